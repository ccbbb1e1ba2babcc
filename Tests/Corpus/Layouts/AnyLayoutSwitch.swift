import SwiftUI

struct AnyLayoutSwitch: View {
    @State private var layout = AnyLayout(HStackLayout())
    @State private var current = 0
    let layouts = [AnyLayout(VStackLayout()), AnyLayout(HStackLayout()), AnyLayout(ZStackLayout()), AnyLayout(GridLayout())]
    var body: some View {
        VStack {
            Spacer()
            layout {
                GridRow {
                    block(.red, "1.circle")
                    block(.green, "2.circle")
                }
                GridRow {
                    block(.blue, "3.circle")
                    block(.orange, "4.circle")
                }
            }
            Spacer()
            Button("Change layout") {
                withAnimation {
                    current = (current + 1) % layouts.count
                    layout = layouts[current]
                }
            }
            .buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(0.2))
    }
    func block(_ color: Color, _ symbol: String) -> some View {
        RoundedRectangle(cornerRadius: 12).fill(color).frame(width: 70, height: 70).overlay(Image(systemName: symbol).font(.title).foregroundStyle(.white))
    }
}
