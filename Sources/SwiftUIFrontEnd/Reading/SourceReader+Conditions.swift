import SwiftSyntax
import Vocabulary

extension SourceReader {
    /// The clause of `#if` that holds for the platform.
    func activeClause(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        config.clauses.first { clause in
            guard let condition = clause.condition else { return true }
            return holds(expression(condition))
        }
    }

    private func holds(_ condition: Expression) -> Bool {
        switch condition.kind {
        case .bool(let value): return value
        case .prefix("!", let operand): return !holds(operand)
        case .binary("&&", let a, let b): return holds(a) && holds(b)
        case .binary("||", let a, let b): return holds(a) || holds(b)
        case .tuple(let elements): return elements.count == 1 && holds(elements[0].value)
        case .name(let name, _): return name == "DEBUG"
        case .call(let function, let arguments):
            guard case .name(let function, _) = function.kind else { return false }
            var argument = ""
            if let first = arguments.first, case .name(let name, _) = first.value.kind { argument = name }
            switch function {
            case "os": return argument == platform.rawValue || (argument == "OSX" && platform == .macOS)
            case "canImport":
                switch argument {
                case "UIKit": return platform == .iOS
                case "AppKit", "Cocoa": return platform == .macOS
                default: return SystemModules.names.contains(argument)
                }
            case "targetEnvironment": return argument == "simulator" && platform == .iOS
            case "swift", "compiler": return true
            case "arch": return argument == "arm64"
            default: return false
            }
        default: return false
        }
    }
}
