/// Makes one recipe: its number chooses everything.
struct RecipeMaker {
    private let number: Int
    private var random: Sequence64

    init(number: Int) {
        self.number = number
        random = Sequence64(seed: number)
    }

    mutating func line() -> String {
        let kind = number % 8
        let code = snippet(kind)
        let title = "\(phrase(2)) \(Self.kinds[kind]) \(number)"
        let body = "\(phrase(12)).\n\n```swift\n\(code)```\n"
        let tags = "[\(quoted(Self.kinds[kind])),\(quoted(word()))]"
        return
            "{\"format\":\"recipes.recipe\",\"version\":1,\"title\":\(quoted(title)),\"slug\":\"typical-\(number)\","
            + "\"tags\":\(tags),\"description\":\(quoted(phrase(8))),\"body\":\(quoted(body))}"
    }

    /// The Swift of the recipe alone.
    mutating func source() -> String { snippet(number % 8) }

    private static let kinds = [
        "card", "rows", "profile", "badge", "grid", "form", "guide", "dashboard"
    ]

    private mutating func snippet(_ kind: Int) -> String {
        switch kind {
        case 0: card()
        case 1: rows()
        case 2: profile()
        case 3: badge()
        case 4: grid()
        case 5: form()
        case 6: guide()
        default: dashboard()
        }
    }

    // MARK: Snippets

    private mutating func card() -> String {
        """
        import SwiftUI

        struct Card\(number): View {
            let title: String
            let text: String
            var body: some View {
                VStack(alignment: .leading, spacing: \(pick(4...12))) {
                    HStack {
                        Image(systemName: "\(symbol())").foregroundStyle(.\(color()))
                        Text(title).font(.headline)
                        Spacer()
                        Text("\(word())").font(.caption).foregroundStyle(.secondary)
                    }
                    Divider()
                    Text(text).font(.body).lineLimit(\(pick(1...4)))
                    HStack(spacing: \(pick(4...16))) {
                        ForEach(["\(word())", "\(word())", "\(word())"], id: \\.self) { tag in
                            Text(tag).font(.footnote).padding(.horizontal, 8).padding(.vertical, 4)
                                .background(Capsule().fill(Color.\(color()).opacity(0.2)))
                        }
                    }
                }
                .padding(\(pick(8...24)))
                .background(RoundedRectangle(cornerRadius: \(pick(4...20))).fill(.background))
            }
        }

        struct Demo\(number): View {
            var body: some View {
                VStack(spacing: \(pick(8...20))) {
                    Card\(number)(title: "\(phrase(2))", text: "\(phrase(pick(6...30)))")
                    Card\(number)(title: "\(phrase(3))", text: "\(phrase(pick(4...20)))")
                }
                .padding()
            }
        }

        """
    }

    private mutating func rows() -> String {
        var items = ""
        for index in 0..<pick(4...8) {
            items += "        Item(id: \(index), name: \"\(phrase(2))\", price: \(pick(1...99)).5),\n"
        }
        return """
            import SwiftUI

            struct Item: Identifiable {
                let id: Int
                let name: String
                let price: Double
            }

            struct Row: View {
                let item: Item
                var body: some View {
                    HStack {
                        Circle().fill(.\(color())).frame(width: \(pick(8...32)), height: \(pick(8...32)))
                        Text(item.name)
                        Spacer()
                        Text("\\(item.price, specifier: "%.2f") €").monospacedDigit()
                    }
                    .padding(.vertical, \(pick(2...10)))
                }
            }

            struct Rows\(number): View {
                let items = [
            \(items)    ]
                var body: some View {
                    VStack(alignment: .leading, spacing: 0) {
                        Text("\(phrase(2))").font(.title2).bold()
                        ForEach(items) { item in
                            Row(item: item)
                            Divider()
                        }
                    }
                    .padding(.horizontal, \(pick(8...24)))
                }
            }

            """
    }

