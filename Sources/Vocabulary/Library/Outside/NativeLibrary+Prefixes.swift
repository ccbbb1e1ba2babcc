import Diagnostics

/// Names of Apple's frameworks that are told by their prefix, as `UIContentUnavailableConfiguration`.
extension NativeLibrary {
    /// Whether a name looks like one of such a framework and is not a modelled one mistyped.
    static func isFrameworkName(_ name: String) -> Bool {
        guard hasFrameworkPrefix(name), types[name] == nil, tokens[name] == nil, functions[name] == nil else {
            return false
        }
        return NearestName.of(name, among: typeNames(beginningWith: name.prefix(2))) == nil
    }

    /// Whether a name has the prefix of a framework in front of a word.
    static func hasFrameworkPrefix(_ name: String) -> Bool {
        let capitals = name.utf8.prefix { (65...90).contains($0) }
        // The last capital begins the word.
        guard capitals.count >= 3, capitals.count < name.utf8.count else { return false }
        return (2...3).contains { prefixes.contains(String(name.prefix($0))) && capitals.count > $0 }
    }

    private static let prefixes: Set<String> = Set(
        """
        AR AS AV BG CA CB CF CG CI CK CL CM CN CS CT CV CX DC EK GC GK HK HM IN LA LP MC MF MK ML MP MTK MTL MX NE NI NL \
        NS NW OS PDF PH PK PS QL RP SC SCN SF SH SK SL SN TK TV UI UN UT VN WC WK
        """.split(separator: " ").map(String.init))
}
