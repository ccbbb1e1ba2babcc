/// The links and images of a text, `[text](address)`, found in one pass.
struct InlineLinks {
    struct Link: Hashable {
        /// What is shown.
        var text: Range<Int>
        /// The index behind the closing parenthesis.
        var end: Int
    }

    private var links: [Int: Link] = [:]

    /// The link whose bracket opens at an index.
    subscript(index: Int) -> Link? { links[index] }

    /// What stands in the parentheses of the link at `index`.
    func address(of index: Int, in characters: [Character]) -> String {
        links[index].map { String(characters[$0.text.upperBound + 2..<$0.end - 1]) } ?? ""
    }

    /// Brackets and parentheses are paired; escaped ones, those of values and brackets in code are passed over. A link
    /// holds no other link (then the inner one counts), an image may.
    init(in characters: [Character], isPlain: [Bool]) {
        guard characters.contains("[") else { return }
        let closing = Self.parentheses(characters, isPlain)
        var open: [(index: Int, linksBefore: Int)] = []
        var count = 0
        var index = 0
        while index < characters.count {
            defer { index += 1 }
            guard !isPlain[index] else { continue }
            switch characters[index] {
            case "\\": index += 1
            case "`": index = Self.codeEnd(from: index, characters, isPlain) - 1
            case "[": open.append((index, count))
            case "]":
                guard let (start, linksBefore) = open.popLast() else { continue }
                let next = index + 1
                guard next < characters.count, characters[next] == "(", let end = closing[next] else { continue }
                let before = start > 0 && !isPlain[start - 1] ? characters[start - 1] : " "
                guard before == "!" || count == linksBefore else { continue }
                if before != "!" { count += 1 }
                links[start] = Link(text: start + 1..<index, end: end + 1)
                // What is inside the parentheses is no text.
                index = end
            default: break
            }
        }
    }

    /// Where each parenthesis closes.
    private static func parentheses(_ characters: [Character], _ isPlain: [Bool]) -> [Int: Int] {
        var closing: [Int: Int] = [:]
        var open: [Int] = []
        var index = 0
        while index < characters.count {
            defer { index += 1 }
            guard !isPlain[index] else { continue }
            switch characters[index] {
            case "\\": index += 1
            case "(": open.append(index)
            case ")": if let start = open.popLast() { closing[start] = index }
            default: break
            }
        }
        return closing
    }

    /// The index behind the code that begins with the backticks at `index`, else behind these.
    private static func codeEnd(from index: Int, _ characters: [Character], _ isPlain: [Bool]) -> Int {
        func run(_ start: Int) -> Int {
            var end = start
            while end < characters.count, characters[end] == "`", !isPlain[end] { end += 1 }
            return end
        }
        let start = run(index)
        var end = start
        while end < characters.count {
            guard characters[end] == "`", !isPlain[end] else {
                end += 1
                continue
            }
            let close = run(end)
            if close - end == start - index { return close }
            end = close
        }
        return start
    }
}
