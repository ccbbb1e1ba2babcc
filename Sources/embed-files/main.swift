// Writes one Swift file holding the texts of files: `embed-files OUTPUT FILE…`, used by the EmbedFiles plugin.
import Foundation

guard CommandLine.arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: embed-files OUTPUT FILE…\n".utf8))
    exit(64)
}
let output = CommandLine.arguments[1]
let files = CommandLine.arguments.dropFirst(2).sorted()
var source = "/// The embedded files, sorted by name.\npublic let embeddedFiles: [(name: String, text: String)] = [\n"
for path in files {
    let url = URL(fileURLWithPath: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    // A delimiter longer than any run of number signs in the text, so that nothing in it can end the literal.
    let longestRun = text.split(whereSeparator: { $0 != "#" }).map(\.count).max() ?? 0
    let fence = String(repeating: "#", count: longestRun + 1)
    // A literal turns every line end into a line feed, so carriage returns are spelled out.
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if scalar == "\r" { literal.append(contentsOf: "\\\(fence)r".unicodeScalars) } else { literal.append(scalar) }
    }
    source += "    (\"\(url.lastPathComponent)\", \(fence)\"\"\"\n\(String(literal))\n\"\"\"\(fence)),\n"
}
source += "]\n"
try source.write(toFile: output, atomically: true, encoding: .utf8)
