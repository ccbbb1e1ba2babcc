@propertyWrapper
final class Shared<Content> {
    private var content: Content
    private(set) var writes = 0
    init(wrappedValue: Content) { content = wrappedValue }
    var wrappedValue: Content {
        get { content }
        set { content = newValue; writes += 1 }
    }
    var projectedValue: Link<Content> { Link(read: { self.content }, write: { self.wrappedValue = $0 }) }
}
@propertyWrapper
struct Link<Content> {
    var read: () -> Content
    var write: (Content) -> Void
    var wrappedValue: Content { get { read() } nonmutating set { write(newValue) } }
}
struct Dimmer {
    @Link var level: Double
    func brighten() { level = min(1, level + 0.375) }
}
struct Lamp {
    @Shared var level = 0.25
    var writes: Int { _level.writes }
    var dimmer: Dimmer { Dimmer(level: $level) }
}
let lamp = Lamp()
lamp.dimmer.brighten()
print(lamp.level, lamp.writes)
lamp.dimmer.brighten()
lamp.dimmer.brighten()
print(lamp.level, lamp.writes)
