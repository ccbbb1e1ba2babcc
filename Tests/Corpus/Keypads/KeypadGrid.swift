import SwiftUI

struct KeypadGrid: View {
    private let keys: [[String]] = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "⌫"]]
    private let letters = ["2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"]
    @State private var code: [Int] = [4, 2]
    private let length = 4
    var body: some View {
        VStack(spacing: 32) {
            HStack(spacing: 20) {
                ForEach(0..<length, id: \.self) { i in
                    Circle().strokeBorder(Color.primary, lineWidth: 1.5).background { if i < code.count { Circle() } }.frame(width: 14, height: 14)
                }
            }
            Grid(horizontalSpacing: 24, verticalSpacing: 16) {
                ForEach(keys, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            if key.isEmpty {
                                Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                            } else {
                                Button { press(key) } label: {
                                    VStack(spacing: 0) {
                                        Text(key).font(.system(size: 32, weight: .light))
                                        if let sub = letters[key] { Text(sub).font(.system(size: 10, weight: .bold)).tracking(2) }
                                    }
                                    .frame(width: 76, height: 76)
                                    .background(Color.gray.opacity(0.2), in: Circle())
                                }
                                .buttonStyle(PressScale())
                            }
                        }
                    }
                }
            }
        }
    }
    private func press(_ key: String) {
        if key == "⌫" { _ = code.popLast(); return }
        guard code.count < length, let digit = Int(key) else { return }
        code.append(digit)
    }
}
struct PressScale: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.92 : 1)
            .animation(.spring(response: 0.2), value: configuration.isPressed)
    }
}
