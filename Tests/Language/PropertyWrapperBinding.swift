@propertyWrapper
final class Box<T> {
    var wrappedValue: T
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    var projectedValue: Ref<T> { Ref(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) }
}
@propertyWrapper
struct Ref<T> {
    let get: () -> T
    let set: (T) -> Void
    var wrappedValue: T { get { get() } nonmutating set { set(newValue) } }
}
struct Child {
    @Ref var value: Int
    func bump() { value += 10 }
}
struct Parent {
    @Box var count = 1
    func child() -> Child { Child(value: $count) }
}
let parent = Parent()
parent.child().bump()
parent.child().bump()
print(parent.count)
