import Diagnostics
import LayoutEngine
import Vocabulary

/// How much a program may do before it is stopped, in all: the rounds of layout and the steps of a scenario share it.
public struct InterpreterLimits: Sendable, Hashable {
    /// Statements, loop rounds, calls and elements handled natively.
    public var steps = 10_000_000
    /// Calls of interpreted functions inside each other.
    public var depth = 512
    /// Bytes of arrays, strings and other values made, in all.
    public var bytes = 256 << 20
    /// Bytes of the thread's stack that may be used.
    public var stackBytes = 4 << 20

    public init() {}

    /// The limits of a session, whose thread has a stack of 512 MiB.
    static let session: InterpreterLimits = {
        var limits = InterpreterLimits()
        limits.stackBytes = 256 << 20
        return limits
    }()
}

/// Runs the code of a program inside its limits; nothing outside can be reached.
public final class Interpreter {
    public let program: Program
    public let platform: Platform
    public let limits: InterpreterLimits
    let catalogue: Catalogue
    let index = ProgramIndex()
    let text: SourceLines
    /// What does not depend on the program.
    let tables: SharedTables

    let slots: UnsafeMutablePointer<Value>
    private static let slotLimit = 1 << 16
    /// Slots that have been initialised; more are when code first needs them, as most programs need few.
    private(set) var slotCount = 1 << 6
    var top = 0
    /// Behind a pointer, so that counting costs no check for overlapping access.
    private let fuel: UnsafeMutablePointer<Int>
    var steps: Int {
        @inline(__always) get { fuel.pointee }
        @inline(__always) set { fuel.pointee = newValue }
    }
    var bytesLeft: Int
    /// Levels of values inside values that are being compared, hashed or written, and of those being encoded.
    var valueDepth = 0
    var codingDepth = 0
    var depth = 0
    var stackStart: UInt = 0
    var returnValue: Value = .void
    var yielded: Value = .void
    var jumpLabel = 0
    var held: [[Value]] = []
    /// What generic parameters of the running calls stand for, where only the place of the call tells.
    var boundGenerics: [[String: TypeName]] = []
    var nativeRange: Range<Int> = 0..<0
    /// Where the last interpreted call stands, for what native code without a place of its own stops with.
    var callRange: Range<Int> = 0..<0
    /// The place for a failure of native code.
    var nativePlace: Range<Int> { nativeRange.isEmpty ? callRange : nativeRange }
    var compileDiagnostics: [Diagnostic] = []
    /// Whether the bodies of the program are being checked, and not an expression from elsewhere.
    var checksProgram = false
    var inferring: Set<ObjectIdentifier> = []
    var inferredTypes: [ObjectIdentifier: TypeName?] = [:]
    var memberPlaces: [Range<Int>: Range<Int>] = [:]
    /// All code that was compiled.
    private var codes: [Code] = []
    var implicitMembers: [String: Value] = [:]
    /// The models of SwiftData that the program has made its contexts hold.
    var modelStore = ModelStore()
    var knownMembers: [String: Bool] = [:]
    /// Whether the program names a type of a framework that does not run here, whose members cannot be listed.
    lazy var usesOutside = NativeLibrary.mentionsOutside(program.text)
    /// Whether what the source leaves open may be assumed, with a warning.
    var makesAssumptions = true
    /// What the view that is being made does with values that are made up.
    var presence = Presence()
    /// The imported modules whose declarations cannot be seen.
    let unseenModules: [String]
    /// Types that the source names and nothing here declares.
    lazy var unseenTypes = findUnseenTypes()
    /// How often a task has slept since the views settled last.
    var sleeps = 0
    /// Whether what runs may wait forever without keeping anything else from going on.
    var maySuspend = false
    /// The traits of the preview that is laid out.
    var previewTraits: [Value] = []
    /// Whether only the first of several root views is laid out: each view of a preview provider has a canvas of its own.
    var showsOneView = false
    /// Whether the code of a preview is compiled and run.
    var isInPreview = false
    var silentWrites = 0
    /// Types of arguments by themselves; the expression is kept, so that its identity stays its own.
    var shownTypes: [ObjectIdentifier: (expression: Expression, type: TypeName?, isLiteral: Bool)] = [:]
    var dynamicPropertiesByType: [ObjectIdentifier: [DynamicProperty]] = [:]
    var deferred = DeferredQueue()
    /// What the program has set in its user defaults.
    public let userDefaults = UserDefaultsStore()
    /// Who observes the program's own notifications.
    public let notifications = NotificationRegistry()
    /// What subscribers the program made; they end with it.
    var subscriptions: [Subscription] = []
    /// The local state of previews, by the place of its declaration.
    var localStates: [Int: Box] = [:]
    /// How often work with a delay was run since the views last came to rest.
    var delayedTurns = 0
    var freshNumbers = 0
    /// How many objects the program has made.
    var objectCount = 0
    /// The screen and device that code asks about.
    public var surroundings = Surroundings()
    /// The last writes of state, by property, with the value's text.
    var lastWrites: [(name: String, text: String)] = []
    /// The properties whose observers run, each with its object.
    var observing: Set<[ObjectIdentifier]> = []
    /// Whether what is compiled stands in the program, so that it shows where `try` and `await` stand.
    var checksEffects = true
    var random = SeededGenerator()
    var didNoteRandom = false

