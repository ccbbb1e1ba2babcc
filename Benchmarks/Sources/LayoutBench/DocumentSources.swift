import SwiftUIFrontEnd

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// W6 from source: the Swift of a page and of the recipes that pin a panel to the bottom in eight ways.
enum DocumentSources {
    /// The source and the root view of each.
    static var ways: [(source: String, entry: String)] {
        [
            ("alignment-guide", "PinnedByGuide()"), ("conditional-view", "PinnedByInsertion()"),
            ("custom-layout", "PinnedByLayout()"), ("layout-priority", "PinnedByPriority()"),
            ("matched-geometry", "PinnedByMatchedGeometry()"), ("nested-overlays", nil), ("offset", nil),
            ("scroll-position", nil)
        ].compactMap { (name: String, entry: String?) in
            guard let text = text(ofFile: seeds + "pin-to-bottom-by-\(name).md") else { return nil }
            let source = swift(in: text)
            return (source, entry ?? self.entry(in: text))
        }
    }

    private static var seeds: String {
        var path = String(describing: #filePath).split(separator: "/").map(String.init)
        path.removeLast(4)
        return "/" + path.joined(separator: "/") + "/seed/"
    }

    /// The fenced Swift of a document.
    private static func swift(in document: String) -> String {
        var lines: [Substring] = []
        var isSwift = false
        for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isSwift = line == "```swift"
            } else if isSwift {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The entry of the first scenario.
    private static func entry(in document: String) -> String {
        for line in document.split(separator: "\n") where line.hasPrefix("    entry: ") {
            return String(line.dropFirst("    entry: ".count).filter { $0 != "'" })
        }
        return ""
    }

    private static func text(ofFile path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A page with a picture, its title block hung from the picture's lower edge, and a line below.
    static let album = (
        source: """
        import SwiftUI

        extension VerticalAlignment {
            private enum TitleLine: AlignmentID {
                static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
            }
            static let titleLine = VerticalAlignment(TitleLine.self)
        }

        struct Cover: View {
            let name: String
            var body: some View {
                Image(name).resizable().aspectRatio(contentMode: .fill).frame(height: 200).clipped()
            }
        }

        struct AlbumPage: View {
            var gap: CGFloat = 10
            var body: some View {
                VStack {
                    ZStack(alignment: Alignment(horizontal: .leading, vertical: .titleLine)) {
                        Cover(name: "cover")
                        HStack(spacing: 20) {
                            Image(systemName: "star")
                                .alignmentGuide(.titleLine) { d in d[VerticalAlignment.bottom] + gap / 2 }
                            VStack(alignment: .leading, spacing: gap) {
                                Text("Evening Songs").font(.largeTitle).bold()
                                Text("Nine tracks, forty minutes").font(.subheadline)
                            }
                        }
                        .padding(.horizontal)
                    }
                    Text("Recorded in one night in an old mill")
                        .padding(.top)
                }
            }
        }
        """, entry: "AlbumPage()"
    )
}
