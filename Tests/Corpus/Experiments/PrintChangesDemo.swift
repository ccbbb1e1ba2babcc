import SwiftUI

extension View {
    func debugFrame(_ color: Color = .red, file: StaticString = #fileID, line: UInt = #line) -> some View {
        #if DEBUG
        overlay(GeometryReader { proxy in
            ZStack(alignment: .bottomTrailing) {
                Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [3])).foregroundColor(color)
                Text("\(Int(proxy.size.width.rounded()))×\(Int(proxy.size.height.rounded()))")
                    .font(.system(size: 9).monospaced())
                    .padding(2)
                    .background(color)
                    .foregroundColor(.white)
            }
        })
        #else
        self
        #endif
    }
    func inspect(_ block: (Self) -> Void) -> Self { block(self); return self }
}
struct PrintChangesDemo: View {
    @State private var padding: CGFloat = 12
    var body: some View {
        let _ = Self._printChanges()
        VStack(alignment: .leading) {
            Text("Hello").debugFrame(.blue).padding(padding).debugFrame()
            Text("Fixed").frame(width: 120, height: 40, alignment: .bottomTrailing).debugFrame(.purple)
            Text("Flexible").frame(maxWidth: .infinity, alignment: .leading).debugFrame(.green)
                .inspect { v in print(Mirror(reflecting: v).subjectType) }
            HStack { Spacer().frame(width: 20, height: 20).debugFrame(); Spacer(minLength: 0); Text("End") }.debugFrame(.orange)
            Slider(value: $padding, in: 0...40)
        }
        .padding()
    }
}
