import Diagnostics
import Vocabulary

/// Names that stand where a type should, and are no type's.
extension Interpreter {
    /// Tells every name in a type's place that nothing declares and that is nearly a known one.
    func checkTypeNames() {
        var told: [String: String?] = [:]
        for mention in program.types.mentions {
            let name = mention.name
            let meant = told[name] ?? (isNowhereDeclared(name) ? nearType(name) : nil)
            told[name] = .some(meant)
            guard let meant else { continue }
            record(
                Diagnostic(
                    id: "unknown-type", message: "there is no type `\(name)`", range: mention.range,
                    hints: ["did you mean `\(meant)`?"]))
        }
    }

    func isNowhereDeclared(_ name: String) -> Bool {
        guard name.utf8.count > 1, !program.types.declared.contains(name), !Self.impliedNames.contains(name),
            !NativeLibrary.outsideNames.contains(name)
        else { return false }
        return !isKnownType(name) && !NativeLibrary.isOutside(name) && !Self.protocolNames.contains(name)
            && Lexicon.view(named: name) == nil && !Self.declarableProtocols.contains(name)
            || NativeLibrary.isOutside(name) && Self.frameworkTypes.contains { NearestName.isOneSlip(name, from: $0) }
    }

    /// Associated types of the library's protocols, which conforming types need not declare.
    private static let impliedNames = associatedNames.union([
        "AnimatableData", "ArrayLiteralElement", "Body", "Bound", "Cache", "Configuration", "Content", "Context",
        "Coordinator", "Entry", "FormatInput", "FormatOutput", "Input", "Intent", "Iterator", "Label", "NSViewType",
        "Representation", "Self", "Success", "Subviews", "UIViewControllerType", "UIViewType"
    ])

    /// The known name that was probably meant.
    func nearType(_ name: String) -> String? {
        let own = index.types.keys.filter {
            TypeNameSlip(name, $0)?.isSure(of: .program) ?? false && !$0.contains(".")
        }
        if let near = own.min() { return near }
        if let near = Self.commonTypes.first(where: { TypeNameSlip(name, $0)?.isSure(of: .common) ?? false }) {
            return near
        }
        // Known names that are too long for another word to be one letter off.
        func isNear(_ known: String) -> Bool {
            known.utf8.count >= 8 && TypeNameSlip(name, known)?.isSure(of: .library) ?? false
        }
        let modelled = name.utf8.first.map(NativeLibrary.typeNames(withFirst:)) ?? []
        return modelled.filter { isNear($0) && !$0.contains(".") }.min() ?? Lexicon.viewNames.first(where: isNear)
            ?? Self.protocolsInOrder.first(where: isNear)
    }

    /// Types of frameworks that are modelled, whose names are told from those of other types of the same framework.
    private static let frameworkTypes = [
        "CGAffineTransform", "CGColor", "CGFloat", "CGPath", "CGPoint", "CGRect", "CGSize", "CGVector", "NSColor",
        "NSFont", "NSImage", "NSView", "UIBezierPath", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UIView",
        "UIViewController", "UIViewRepresentable"
    ]

    /// Types that properties and parameters are often of.
    private static let commonTypes =
        [
            "String", "Int", "Double", "Float", "Bool", "View", "Color", "Image", "Text", "Font", "Alignment",
            "Binding", "Character", "LocalizedStringKey"
        ] + frameworkTypes

    private static let protocolsInOrder = protocolNames.sorted() + declarableProtocols.sorted()
}

/// How a name differs from a known one by one slip of the hand.
struct TypeNameSlip {
    enum Kind { case letterCase, swapped, dropped, added, wrong }

    /// What a known name is known by; the less common it is, the surer the slip must be.
    enum Source { case program, common, library }

    let name: [Character]
    let known: [Character]
    let kind: Kind
    /// Where the names begin to differ.
    let place: Int

    /// `nil` if the names differ by more than one slip, or not at all.
    init?(_ name: String, _ known: String) {
        guard Self.mayBeSlip(name, known) else { return nil }
        self.name = Array(name)
        self.known = Array(known)
        guard name != known, abs(self.name.count - self.known.count) <= 1 else { return nil }
        if name.lowercased() == known.lowercased() {
            (kind, place) = (.letterCase, 0)
            return
        }
        guard NearestName.isOneSlip(name, from: known), name.first == known.first else { return nil }
        place = zip(self.name, self.known).prefix { $0 == $1 }.count
        switch self.name.count - self.known.count {
        case 1: kind = .added
        case -1: kind = .dropped
        default: kind = self.name.sorted() == self.known.sorted() ? .swapped : .wrong
        }
    }

    /// What every slip has: about the same length, the same first letter in some case, and all but two letters the same
    /// from the front or from the back, in some case.
    private static func mayBeSlip(_ name: String, _ known: String) -> Bool {
        guard let first = name.utf8.first, let other = known.utf8.first, first | 0x20 == other | 0x20,
            abs(name.utf8.count - known.utf8.count) <= 2
        else { return false }
        // Other letters than ASCII's have more than one byte, and other cases.
        guard name.utf8.allSatisfy({ $0 < 0x80 }), known.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
        let same = zip(name.utf8, known.utf8).prefix { $0 | 0x20 == $1 | 0x20 }.count
        let behind = zip(name.utf8.reversed(), known.utf8.reversed()).prefix { $0 | 0x20 == $1 | 0x20 }.count
        return same + behind + 2 >= max(name.utf8.count, known.utf8.count)
    }

    /// Whether the name is no word of its own, as far as that can be told.
    func isSure(of source: Source) -> Bool {
        let length = changedWord.count
        switch kind {
        case .letterCase: return source != .library
        case .swapped: return true
        case .wrong: return length >= (source == .common ? 6 : 8) || isFramework
        case .dropped, .added:
            // Plurals, and words inside others: `Plane` and `Planet`.
            if place >= min(name.count, known.count) {
                let last = known[known.count - 1]
                if kind == .added { return name[name.count - 1] == last && last != "s" }
                return source != .program && last != "s"
            }
            switch source {
            case .program: return known.count > length ? length >= 4 : length >= 5
            case .common: return true
            case .library: return length >= 6
            }
        }
    }

    private var isFramework: Bool {
        known.count > 4 && known.prefix(3).allSatisfy(\.isUppercase) && place >= 2
    }

    /// The word of the known name in which the slip is: names are words that begin with capitals.
    private var changedWord: ArraySlice<Character> {
        let place = min(place, known.count - 1)
        let start = known[...place].lastIndex(where: \.isUppercase) ?? 0
        let end = known[(place + 1)...].firstIndex(where: \.isUppercase) ?? known.count
        return known[start..<end]
    }
}
