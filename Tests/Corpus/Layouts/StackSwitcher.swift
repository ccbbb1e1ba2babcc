import SwiftUI

struct StackSwitcher: View {
    enum Mode: String, CaseIterable, Identifiable {
        case horizontal, vertical, depth, grid
        var id: String { rawValue }

        var layout: AnyLayout {
            switch self {
            case .horizontal: AnyLayout(HStackLayout(spacing: 4))
            case .vertical: AnyLayout(VStackLayout(alignment: .trailing))
            case .depth: AnyLayout(ZStackLayout(alignment: .topLeading))
            case .grid: AnyLayout(GridLayout())
            }
        }
    }

    @State private var mode = Mode.vertical

    var body: some View {
        VStack(spacing: 20) {
            mode.layout {
                ForEach(1..<4) { n in
                    Text("\(n)")
                        .frame(width: CGFloat(n) * 30, height: 30)
                        .background(Color.purple.opacity(1 / Double(n)))
                }
            }
            .border(.gray)
            .animation(.default, value: mode)
            Picker("Mode", selection: $mode) {
                ForEach(Mode.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
        }
        .padding()
    }
}

#Preview {
    StackSwitcher()
}
