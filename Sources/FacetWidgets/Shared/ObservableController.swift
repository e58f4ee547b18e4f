#if canImport(Combine)
public import Combine
#endif

/// What the observable controllers have in common: they can be held as `@ObservedObject` too, where Combine exists.
///
/// Views that read their properties are updated by the Observation framework in any case.
@MainActor public class ObservableController {
  #if canImport(Combine)
  /// Published for `objectWillChange` alone.
  @Published private var changes = 0
  #endif

  init() {}

  /// Called before each change.
  func willChange() {
    #if canImport(Combine)
    changes += 1
    #endif
  }
}

#if canImport(Combine)
extension ObservableController: ObservableObject {}
#endif
