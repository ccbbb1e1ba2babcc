import SwiftUI

struct ParallaxHeader: View {
    let height: CGFloat = 280
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading, spacing: 0) {
                GeometryReader { geometry in
                    let offset = geometry.frame(in: .global).minY
                    Image("mountains")
                        .resizable()
                        .aspectRatio(contentMode: .fill)
                        .frame(width: geometry.size.width, height: height + (offset > 0 ? offset : 0))
                        .clipped()
                        .overlay(alignment: .bottomLeading) {
                            Text("Dolomites")
                                .font(.largeTitle).bold()
                                .foregroundStyle(.white)
                                .shadow(radius: 4)
                                .padding()
                        }
                        .offset(y: offset > 0 ? -offset : -offset * 0.5)
                }
                .frame(height: height)
                ForEach(0..<6) { index in
                    VStack(alignment: .leading, spacing: 6) {
                        Text("Stage \(index + 1)").font(.headline)
                        Text(String(repeating: "Up the valley and over the pass. ", count: 2)).font(.subheadline).foregroundColor(.secondary)
                        Divider()
                    }
                    .padding(.horizontal)
                    .padding(.top, 8)
                }
            }
        }
        .edgesIgnoringSafeArea(.top)
    }
}
