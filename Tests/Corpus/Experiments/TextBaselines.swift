import SwiftUI

struct TextBaselines: View {
    var body: some View {
        HStack(alignment: .lastTextBaseline, spacing: 4) {
            Text("12").font(.system(size: 60, weight: .thin)) + Text("AM").font(.title3)
            VStack(alignment: .leading) { Text("Mon"); Text("21") }.font(.caption).alignmentGuide(.lastTextBaseline) { $0[.firstTextBaseline] }
            Rectangle().frame(width: 1, height: 40).alignmentGuide(.lastTextBaseline) { d in d[.bottom] - 4 }
            Image(systemName: "sun.min").font(.title).alignmentGuide(.lastTextBaseline) { $0[VerticalAlignment.center] + 10 }
        }
        .border(Color.gray, width: 0.5)
    }
}
