import SwiftUI

struct AspectRatios: View {
    enum Mode: String, CaseIterable, Identifiable { case fit, fill; var id: Self { self }; var contentMode: ContentMode { self == .fit ? .fit : .fill } }
    @State private var mode = Mode.fit
    @State private var ratio: CGFloat? = 16 / 9
    var body: some View {
        VStack {
            Picker("Mode", selection: $mode) { ForEach(Mode.allCases) { Text($0.rawValue.capitalized).tag($0) } }.pickerStyle(.segmented)
            Picker("Ratio", selection: $ratio) {
                Text("nil").tag(CGFloat?.none)
                Text("16:9").tag(Optional(CGFloat(16) / 9))
                Text("1").tag(CGFloat?.some(1))
            }
            Color.teal.aspectRatio(ratio, contentMode: mode.contentMode).frame(width: 200, height: 200).border(.red).clipped()
            Image(systemName: "photo").resizable().aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit).frame(maxHeight: 80)
            Circle().scaledToFit().frame(width: 120, height: 60).background(.yellow)
            Rectangle().scaledToFill().frame(width: 60, height: 40).clipped()
        }
        .padding()
    }
}
