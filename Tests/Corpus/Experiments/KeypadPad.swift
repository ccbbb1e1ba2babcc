import SwiftUI

struct KeypadPad: View {
    @State private var display = "0"
    private enum Key: Hashable {
        case digit(Int), op(Op), clear, equals, dot
        enum Op: Character, CaseIterable { case add = "+", subtract = "−", multiply = "×", divide = "÷" }
        var title: String {
            switch self {
            case let .digit(n): return "\(n)"
            case .op(let o): return String(o.rawValue)
            case .clear: return display
            case .equals: return "="
            case .dot: return Locale.current.decimalSeparator ?? "."
            }
        }
        private var display: String { "AC" }
        var span: Int { self == .digit(0) ? 2 : 1 }
        var background: Color { switch self { case .op, .equals: .orange; case .clear: Color(.lightGray); default: Color(.darkGray) } }
    }
    private let rows: [[Key]] = [
        [.clear, .op(.divide)], [.digit(7), .digit(8), .digit(9), .op(.multiply)], [.digit(4), .digit(5), .digit(6), .op(.subtract)],
        [.digit(1), .digit(2), .digit(3), .op(.add)], [.digit(0), .dot, .equals]
    ]
    var body: some View {
        GeometryReader { geo in
            let side = (geo.size.width - 5 * 12) / 4
            VStack(alignment: .trailing, spacing: 12) {
                Spacer()
                Text(display).font(.system(size: 72, weight: .light)).lineLimit(1).minimumScaleFactor(0.4)
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: 12) {
                        if row.count == 2 { Spacer() }
                        ForEach(row, id: \.self) { key in
                            Button { tap(key) } label: {
                                Text(key.title).font(.system(size: side / 2.4)).foregroundStyle(key == .clear ? .black : .white)
                                    .frame(width: side * CGFloat(key.span) + (key.span > 1 ? 12 : 0), height: side)
                                    .background(key.background, in: Capsule())
                            }
                        }
                    }
                }
            }
            .padding(12)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        .background(Color.black)
        .environment(\.colorScheme, .dark)
    }
    private func tap(_ key: Key) {
        switch key {
        case .digit(let n) where display == "0": display = String(n)
        case .digit(let n): display.append(String(n))
        case .clear: display = "0"
        case .dot where !display.contains("."): display += "."
        case .op, .equals, .dot: break
        }
    }
}
