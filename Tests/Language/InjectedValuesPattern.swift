public protocol InjectionKey { associatedtype Value; static var currentValue: Self.Value { get set } }
struct InjectedValues {
    private static var current = InjectedValues()
    static subscript<K>(key: K.Type) -> K.Value where K: InjectionKey {
        get { key.currentValue }
        set { key.currentValue = newValue }
    }
    static subscript<T>(_ keyPath: WritableKeyPath<InjectedValues, T>) -> T {
        get { current[keyPath: keyPath] }
        set { current[keyPath: keyPath] = newValue }
    }
}
@propertyWrapper struct Injected<T> {
    private let keyPath: WritableKeyPath<InjectedValues, T>
    var wrappedValue: T { get { InjectedValues[keyPath] } set { InjectedValues[keyPath] = newValue } }
    init(_ keyPath: WritableKeyPath<InjectedValues, T>) { self.keyPath = keyPath }
}
protocol Service { func name() -> String }
struct Live: Service { func name() -> String { "live" } }
struct Mock: Service { func name() -> String { "mock" } }
private struct ServiceKey: InjectionKey { static var currentValue: Service = Live() }
extension InjectedValues { var service: Service { get { Self[ServiceKey.self] } set { Self[ServiceKey.self] = newValue } } }
struct VM { @Injected(\.service) var service: Service }
var vm = VM()
print(vm.service.name())
InjectedValues[\.service] = Mock()
print(vm.service.name(), InjectedValues[\.service].name())
vm.service = Live()
print(VM().service.name())
