import Foundation

/// The machine that a run was made on.
package struct Machine: Codable, Equatable, Sendable {
  /// The processor's name.
  package var cpu: String
  /// The processors that are online.
  package var cores: Int
  /// `x86_64`, `arm64`, …
  package var architecture: String
  /// The system and its version.
  package var system: String

  enum CodingKeys: String, CodingKey {
    case cpu, cores
    case architecture = "arch"
    case system = "os"
  }

  /// A machine with these parts.
  package init(cpu: String, cores: Int, architecture: String, system: String) {
    self.cpu = cpu
    self.cores = cores
    self.architecture = architecture
    self.system = system
  }

  /// This one.
  package static var current: Machine {
    let process = ProcessInfo.processInfo
    #if arch(x86_64)
    let architecture = "x86_64"
    #elseif arch(arm64)
    let architecture = "arm64"
    #else
    let architecture = "other"
    #endif
    return Machine(
      cpu: processorName ?? "unknown", cores: process.activeProcessorCount, architecture: architecture,
      system: process.operatingSystemVersionString)
  }

  private static var processorName: String? {
    #if os(Linux)
    guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
    #elseif canImport(Darwin)
    var size = 0
    // Asks for the size of the text, then for the text in a buffer of that size.
    guard unsafe sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard unsafe sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
    return nil
    #endif
  }

  /// The compiler: what `Scripts/bench` found out from the driver, or else the version that this was compiled for.
  package static var toolchain: String {
    if let name = ProcessInfo.processInfo.environment["FACETS_TOOLCHAIN"], !name.isEmpty { return name }
    #if compiler(>=6.4)
    return "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    return "Swift 6.3"
    #else
    return "Swift 6.2"
    #endif
  }
}
