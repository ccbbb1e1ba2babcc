import Vocabulary

/// `@Previewable @State var name = …` in a preview: made once, kept from one update to the next.
final class LocalStateStep: Step {
    /// The wrappers that a local variable may have.
    static let wrappers: Set<String> = [
        "State", "StateObject", "FocusState", "GestureState", "AppStorage", "SceneStorage"
    ]

    private let slot: Int
    private let place: Range<Int>
    private let value: Node?

    init(slot: Int, place: Range<Int>, _ value: Node?, _ range: Range<Int>) {
        self.slot = slot
        self.place = place
        self.value = value
        super.init(range)
    }

    override func run(_ f: Frame) throws -> Flow {
        if let kept = f.machine.localStates[place.lowerBound] {
            f.slots[slot] = .box(kept)
        } else {
            let box = Box(try value?.eval(f) ?? .none)
            f.machine.localStates[place.lowerBound] = box
            f.slots[slot] = .box(box)
        }
        return .next
    }
}

/// The value of a local `@State`; writing it is a change of state.
final class LocalStateNode: Node {
    private let slot: Int
    private let name: String

    init(_ slot: Int, _ name: String, _ range: Range<Int>, type: TypeName?) {
        self.slot = slot
        self.name = name
        super.init(range, type: type)
    }

    override func eval(_ f: Frame) throws -> Value {
        if case .box(let box) = f.slots[slot] { return box.value }
        return f.slots[slot]
    }

    override func modify(_ f: Frame, _ body: (inout Value) throws -> Void) throws {
        guard case .box(let box) = f.slots[slot] else { return try body(&f.slots[slot]) }
        try f.machine.write(to: box, name, body)
    }

    override var isPlace: Bool { true }
}
