// What nearly all tests here use.
@_exported import SearchSupport
@_exported import TestSupport