    /// What `print` wrote, one entry a call.
    public internal(set) var printed: [String] = []
    /// Notes and warnings of the run.
    public internal(set) var notes: [Diagnostic] = []
    /// How often a box or a property of an object was written.
    public internal(set) var writeCount = 0
    /// The name of the property written last.
    public internal(set) var lastWrittenName: String?

    /// Prepares a program; its top-level code is not run yet.
    public convenience init(
        program: Program, catalogue: Catalogue = .standard, limits: InterpreterLimits = InterpreterLimits()
    ) {
        self.init(program: program, catalogue: catalogue, limits: limits, tables: SharedTables())
    }

    init(program: Program, catalogue: Catalogue, limits: InterpreterLimits, tables: SharedTables) {
        self.program = program
        self.tables = tables
        platform = program.platform
        self.limits = limits
        self.catalogue = catalogue
        unseenModules = Self.unseenModules(of: program)
        text = SourceLines(program.text)
        fuel = .allocate(capacity: 1)
        fuel.initialize(to: limits.steps)
        bytesLeft = limits.bytes
        slots = .allocate(capacity: Self.slotLimit)
        slots.initialize(repeating: .void, count: slotCount)
        for statement in program.statements {
            if case .declaration(.variable(let variable)) = statement.kind {
                index.addGlobal(variable, isTopLevel: true)
            }
        }
        index.add(program)
        for info in index.typeOrder { prepareHashing(info) }
    }

    deinit {
        for subscription in subscriptions { subscription.cancel() }
        slots.deinitialize(count: slotCount)
        slots.deallocate()
        fuel.deallocate()
        // Calls that are resolved when they are met keep the compiler of the code that they stand in.
        for code in codes { code.clear() }
        index.clear()
    }

    /// Remembers code, which is let go with the interpreter.
    func keep(_ code: Code) {
        if codes.last !== code { codes.append(code) }
    }

    /// Gives the whole budget again, where one interpreter serves several independent runs.
    func refuel() {
        steps = limits.steps
        bytesLeft = limits.bytes
    }

    // MARK: Running code

    func outOfSteps(_ range: Range<Int>) -> any Error {
        failure("step-limit", "the program runs for more than \(limits.steps) steps", range)
    }

    func failure(_ id: String, _ message: String, _ range: Range<Int>, hints: [String] = []) -> any Error {
        DiagnosticsError([Diagnostic(id: id, message: message, range: range, hints: hints)])
    }

    func record(_ diagnostic: Diagnostic) {
        guard !compileDiagnostics.contains(diagnostic) else { return }
        compileDiagnostics.append(diagnostic)
    }

    /// Reserves a frame and counts the call.
    @inline(__always)
    func enter(_ code: Code, _ range: Range<Int>) throws -> Int {
        steps &-= 1
        if steps < 0 { throw outOfSteps(range) }
        let base = top
        guard depth < limits.depth, base + code.frameSize <= slotCount || addSlots(base + code.frameSize), hasStack()
        else {
            throw failure(
                "depth-limit", "calls nest deeper than the limit of \(limits.depth)", range,
                hints: ["look for a function, property or view that uses itself"])
        }
        top = base + code.frameSize
        depth += 1
        if !range.isEmpty { callRange = range }
        return base
    }

