// What nearly all tests here use.
@_exported import TestSupport
