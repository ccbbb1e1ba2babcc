import SwiftUI

struct ParallaxHeader<Content: View>: View {
    let height: CGFloat
    let content: Content

    init(height: CGFloat = 280, @ViewBuilder content: () -> Content) {
        self.height = height
        self.content = content()
    }

    var body: some View {
        GeometryReader { geo in
            let minY = geo.frame(in: .global).minY
            content
                .frame(width: geo.size.width, height: height + (minY > 0 ? minY : 0))
                .clipped()
                .offset(y: minY > 0 ? -minY : -minY * 0.4)
        }
        .frame(height: height)
    }
}

struct DestinationScreen: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ParallaxHeader {
                    LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
                        .overlay(
                            Image(systemName: "mountain.2.fill")
                                .resizable()
                                .scaledToFit()
                                .padding(60)
                                .foregroundColor(.white)
                        )
                }
                VStack(alignment: .leading, spacing: 16) {
                    Text("Lofoten").font(.largeTitle.bold())
                    ForEach(0..<12) { index in
                        Text("Day \(index + 1): walk, eat, sleep, repeat.")
                        Divider()
                    }
                }
                .padding()
                .background(Color.white)
                .clipShape(RoundedRectangle(cornerRadius: 24))
                .offset(y: -24)
            }
        }
        .edgesIgnoringSafeArea(.top)
    }
}

struct DestinationScreen_Previews: PreviewProvider {
    static var previews: some View {
        DestinationScreen()
    }
}