    private mutating func profile() -> String {
        """
        import SwiftUI

        struct Profile\(number): View {
            @State private var isFollowing = \(pick(0...1) == 0)
            var body: some View {
                VStack(spacing: \(pick(6...18))) {
                    Image(systemName: "person.crop.circle")
                        .resizable()
                        .frame(width: \(pick(48...120)), height: \(pick(48...120)))
                        .overlay(alignment: .bottomTrailing) {
                            Circle().fill(.green).frame(width: 16, height: 16)
                        }
                    Text("\(phrase(2))").font(.title).bold()
                    Text("@\(word())").foregroundStyle(.secondary)
                    HStack(spacing: \(pick(12...40))) {
                        stat("\(pick(1...900))", "\(word())")
                        stat("\(pick(1...900))", "\(word())")
                        stat("\(pick(1...900))", "\(word())")
                    }
                    Button(isFollowing ? "Unfollow" : "Follow") { isFollowing.toggle() }
                        .padding(.horizontal, 24)
                        .frame(maxWidth: .infinity, minHeight: 44)
                    Text("\(phrase(pick(5...25)))").multilineTextAlignment(.center).padding(.horizontal)
                }
            }

            private func stat(_ value: String, _ name: String) -> some View {
                VStack {
                    Text(value).font(.headline)
                    Text(name).font(.caption)
                }
            }
        }

        """
    }

    private mutating func badge() -> String {
        """
        import SwiftUI

        extension View {
            func badge\(number)(_ count: Int) -> some View {
                overlay(alignment: .topTrailing) {
                    if count > 0 {
                        Text("\\(count)").font(.caption2).bold().padding(\(pick(3...6)))
                            .background(Circle().fill(.red))
                            .offset(x: \(pick(4...10)), y: -\(pick(4...10)))
                    }
                }
            }
        }

        struct Badges\(number): View {
            var body: some View {
                HStack(spacing: \(pick(16...40))) {
                    ForEach(0..<\(pick(3...5)), id: \\.self) { index in
                        VStack {
                            Image(systemName: "\(symbol())").font(.title)
                                .frame(width: 44, height: 44)
                                .badge\(number)(index * \(pick(1...9)))
                            Text("\(word()) \\(index)").font(.footnote)
                        }
                    }
                }
                .padding(\(pick(8...24)))
            }
        }

        """
    }

    private mutating func grid() -> String {
        """
        import SwiftUI

        struct Tile: View {
            let name: String
            let value: Int
            var body: some View {
                ZStack(alignment: .bottomLeading) {
                    RoundedRectangle(cornerRadius: \(pick(4...16))).fill(.\(color()).opacity(0.3))
                    Text("\\(name) \\(value)").font(.subheadline).padding(\(pick(4...12)))
                }
                .frame(height: \(pick(60...120)))
            }
        }

        struct Grid\(number): View {
            let columns = [GridItem(.adaptive(minimum: \(pick(80...160))), spacing: \(pick(4...16)))]
            var body: some View {
                ScrollView {
                    LazyVGrid(columns: columns, spacing: \(pick(4...16))) {
                        ForEach(0..<\(pick(4...8)), id: \\.self) { index in
                            Tile(name: "\(word())", value: index * \(pick(2...9)))
                        }
                    }
                    .padding()
                }
            }
        }

        """
    }

    private mutating func form() -> String {
        """
        import SwiftUI

        struct Form\(number): View {
            @State private var name = "\(word())"
            @State private var isOn = true
            @State private var amount = 0.\(pick(1...9))
            var body: some View {
                VStack(alignment: .leading, spacing: \(pick(8...20))) {
                    labelled("\(word())") { TextField("\(word())", text: $name) }
                    labelled("\(word())") { Toggle("\(word())", isOn: $isOn) }
                    labelled("\(word())") { Slider(value: $amount) }
                    if isOn {
                        Text("\(phrase(pick(4...16)))").font(.footnote).foregroundStyle(.secondary)
                    }
                    HStack {
                        Button("Cancel") {}
                        Spacer()
                        Button("Save") { isOn = false }.bold()
                    }
                }
                .padding(\(pick(12...28)))
            }

            private func labelled<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
                VStack(alignment: .leading, spacing: 4) {
                    Text(title).font(.caption).foregroundStyle(.secondary)
                    content()
                    Divider()
                }
            }
        }

        """
    }