    /// Makes slots ready up to a place; `false` if there are no more.
    private func addSlots(_ place: Int) -> Bool {
        guard place <= Self.slotLimit else { return false }
        let count = min(Self.slotLimit, max(place, 2 * slotCount))
        (slots + slotCount).initialize(repeating: .void, count: count - slotCount)
        slotCount = count
        return true
    }

    @inline(__always)
    func leave(_ base: Int, _ code: Code) {
        for place in base..<(base + code.frameSize) { slots[place] = .void }
        top = base
        depth -= 1
    }

    /// Runs native work that may come back to itself, counted like a call of the program's own code.
    ///
    /// - Throws: `depth-limit`.
    func nesting<Result>(_ body: () throws -> Result) throws -> Result {
        guard depth < limits.depth, hasStack() else {
            throw failure(
                "depth-limit", "calls nest deeper than the limit of \(limits.depth)", nativeRange,
                hints: ["look for what sends to itself"])
        }
        depth += 1
        defer { depth -= 1 }
        return try body()
    }

    /// Stops native work before it leaves the stack.
    ///
    /// - Throws: `depth-limit`.
    @inline(__always)
    func checkStack() throws {
        guard hasStack() else { throw failure("depth-limit", "the work nests too deep", nativeRange) }
    }

    @inline(__always)
    private func hasStack() -> Bool {
        var marker: UInt8 = 0
        let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
        if depth == 0 { stackStart = here }
        return stackStart &- min(here, stackStart) < UInt(limits.stackBytes)
    }

    /// Runs prepared code in its frame.
    func execute(_ code: Code, _ frame: Frame) throws -> Value {
        for slot in code.boxedSlots { frame.slots[slot] = .box(Box(frame.slots[slot])) }
        if let expression = code.expression { return try expression.eval(frame) }
        guard let body = code.body else { return .void }
        let flow = try body.run(frame)
        guard flow == .returned else { return .void }
        let value = returnValue
        returnValue = .void
        return value
    }

    /// Runs a function with compiled arguments.
    func run(
        _ code: Code, receiver: inout Value, _ plans: [ArgumentPlan], _ f: Frame, _ range: Range<Int>,
        captured: Closure? = nil
    ) throws -> Value {
        let base = try enter(code, range)
        let frame = Frame(slots: slots + base, machine: self)
        defer { leave(base, code) }
        var hasPlaces = false
        for (index, plan) in plans.enumerated() {
            switch plan {
            case .node(let node): frame.slots[1 + index] = try node.eval(f)
            case .variadic(let nodes): frame.slots[1 + index] = .array(try nodes.map { try $0.eval(f) })
            case .place: hasPlaces = true
            case .defaulted: break
            }
        }
        if let captured { fill(frame, captured) }
        frame.slots[0] = receiver
        for (index, plan) in plans.enumerated() {
            if case .defaulted = plan, index < code.defaults.count, let node = code.defaults[index] {
                frame.slots[1 + index] = try node.eval(frame)
            }
        }
        // The receiver is moved in, so that it is changed in place and not copied.
        receiver = .void
        defer {
            receiver = frame.slots[0]
            if code.boxedSlots.contains(0), case .box(let box) = receiver { receiver = box.value }
        }
        return hasPlaces ? try executeWithPlaces(code, frame, plans, f) : try execute(code, frame)
    }

    /// `inout` places give up their value while the call runs, and get back what is left, also after an error.
    private func executeWithPlaces(_ code: Code, _ frame: Frame, _ plans: [ArgumentPlan], _ f: Frame) throws -> Value {
        for (index, plan) in plans.enumerated() {
            guard case .place(let node) = plan else { continue }
            if node is LocalNode || node is BoxedNode {
                // Moved out, so that it is changed in place.
                try node.modify(f) {
                    frame.slots[1 + index] = $0
                    $0 = .void
                }
            } else {
                frame.slots[1 + index] = try node.eval(f)
            }
        }
        func giveBack() throws {
            for (index, plan) in plans.enumerated() {
                guard case .place(let node) = plan else { continue }
                var value = frame.slots[1 + index]
                if code.boxedSlots.contains(1 + index), case .box(let box) = value { value = box.value }
                frame.slots[1 + index] = .void
                try node.assign(f, value)
            }
        }
        do {
            let result = try execute(code, frame)
            try giveBack()
            return result
        } catch {
            try giveBack()
            throw error
        }
    }

