import SwiftUI

struct FittingFonts: View {
    let words = ["Tiny", "A medium sentence", "A sentence that is far too long for one line at this size"]
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(words, id: \.self) {
                Text($0).font(.system(size: 40)).minimumScaleFactor(0.3).lineLimit(1).frame(width: 200, alignment: .leading).border(.green)
            }
            Text(words[2]).font(.custom("Georgia", size: 18, relativeTo: .body)).lineSpacing(6).truncationMode(.head).frame(height: 50)
            Text(words[1]).fontWidth(.expanded).fontDesign(.serif).textScale(.secondary)
            Text("ABC abc 123").font(.body.smallCaps().monospacedDigit())
            Text("Tracking").tracking(8).baselineOffset(4).underline(true, pattern: .dot, color: .red)
            Text("two\nlines reserved").lineLimit(3, reservesSpace: true).border(.blue)
        }
        .dynamicTypeSize(.large ... .xxxLarge)
        .padding()
    }
}
