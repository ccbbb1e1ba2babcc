import SwiftUI

struct ParallaxHero: View {
    private let imageHeight: CGFloat = 320
    private let collapsed: CGFloat = 90

    private func minY(_ g: GeometryProxy) -> CGFloat { g.frame(in: .global).minY }
    private func yOffset(_ g: GeometryProxy) -> CGFloat {
        let offset = minY(g)
        let sizeOff = imageHeight - collapsed
        if offset < -sizeOff { return abs(min(-sizeOff, offset)) - sizeOff }
        return offset > 0 ? -offset : 0
    }
    private func imageHeight(_ g: GeometryProxy) -> CGFloat { minY(g) > 0 ? g.size.height + minY(g) : g.size.height }
    private func blur(_ g: GeometryProxy) -> CGFloat {
        let height = g.size.height, off = g.frame(in: .global).maxY
        let blur = (height - max(off, 0)) / height
        return blur * 6
    }

    var body: some View {
        ScrollView {
            VStack {
                VStack(alignment: .leading, spacing: 10) {
                    HStack {
                        Image(uiImage: UIImage(named: "author") ?? UIImage())
                            .resizable().scaledToFill()
                            .frame(width: 55, height: 55)
                            .clipShape(Circle()).shadow(radius: 4)
                        VStack(alignment: .leading) {
                            Text("Article Written By").font(.custom("AvenirNext-Regular", size: 15)).foregroundColor(.gray)
                            Text("Jane Appleseed").font(.custom("AvenirNext-Demibold", fixedSize: 15))
                        }
                    }
                    Text("02 January 2019 • 5 min read").font(.custom("AvenirNext-Regular", size: 15, relativeTo: .footnote)).foregroundColor(.gray)
                    Text("How to build a parallax scroll view").font(.custom("AvenirNext-Bold", size: 30))
                    Text(String(repeating: "Lorem ipsum dolor sit amet, consectetur adipiscing elit. ", count: 12))
                        .lineLimit(nil)
                        .font(.custom("AvenirNext-Regular", size: 17))
                        .lineSpacing(1.4)
                        .allowsTightening(true)
                }
                .padding(.horizontal)
                .padding(.top, 16.0)
            }
            .offset(y: imageHeight + 16)
            GeometryReader { geometry in
                ZStack(alignment: .bottom) {
                    Image("header")
                        .resizable()
                        .scaledToFill()
                        .frame(width: geometry.size.width, height: self.imageHeight(geometry))
                        .blur(radius: self.blur(geometry), opaque: true)
                        .clipped()
                    Text("How to build a parallax scroll view")
                        .font(Font.custom("AvenirNext-Bold", size: 17).italic())
                        .foregroundColor(.white)
                        .offset(x: 0, y: 10)
                }
                .clipped()
                .offset(x: 0, y: self.yOffset(geometry))
            }
            .frame(height: imageHeight)
            .offset(x: 0, y: -(UIScreen.main.bounds.height))
        }
        .edgesIgnoringSafeArea(.all)
        .statusBar(hidden: true)
    }
}