    private func fill(_ frame: Frame, _ closure: Closure) {
        for (capture, value) in zip(closure.code.captures, closure.captured) { frame.slots[capture.to] = value }
        for (place, value) in closure.presets.enumerated() {
            frame.slots[1 + closure.code.parameterCount + place] = value
        }
    }

    /// Runs a closure; `prepare` stores the arguments.
    func run(
        _ closure: Closure, _ range: Range<Int>, _ prepare: (UnsafeMutablePointer<Value>) throws -> Void,
        after: ((UnsafeMutablePointer<Value>) throws -> Void)? = nil
    ) throws -> Value {
        let code = closure.code
        let base = try enter(code, range)
        let frame = Frame(slots: slots + base, machine: self)
        defer { leave(base, code) }
        try prepare(frame.slots)
        frame.slots[0] = closure.selfValue
        fill(frame, closure)
        let result: Value
        do { result = try execute(code, frame) } catch {
            try after?(frame.slots)
            throw error
        }
        try after?(frame.slots)
        return result
    }

    /// Calls a declared function with values; missing ones take their defaults.
    func call(_ function: FunctionInfo, receiver: inout Value, _ arguments: [Value?]) throws -> Value {
        let code = try code(of: function)
        let base = try enter(code, function.range)
        let frame = Frame(slots: slots + base, machine: self)
        defer { leave(base, code) }
        for (place, value) in arguments.prefix(code.parameterCount).enumerated() {
            guard let value else { continue }
            let spec = function.parameters[place]
            let wanted = spec.type.flatMap { canonical($0, owner: function.owner, generics: function.generics) }
            frame.slots[1 + place] = wanted.map { coerce(value, to: $0) } ?? value
        }
        frame.slots[0] = receiver
        for place in 0..<code.parameterCount where place >= arguments.count || arguments[place] == nil {
            if place < code.defaults.count, let node = code.defaults[place] {
                frame.slots[1 + place] = try node.eval(frame)
            }
        }
        receiver = .void
        defer {
            receiver = frame.slots[0]
            if code.boxedSlots.contains(0), case .box(let box) = receiver { receiver = box.value }
        }
        return try execute(code, frame)
    }

    /// The evaluated arguments of a call, as plans that give them again.
    func evaluated(_ plans: [ArgumentPlan], _ f: Frame) throws -> [ArgumentPlan] {
        try plans.map { plan in
            switch plan {
            case .node(let node): return node is ConstantNode ? plan : .node(ValueNode(try node.eval(f), node.range))
            case .variadic(let nodes): return .variadic(try nodes.map { ValueNode(try $0.eval(f), $0.range) })
            case .place, .defaulted: return plan
            }
        }
    }

    func values(of plans: [ArgumentPlan], _ f: Frame) throws -> [Value?] {
        try plans.map { plan in
            switch plan {
            case .node(let node), .place(let node): return try node.eval(f)
            case .variadic(let nodes): return .array(try nodes.map { try $0.eval(f) })
            case .defaulted: return nil
            }
        }
    }

    func wordArguments(_ parameters: [ParameterSpec], _ plans: [ArgumentPlan], _ f: Frame) throws -> [Argument] {
        var arguments: [Argument] = []
        for (parameter, plan) in zip(parameters, plans) {
            switch plan {
            case .node(let node), .place(let node):
                var value = try node.eval(f).unsliced
                if let text = value.outside?.madeUpText, parameter.type?.takesText == true { value = .string(text) }
                arguments.append(Argument(name: parameter.name, value: value, range: node.range))
            case .variadic(let nodes):
                if nodes.isEmpty { continue }
                arguments.append(
                    Argument(
                        name: parameter.name, value: .array(try nodes.map { try $0.eval(f) }),
                        range: nodes[0].range.lowerBound..<nodes[nodes.count - 1].range.upperBound))
            case .defaulted: continue
            }
        }
        return arguments
    }

    /// Runs the overload that the values of the arguments choose.
    func withChoice(_ calls: [PreparedCall], _ f: Frame, _ body: (PreparedCall) throws -> Value) throws -> Value {
        if calls.count == 1 { return try body(calls[0]) }
        let values = try calls[0].checks.map { try $0.node.eval(f) }
        let chosen =
            calls.first { call in zip(call.checks, values).allSatisfy { value($1, is: $0.type) } } ?? calls[0]
        held.append(values)
        defer { held.removeLast() }
        return try body(chosen)
    }
}
