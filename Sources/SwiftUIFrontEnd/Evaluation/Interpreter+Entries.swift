import Diagnostics
import LayoutEngine
import Vocabulary

extension Interpreter {
    convenience init(program: Program, limits: InterpreterLimits = .session, tables: SharedTables) {
        self.init(program: program, catalogue: .standard, limits: limits, tables: tables)
    }

    // MARK: Expressions from outside

    /// Evaluates source text in terms of the program: an expression, or statements of a view builder.
    ///
    /// - Throws: `DiagnosticsError`; its ranges lie in the text.
    func evaluate(entry source: String) throws -> Value {
        let program = try read(outside: source)
        return try withText(source) {
            if program.statements.count == 1, case .expression(let expression)? = program.statements.first?.kind {
                return try checked { try self.evaluate(expression, expected: nil, owner: nil) }
            }
            return try evaluate(builder: program.statements)
        }
    }

    /// Reads text from outside; what is wrong with it has no place in the program.
    private func read(outside source: String) throws -> Program {
        do { return try SourceReader.read(source, platform: platform) } catch let error as DiagnosticsError {
            throw DiagnosticsError(
                error.diagnostics.map {
                    Diagnostic(
                        id: $0.id, severity: $0.severity, message: $0.message + " (in `\(source.prefix(80))`)",
                        hints: $0.hints)
                })
        }
    }

    /// Makes a view that takes no arguments, as `Name()` does, without the way through the parser.
    func evaluate(view name: String) throws -> Value {
        let end = name.utf8.count
        var callee: Expression?
        for part in name.split(separator: ".").map(String.init) {
            callee = Expression(callee.map { .member($0, part) } ?? .name(part, []), 0..<end)
        }
        guard let callee else { return .void }
        return try withText(name + "()") {
            try checked { try self.evaluate(Expression(.call(callee, []), 0..<end + 2), expected: nil, owner: nil) }
        }
    }

    /// Evaluates statements as a view builder.
    func evaluate(builder statements: [Statement]) throws -> Value {
        let use = NameUse(statements: statements)
        let context = FunctionContext(
            name: "entry", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false, use: use,
            parameterCount: 0, generics: [])
        return try checked {
            context.code.expression = Compiler(self, context).built(
                statements, by: "ViewBuilder", range: statements.first?.range ?? 0..<0)
            return try self.evaluate(context.code, receiver: .void, 0..<0)
        }
    }

    /// Evaluates an expression as a value of a type.
    func evaluate(expression source: String, as type: TypeName?) throws -> Value {
        let program = try read(outside: source)
        guard program.statements.count == 1, case .expression(let expression)? = program.statements.first?.kind else {
            throw DiagnosticsError([Diagnostic(id: "not-an-expression", message: "`\(source)` is not one expression")])
        }
        return try withText(source) {
            try checked { try self.evaluate(expression, expected: type, owner: nil) }
        }
    }

    /// Errors inside text from outside say which text it was, as they do not point into the program.
    func withText<Result>(_ source: String, _ body: () throws -> Result) throws -> Result {
        let outer = checksEffects
        checksEffects = false
        let known = notes.count
        defer {
            checksEffects = outer
            for place in notes.indices.dropFirst(known) {
                if let range = notes[place].range, isOutside(range, source) { notes[place].range = nil }
            }
        }
        do { return try body() } catch let error as DiagnosticsError {
            throw DiagnosticsError(
                error.diagnostics.map { diagnostic in
                    var outside = diagnostic
                    if let range = diagnostic.range, isOutside(range, source) {
                        outside.range = nil
                        outside.message += " (in `\(source.prefix(80))`)"
                    }
                    return outside
                })
        }
    }

    /// Whether a range means the text from outside: what it names there differs from what stands in the program.
    func isOutside(_ range: Range<Int>, _ source: String) -> Bool {
        range.upperBound <= source.utf8.count
            && (String(decoding: Array(source.utf8)[range], as: UTF8.self) != text.text(range) || range.isEmpty)
    }

    /// Runs `body` and throws what it found wrong while compiling, all of it.
    func checked<Result>(_ body: () throws -> Result) throws -> Result {
        let before = compileDiagnostics.count
        do { return try tellPlace(body) } catch let error as DiagnosticsError {
            let found = compileDiagnostics[min(before, compileDiagnostics.count)...].filter { $0.severity == .error }
            var all = error.diagnostics
            for diagnostic in found where !all.contains(diagnostic) { all.append(diagnostic) }
            throw DiagnosticsError(all)
        }
    }

    /// Gives errors of native code and of the interpreted program the shape of diagnostics.
    func tellPlace<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let error as NativeFailure {
            throw failure(error.id, error.message, nativeRange, hints: error.hints)
        } catch let error as ThrownValue {
            throw failure("uncaught-error", "nothing catches the error \(try text(of: error.value))", error.range)
        } catch is ChainEnd {
            return try failWithNil()
        }
    }

    func failWithNil<Result>() throws -> Result {
        throw failure("unexpected-nil", "unexpectedly found nil", nativeRange)
    }

    // MARK: Top-level code

    /// Runs the statements outside declarations, in order, as a script.
    public func runTopLevel() throws {
        let statements = program.statements
        let use = NameUse(statements: statements)
        let context = FunctionContext(
            name: "main", parent: nil, parentScope: nil, owner: nil, hasSelf: false, isMutating: false, use: use,
            parameterCount: 0, generics: [])
        let compiler = Compiler(self, context)
        var steps: [Step] = []
        for statement in statements { steps.append(contentsOf: compiler.topLevel(statement)) }
        let found = compileDiagnostics.filter { $0.severity == .error }
        if !found.isEmpty { throw DiagnosticsError(found) }
        context.code.body = BlockStep(steps, 0..<0)
        _ = try tellPlace { try evaluate(context.code, receiver: .void, 0..<0) }
    }
}
