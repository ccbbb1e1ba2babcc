import SwiftUI

struct TruncationReader: View {
    let text: LocalizedStringKey
    @State private var intrinsic = CGSize.zero, actual = CGSize.zero
    private var isTruncated: Bool { actual.height < intrinsic.height || actual.width < intrinsic.width }
    init(_ text: LocalizedStringKey) { self.text = text }
    var body: some View {
        VStack(alignment: .leading) {
            Text(text).lineLimit(2)
                .readSize { actual = $0 }
                .background(alignment: .topLeading) { Text(text).fixedSize(horizontal: false, vertical: true).hidden().readSize { intrinsic = $0 } }
            if isTruncated { Button("Show more") {}.font(.caption) }
        }
    }
}
extension View {
    func readSize(_ action: @escaping (CGSize) -> ()) -> some View {
        background { GeometryReader { geometryProxy in Color.clear.preference(key: K.self, value: geometryProxy.size) } }.onPreferenceChange(K.self, perform: action)
    }
}
private struct K: PreferenceKey { static var defaultValue: CGSize = .zero; static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() } }
struct TruncationDemo: View { var body: some View { VStack(alignment: .leading, spacing: 20) { TruncationReader("Short"); TruncationReader("A **very** long text that certainly needs more than two lines when it is shown in a narrow column like this one here.") }.frame(width: 200) } }
