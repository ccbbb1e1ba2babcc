import Vocabulary

/// An `AnyCancellable`: its subscription ends with it, or when it is told to.
final class CancellableValue: NativeValue {
    private let subscription: Subscription?
    /// What the program runs to cancel.
    private var action: (() throws -> Void)?

    init(_ subscription: Subscription) { self.subscription = subscription }

    /// What `AnyCancellable { … }` makes; `cancel()` alone runs the closure, as no `deinit` is run here.
    init(_ action: @escaping () throws -> Void) {
        subscription = nil
        self.action = action
    }

    deinit { subscription?.cancel() }

    var typeName: String { "AnyCancellable" }
    func isEqual(to other: any NativeValue) -> Bool? { other as? CancellableValue === self }
    var hashText: String { "\(typeName):\(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()))" }

    func cancel() throws {
        subscription?.cancel()
        let run = action
        action = nil
        try run?()
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("cancel") { _, me, _, _ in
            if case .native(let own as CancellableValue) = me { try own.cancel() }
            return .void
        },
        BuiltinMethod("store in:&") { _, me, a, _ in
            guard case .binding(let place) = a[0] else { return .void }
            switch try place.get() {
            case .set(var set):
                set.insert(me)
                try place.set(.set(set))
            case .array(let elements): try place.set(.array(elements + [me]))
            default: break
            }
            return .void
        }
    ]
}
