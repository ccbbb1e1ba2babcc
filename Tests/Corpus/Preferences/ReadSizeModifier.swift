import SwiftUI

struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension View {
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometryProxy in
                Color.clear
                    .preference(key: SizeKey.self, value: geometryProxy.size)
            }
        )
        .onPreferenceChange(SizeKey.self, perform: onChange)
    }
}

struct ReadSizeModifier: View {
    @State private var size: CGSize = .zero

    var body: some View {
        VStack(spacing: 12) {
            Text("How tall am I when this sentence wraps over a couple of lines?")
                .font(.title2)
                .padding()
                .readSize { newSize in
                    size = newSize
                }
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

struct ReadSizeModifier_Previews: PreviewProvider {
    static var previews: some View {
        ReadSizeModifier()
    }
}