    private mutating func guide() -> String {
        """
        import SwiftUI

        extension HorizontalAlignment {
            private enum Colon: AlignmentID {
                static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[HorizontalAlignment.center] }
            }
            static let colon = HorizontalAlignment(Colon.self)
        }

        struct Pair: View {
            let key: String
            let value: String
            var body: some View {
                HStack(spacing: \(pick(2...10))) {
                    Text(key).bold()
                    Text(value).alignmentGuide(.colon) { $0[.leading] - \(pick(0...8)) }
                }
            }
        }

        struct Guide\(number): View {
            var body: some View {
                VStack(alignment: .colon, spacing: \(pick(2...12))) {
                    Pair(key: "\(word())", value: "\(phrase(2))")
                    Pair(key: "\(word()) \(word())", value: "\(phrase(3))")
                    Pair(key: "\(word())", value: "\(phrase(1))")
                    Rectangle().fill(.\(color())).frame(width: 1, height: \(pick(10...30)))
                    Pair(key: "\(phrase(2))", value: "\(phrase(4))")
                }
                .frame(maxWidth: .infinity)
                .padding(\(pick(4...20)))
            }
        }

        """
    }

    private mutating func dashboard() -> String {
        """
        import SwiftUI

        struct Panel<Content: View>: View {
            let title: String
            @ViewBuilder let content: Content
            var body: some View {
                VStack(alignment: .leading, spacing: \(pick(4...12))) {
                    Label(title, systemImage: "\(symbol())").font(.headline)
                    content
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(\(pick(8...20)))
                .background(.\(color()).opacity(0.1), in: RoundedRectangle(cornerRadius: \(pick(6...16))))
            }
        }

        struct Dashboard\(number): View {
            let values = [0.\(pick(1...9)), 0.\(pick(1...9)), 0.\(pick(1...9))]
            var body: some View {
                VStack(spacing: \(pick(8...20))) {
                    Panel(title: "\(phrase(2))") {
                        HStack(alignment: .bottom, spacing: \(pick(4...12))) {
                            ForEach(values, id: \\.self) { value in
                                Rectangle().fill(.\(color())).frame(height: value * \(pick(40...120)))
                            }
                        }
                    }
                    Panel(title: "\(phrase(1))") {
                        ProgressView(value: values[0])
                        Text("\(phrase(pick(4...20)))").font(.callout)
                    }
                    HStack {
                        Panel(title: "\(word())") { Text("\(pick(1...100)) %").font(.largeTitle) }
                        Panel(title: "\(word())") { Text("\(pick(1...100)) km").font(.largeTitle) }
                    }
                }
                .padding()
            }
        }

        """
    }

    // MARK: Choices

    private static let words = [
        "alignment", "amber", "archive", "autumn", "balance", "beacon", "canvas", "cellar", "cinder", "coast", "copper",
        "delta", "drift", "ember", "fable", "fern", "garden", "glass", "harbour", "hazel", "inlet", "island", "juniper",
        "lantern", "ledger", "linen", "maple", "meadow", "mirror", "north", "oak", "orbit", "paper", "pebble", "quarry",
        "quiet", "raven", "river", "saffron", "signal", "slate", "timber", "valley", "velvet", "willow", "winter"
    ]
    private static let colors = ["red", "orange", "yellow", "green", "blue", "purple", "pink", "gray", "teal", "indigo"]
    private static let symbols = ["star", "heart", "bell", "gear", "house", "leaf", "bolt", "moon", "flag", "cloud"]

    private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func word() -> String { Self.words[pick(0...(Self.words.count - 1))] }
    private mutating func color() -> String { Self.colors[pick(0...(Self.colors.count - 1))] }
    private mutating func symbol() -> String { Self.symbols[pick(0...(Self.symbols.count - 1))] }

    private mutating func phrase(_ count: Int) -> String {
        var words: [String] = []
        for _ in 0..<count { words.append(word()) }
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// A text as JSON.
    private func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
