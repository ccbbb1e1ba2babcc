import Vocabulary

/// Finds the declarations of a program that closures and values of a layout tree need, as source.
///
/// What is needed is told by names: a declaration is taken if its name is mentioned, and then all that it mentions.
/// More than needed does no harm; what is missing would.
struct DefinitionCollector {
    /// A declaration at the top of the program.
    private struct Entry {
        var name: String
        /// Any of these being mentioned asks for the declaration.
        var triggers: Set<String>
        var source: String
    }

    private let entries: [Entry]

    init(_ program: Program, _ text: SourceLines) {
        var entries: [Entry] = []
        for declaration in program.declarations {
            switch declaration {
            case .type(let type):
                let isExtension = type.kind == .extended
                entries.append(
                    Entry(
                        name: isExtension ? Self.extensionName(of: type.name) : type.name,
                        triggers: Self.triggers(of: type),
                        source: text.text(type.range)))
            case .function(let function):
                entries.append(
                    Entry(
                        name: function.name,
                        triggers: OperatorPrecedence.isOperator(function.name)
                            ? ["operator"] : [function.name], source: text.text(function.range)))
            case .variable(let variable):
                entries.append(Self.entry(variable, text))
            case .alias(let name, let target, _):
                entries.append(Entry(name: name, triggers: [name], source: "typealias \(name) = \(target.written)"))
            }
        }
        for statement in program.statements {
            if case .declaration(.variable(let variable)) = statement.kind {
                entries.append(Self.entry(variable, text))
            }
        }
        self.entries = entries
    }

    private static func entry(_ variable: VariableDeclaration, _ text: SourceLines) -> Entry {
        let source = text.text(variable.range)
        return Entry(
            name: variable.name ?? "variables", triggers: variable.name.map { [$0] } ?? words(of: source),
            source: (variable.isLet ? "let " : "var ") + source)
    }

    /// What asks for the extensions of a type.
    static func extensionName(of type: String) -> String { "extension \(type)" }

    /// A type is asked for by its name, an extension also by the names that it adds.
    private static func triggers(of type: TypeDeclaration) -> Set<String> {
        let simple = type.name.split(separator: ".").last.map(String.init) ?? type.name
        guard type.kind == .extended else { return [simple] }
        var names: Set<String> = [extensionName(of: type.name)]
        for member in type.members {
            switch member {
            case .variable(let variable): names.formUnion(variable.name.map { [$0] } ?? [])
            case .function(let function): names.insert(function.kind == .function ? function.name : simple)
            case .type(let inner): names.insert(inner.name)
            case .alias(let name, _, _): names.insert(name)
            }
        }
        if type.members.isEmpty || !type.inherits.isEmpty { names.insert(simple) }
        return names
    }

    /// Whether a type or anything else of a name is declared at the top of the program.
    func declares(_ name: String) -> Bool { entries.contains { $0.triggers.contains(name) } }

    /// The declarations that names need, in the order of the source.
    func definitions(for names: Set<String>) -> [(name: String, source: String)] {
        var isTaken = [Bool](repeating: false, count: entries.count)
        var pending = names
        pending.insert("operator")
        var mentioned: Set<String> = []
        while !pending.isEmpty {
            mentioned.formUnion(pending)
            var next: Set<String> = []
            for (index, entry) in entries.enumerated() where !isTaken[index] {
                guard !entry.triggers.isDisjoint(with: mentioned) else { continue }
                isTaken[index] = true
                next.formUnion(Self.words(of: entry.source))
            }
            pending = next.subtracting(mentioned)
        }
        return zip(entries, isTaken).filter(\.1).map { ($0.0.name, $0.0.source) }
    }

    /// The identifiers in a text, those in comments and strings included.
    static func words(of text: String) -> Set<String> {
        var words: Set<String> = []
        var word: [UInt8] = []
        func end() {
            if let first = word.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
                words.insert(String(decoding: word, as: UTF8.self))
            }
            word.removeAll(keepingCapacity: true)
        }
        for byte in text.utf8 {
            let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if isLetter || isDigit || byte == UInt8(ascii: "_") { word.append(byte) } else { end() }
        }
        end()
        return words
    }
}
