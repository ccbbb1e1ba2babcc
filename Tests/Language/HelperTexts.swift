import Foundation
extension String {
    var camelWords: [String] {
        var out: [String] = [];
        for c in self {
            if c.isUppercase || out.isEmpty { out.append(String(c)) } else { out[out.count - 1].append(c) }
        }; return out
    }
    var snake: String { camelWords.map { $0.lowercased() }.joined(separator: "_") }
    var camel: String {
        let p = split(separator: "_"); return p.enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
    }
    func wrapped(at width: Int) -> [String] {
        var lines = [""];
        for w in split(separator: " ") {
            if lines.last!.isEmpty {
                lines[lines.count - 1] = String(w)
            } else if lines.last!.count + 1 + w.count <= width {
                lines[lines.count - 1] += " \(w)"
            } else {
                lines.append(String(w))
            }
        }; return lines
    }
    func padding(left n: Int, with c: Character = " ") -> String {
        String(repeating: c, count: max(0, n - count)) + self
    }
    func truncated(_ n: Int, tail: String = "…") -> String { count <= n ? self : prefix(n - tail.count) + tail }
    func levenshtein(_ o: String) -> Int {
        let a = Array(self), b = Array(o); var row = Array(0...b.count);
        for i in 1...max(a.count, 1) where i <= a.count {
            var prev = row[0]; row[0] = i;
            for j in 1...b.count {
                let t = row[j]; row[j] = a[i - 1] == b[j - 1] ? prev : 1 + Swift.min(prev, row[j], row[j - 1]); prev = t
            }
        }; return row[b.count]
    }
    subscript(_ i: Int) -> Character? { indices.count > i && i >= 0 ? self[index(startIndex, offsetBy: i)] : nil }
    func occurrences(of s: String) -> Int { components(separatedBy: s).count - 1 }
    var isPalindrome: Bool { let l = lowercased().filter(\.isLetter); return l == String(l.reversed()) }
    func highlighted(_ q: String) -> String {
        guard let r = range(of: q, options: .caseInsensitive) else { return self };
        return self[..<r.lowerBound] + "[" + self[r] + "]" + self[r.upperBound...]
    }
}
print(
    "fooBarBaz".camelWords, "fooBarBaz".snake, "foo_bar_baz".camel, "the quick brown fox".wrapped(at: 9),
    "7".padding(left: 3, with: "0"), "lengthy".truncated(4))
print(
    "kitten".levenshtein("sitting"), "abc"[1]!, "abc"[9] == nil, "banana".occurrences(of: "an"),
    "A man, a plan: Panama".isPalindrome, "Hello World".highlighted("WOR"))
let table = [["id", "name"], ["1", "Ada"], ["20", "Bob"]]
let widths = table[0].indices.map { c in table.map { $0[c].count }.max()! }
for row in table {
    print(zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "|"))
}
let csv = "a,b\n1,\"x\"\n2,y"
let rows = csv.split(separator: "\n").map { $0.split(separator: ",").map { $0.trimmingCharacters(in: ["\""]) } }
print(rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(rows[0], $0)) }.map { $0["b"] ?? "-" })
print(
    String(format: "%05.1f|%-4d|%x", 3.14159, 7, 255),
    1234567.89.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))))
