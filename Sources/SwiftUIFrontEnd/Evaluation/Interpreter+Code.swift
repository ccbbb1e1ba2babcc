import Diagnostics
import Vocabulary

/// Compiled code of functions and closures, made when it is first needed.
extension Interpreter {
    func code(of function: FunctionInfo) throws -> Code {
        if let code = function.code { return code }
        let written = unwrapping(function)
        let use = NameUse(statements: written)
        let isInstance = !function.isStatic && function.owner != nil
        let context = FunctionContext(
            name: function.name, parent: nil, parentScope: nil, owner: function.owner, hasSelf: isInstance,
            isMutating: function.isMutating || function.isInitializer, isInitializer: function.isInitializer,
            use: use, parameterCount: function.parameters.count, generics: function.generics)
        context.result =
            function.isInitializer
            ? nil
            : canonical(
                function.result ?? .named("Void"), owner: function.owner, generics: function.generics)
        context.hasDynamicType =
            function.isStatic
            && (function.owner?.kind == .classType
                || function.owner?.kind == .protocolType
                || function.owner.map { $0.kind == .native && Self.protocolNames.contains($0.name) } ?? false)
        context.function = function
        let code = context.code
        function.code = code
        let compiler = Compiler(self, context)
        for parameter in function.parameters {
            guard case .named(let generic, _)? = parameter.type,
                let bound = function.declaration?.constraints[generic]?.nominalName.flatMap({ index.types[$0] }),
                bound.kind == .protocolType
            else { continue }
            context.bounds[parameter.name] = bound
        }
        compiler.bindParameters(function.parameters)
        compiler.defaults(function.parameters)
        if let builder = function.builder {
            code.expression = compiler.built(written, by: builder, range: function.range)
        } else if function.isInitializer {
            code.body = compiler.block(written, function.range)
        } else {
            let hasResult = function.result != nil && context.result != .named("Void")
            // A getter without a known type still gives the value of its one expression.
            compiler.body(
                written, into: code, result: hasResult ? context.result : .named("Void"),
                isClosure: hasResult && context.result == nil)
            if let result = function.result, hasResult, result != .named("Never") {
                compiler.checkEnd(of: written, name: function.name, result: result)
            }
        }
        return code
    }

    /// An expression as code of its own, for initial values.
    func code(
        of expression: Expression, name: String, expected: TypeName?, owner: TypeInfo?, hasSelf: Bool,
        builder: String? = nil, written: TypeName? = nil
    ) -> Code {
        let use = NameUse(expression: expression)
        let context = FunctionContext(
            name: name, parent: nil, parentScope: nil, owner: owner, hasSelf: hasSelf, isMutating: false, use: use,
            parameterCount: 0, generics: owner?.generics ?? [])
        let compiler = Compiler(self, context)
        compiler.checkNil(expression, expected)
        if let builder, case .closure(let closure) = expression.kind {
            context.code.expression = compiler.closure(closure, expected: expected, builder: builder)
        } else {
            if case .closure = expression.kind, written != nil { compiler.sureFunction = expected?.unwrapped }
            let node = compiler.compile(expression, expected: expected)
            compiler.bind(node, by: written)
            if let written { compiler.checkValue(expression, node, expected, written: written) }
            context.code.expression = compiler.coerced(node, to: expected)
        }
        return context.code
    }

    func evaluate(_ code: Code, receiver: Value, _ range: Range<Int>) throws -> Value {
        let base = try enter(code, range)
        defer { leave(base, code) }
        let frame = Frame(slots: slots + base, machine: self)
        frame.slots[0] = receiver
        return try execute(code, frame)
    }

    func evaluate(_ expression: Expression, expected: TypeName?, owner: TypeInfo?) throws -> Value {
        let wanted = expected.flatMap { canonical($0, owner: owner, generics: owner?.generics ?? []) }
        let code = code(of: expression, name: "", expected: wanted, owner: owner, hasSelf: false)
        return try evaluate(code, receiver: .void, expression.range)
    }
}
