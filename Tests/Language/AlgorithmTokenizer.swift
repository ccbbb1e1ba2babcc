enum Token: Equatable { case number(Double), op(Character), open, close }
func tokens(_ text: String) -> [Token] {
    var out: [Token] = [], number = ""
    func flush() { if let n = Double(number) { out.append(.number(n)) }; number = "" }
    for c in text {
        switch c {
        case "0"..."9", ".": number.append(c)
        case "(": flush(); out.append(.open)
        case ")": flush(); out.append(.close)
        case " ": flush()
        default: flush(); out.append(.op(c))
        }
    }
    flush()
    return out
}
struct Parser {
    var rest: ArraySlice<Token>
    mutating func sum() -> Double {
        var v = product()
        while case .op(let c)? = rest.first, "+-".contains(c) { rest.removeFirst(); let r = product(); v = c == "+" ? v + r : v - r }
        return v
    }
    mutating func product() -> Double {
        var v = atom()
        while case .op(let c)? = rest.first, "*/".contains(c) { rest.removeFirst(); let r = atom(); v = c == "*" ? v * r : v / r }
        return v
    }
    mutating func atom() -> Double {
        switch rest.popFirst() {
        case .number(let n)?: return n
        case .open?: let v = sum(); _ = rest.popFirst(); return v
        case .op("-")?: return -atom()
        default: return .nan
        }
    }
}
for text in ["1 + 2 * 3", "(1+2)*3 - 4/8", "-(2 + .5)"] {
    var p = Parser(rest: tokens(text)[...])
    print(p.sum())
}
