import Diagnostics
import LayoutEngine

/// What a file declares for the other files of its target, and the words that it uses.
public struct SourceNames: Sendable {
    /// Names of types, functions and variables at the top level, and of what extensions add to types.
    public let declared: Set<String>
    /// The types among them, without those that are only extended.
    public let types: Set<String>
    /// Every identifier in the text.
    public let used: Set<String>

    /// Reads a file; one that cannot be parsed declares nothing.
    public init(of text: String, platform: Platform = .iOS) {
        used = Self.words(of: text)
        let program = OnLargeStack.run { try? SourceReader.read(text, platform: platform) }
        var names: Set<String> = []
        for declaration in program?.declarations ?? [] { Self.add(declaration, to: &names) }
        for statement in program?.statements ?? [] {
            if case .declaration(let declaration) = statement.kind { Self.add(declaration, to: &names) }
        }
        declared = names
        types = Set(
            (program?.declarations ?? []).compactMap {
                if case .type(let type) = $0, type.kind != .extended { type.name } else { nil }
            })
    }

    private static func add(_ declaration: Declaration, to names: inout Set<String>) {
        switch declaration {
        case .variable(let variable): if let name = variable.name { names.insert(name) }
        case .function(let function): names.insert(function.name)
        case .alias(let name, _, _): names.insert(name)
        case .type(let type) where type.kind == .extended:
            for member in type.members { add(member, to: &names) }
        case .type(let type): names.insert(type.name)
        }
    }

    private static func words(of text: String) -> Set<String> {
        var words: Set<String> = []
        var word: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 48...57, 65...90, 95, 97...122, 128...255: word.append(byte)
            default:
                if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
        return words
    }
}

extension String {
    /// The line around a UTF-8 offset, without the spaces in front.
    func line(atByte offset: Int) -> String {
        let bytes = Array(utf8)
        guard offset < bytes.count else { return "" }
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
        return String(String(decoding: bytes[start..<end], as: UTF8.self).drop { $0 == " " })
    }
}
