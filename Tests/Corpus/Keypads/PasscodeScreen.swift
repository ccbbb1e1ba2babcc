import SwiftUI

struct PasscodeScreen: View {
    @State private var code: [Int] = [1, 4]
    private let length = 6

    private enum Key: Hashable {
        case digit(Int)
        case delete
        case blank
    }

    private let keys: [Key] = (1...9).map(Key.digit) + [.blank, .digit(0), .delete]

    var body: some View {
        VStack(spacing: 40) {
            Text("Enter passcode")
                .font(.title3)
            HStack(spacing: 22) {
                ForEach(0..<length, id: \.self) { i in
                    Circle()
                        .strokeBorder(.primary, lineWidth: 1.5)
                        .background(Circle().fill(i < code.count ? Color.primary : .clear))
                        .frame(width: 14, height: 14)
                }
            }
            LazyVGrid(columns: Array(repeating: .init(.fixed(80), spacing: 24), count: 3), spacing: 16) {
                ForEach(keys, id: \.self) { key in
                    button(for: key)
                }
            }
            .fixedSize()
        }
    }

    @ViewBuilder
    private func button(for key: Key) -> some View {
        switch key {
        case .digit(let n):
            Button {
                if code.count < length { code.append(n) }
            } label: {
                Text(n, format: .number)
                    .font(.system(size: 34, weight: .light))
                    .frame(width: 80, height: 80)
                    .background(.quaternary, in: .circle)
            }
            .buttonStyle(.plain)
        case .delete:
            Button {
                _ = code.popLast()
            } label: {
                Image(systemName: "delete.left")
                    .font(.title2)
            }
            .disabled(code.isEmpty)
        case .blank:
            Color.clear
        }
    }
}

#Preview {
    PasscodeScreen()
}
