import Vocabulary

/// A method that is called on something else than its receiver: the layout that an `AnyLayout` holds, or the view that
/// stands for a value of another file.
final class RedirectedTarget: Target {
    private let inner: [PreparedCall]
    private let redirect: (Interpreter, Value, Range<Int>) throws -> Value

    init(_ inner: [PreparedCall], to redirect: @escaping (Interpreter, Value, Range<Int>) throws -> Value) {
        self.inner = inner
        self.redirect = redirect
        super.init(parameters: [], result: nil)
    }

    override func invoke(
        _ f: Frame, _ receiver: inout Value, _ plans: [ArgumentPlan], _ range: Range<Int>
    ) throws -> Value {
        var other = try redirect(f.machine, receiver, range)
        return try f.machine.withChoice(inner, f) { try $0.target.invoke(f, &other, $0.plans, range) }
    }
}
