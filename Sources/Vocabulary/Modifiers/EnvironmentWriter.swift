/// A modifier that only sets an environment value which words inside read.
protocol EnvironmentWriter: ModifierWord {
    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext)
}

extension EnvironmentWriter {
    static func prepare(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) throws {
        write(&environment, call, in: context)
    }
}
