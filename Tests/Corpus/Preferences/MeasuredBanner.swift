import SwiftUI

private struct BannerSize: PreferenceKey {
    static var defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        let next = nextValue()
        value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
    }
}

extension View {
    func onSize(perform action: @escaping (CGSize) -> Void) -> some View {
        overlay(
            GeometryReader { proxy in
                Color.clear.preference(key: BannerSize.self, value: proxy.size)
            }
        )
        .onPreferenceChange(BannerSize.self, perform: action)
    }
}

struct MeasuredBanner: View {
    @State private var size: CGSize = .zero

    var body: some View {
        VStack(spacing: 12) {
            Text("How tall am I when this sentence wraps over a couple of lines?")
                .font(.title2)
                .padding()
                .onSize { size = $0 }
                .border(Color.red)
            Rectangle()
                .fill(Color.blue.opacity(0.3))
                .frame(width: size.width / 2, height: size.height / 2)
            Text("\(Int(size.width)) × \(Int(size.height))")
                .font(.footnote)
        }
        .frame(width: 260)
    }
}

struct MeasuredBanner_Previews: PreviewProvider {
    static var previews: some View {
        MeasuredBanner()
    }
}
