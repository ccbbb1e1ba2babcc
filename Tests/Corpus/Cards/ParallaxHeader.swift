import SwiftUI

struct ParallaxHeader: View {
    let imageHeight: CGFloat = 300
    let collapsedImageHeight: CGFloat = 75
    @State private var titleRect: CGRect = .zero
    @State private var headerImageRect: CGRect = .zero
    @ObservedObject private var articleContent: ViewFrame = ViewFrame()

    func getScrollOffset(_ geometry: GeometryProxy) -> CGFloat { geometry.frame(in: .global).minY }

    func getOffsetForHeaderImage(_ geometry: GeometryProxy) -> CGFloat {
        let offset = getScrollOffset(geometry)
        let sizeOffScreen = imageHeight - collapsedImageHeight
        if offset < -sizeOffScreen {
            let imageOffset = abs(min(-sizeOffScreen, offset))
            return imageOffset - sizeOffScreen
        }
        if offset > 0 { return -offset }
        return 0
    }

    func getHeightForHeaderImage(_ geometry: GeometryProxy) -> CGFloat {
        let offset = getScrollOffset(geometry)
        let imageHeight = geometry.size.height
        return offset > 0 ? imageHeight + offset : imageHeight
    }

    func getBlurRadiusForImage(_ geometry: GeometryProxy) -> CGFloat {
        let offset = geometry.frame(in: .global).maxY
        let height = geometry.size.height
        let blur = (height - max(offset, 0)) / height
        return blur * 6
    }

    private func getHeaderTitleOffset() -> CGFloat {
        let currentYPos = titleRect.midY
        if currentYPos < headerImageRect.maxY {
            let minYValue: CGFloat = 50.0
            let maxYValue: CGFloat = collapsedImageHeight
            let percentage = max(-1, (currentYPos - maxYValue) / (maxYValue - minYValue))
            let finalOffset: CGFloat = -30.0
            return 20 - (percentage * finalOffset)
        }
        return .infinity
    }

    var body: some View {
        ScrollView {
            VStack {
                VStack(alignment: .leading, spacing: 10) {
                    Text("How to build a parallax scroll view")
                        .font(.custom("AvenirNext-Bold", size: 30))
                        .background(GeometryGetter(rect: self.$titleRect))
                    Text(String(repeating: "Lorem ipsum dolor sit amet. ", count: 20)).lineLimit(nil).font(.custom("AvenirNext-Regular", size: 17))
                }
                .padding(.horizontal)
                .padding(.top, 16.0)
            }
            .offset(y: imageHeight + 16)
            .background(GeometryGetter(rect: $articleContent.frame))
            GeometryReader { geometry in
                ZStack(alignment: .bottom) {
                    Rectangle()
                        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
                        .frame(width: geometry.size.width, height: self.getHeightForHeaderImage(geometry))
                        .blur(radius: self.getBlurRadiusForImage(geometry))
                        .clipped()
                        .background(GeometryGetter(rect: self.$headerImageRect))
                    Text("How to build")
                        .foregroundColor(.white)
                        .offset(x: 0, y: self.getHeaderTitleOffset() == .infinity ? 0 : self.getHeaderTitleOffset())
                }
                .clipped()
                .offset(x: 0, y: self.getOffsetForHeaderImage(geometry))
            }
            .frame(height: imageHeight)
            .offset(x: 0, y: -(articleContent.startingRect?.maxY ?? UIScreen.main.bounds.height))
        }
        .edgesIgnoringSafeArea(.all)
    }
}

class ViewFrame: ObservableObject {
    var startingRect: CGRect?
    @Published var frame: CGRect {
        willSet {
            if startingRect == nil { startingRect = newValue }
        }
    }
    init() { self.frame = .zero }
}

struct GeometryGetter: View {
    @Binding var rect: CGRect
    var body: some View {
        GeometryReader { geometry in
            AnyView(Color.clear)
                .preference(key: RectanglePreferenceKey.self, value: geometry.frame(in: .global))
        }
        .onPreferenceChange(RectanglePreferenceKey.self) { (value) in self.rect = value }
    }
}

struct RectanglePreferenceKey: PreferenceKey {
    static var defaultValue: CGRect = .zero
    static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
}

struct ParallaxHeader_Previews: PreviewProvider { static var previews: some View { ParallaxHeader() } }
