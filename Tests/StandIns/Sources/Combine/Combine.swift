// These names are Apple's, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public final class AnyCancellable {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  public func cancel() { end() }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private var sinks: [Int: () -> Void] = [:]
  private var next = 0

  public init() {}

  public func send() { for sink in sinks.values { sink() } }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let key = next
    next += 1
    sinks[key] = { receiveValue(()) }
    return AnyCancellable { [weak self] in self?.sinks[key] = nil }
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher of all published properties, or one that never says anything.
  public var objectWillChange: ObservableObjectPublisher {
    var publisher: ObservableObjectPublisher?
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for case let property as any PublishedProperty in current.children.map(\.value) {
        publisher = publisher ?? property.storage.publisher ?? ObservableObjectPublisher()
        property.storage.publisher = publisher
      }
      mirror = current.superclassMirror
    }
    return publisher ?? ObservableObjectPublisher()
  }
}

private protocol PublishedProperty {
  var storage: PublisherStorage { get }
}

private final class PublisherStorage {
  var publisher: ObservableObjectPublisher?
}

@propertyWrapper public struct Published<Value>: PublishedProperty {
  private var value: Value
  fileprivate let storage = PublisherStorage()

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      object[keyPath: storageKeyPath].storage.publisher?.send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}
