import SwiftUI

struct BaselineGallery: View {
    @ScaledMetric(relativeTo: .title) private var gap: CGFloat = 8

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HStack(alignment: .firstTextBaseline, spacing: gap) {
                Text("Large").font(.largeTitle)
                Text("small\nwith two lines").font(.caption)
                Image(systemName: "flag").imageScale(.large)
            }
            HStack(alignment: .lastTextBaseline, spacing: gap) {
                Text("Large").font(.largeTitle)
                Text("small\nwith two lines").font(.caption)
            }
            HStack(alignment: .top, spacing: 0) {
                Text("x")
                    .font(.title)
                Text("2")
                    .font(.caption)
                    .alignmentGuide(.top) { d in d[.bottom] - d.height * 0.7 }
            }
            ZStack(alignment: Alignment(horizontal: .trailing, vertical: .firstTextBaseline)) {
                Text("Behind the front text")
                    .font(.title3)
                    .foregroundStyle(.secondary)
                Text("front")
                    .font(.footnote)
                    .background(.yellow)
            }
            Text("\(Text("E").font(.title)) = mc\(Text("2").font(.caption).baselineOffset(8))")
        }
        .padding()
    }
}

#Preview {
    BaselineGallery()
}
