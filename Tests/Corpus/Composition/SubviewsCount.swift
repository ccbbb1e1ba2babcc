import SwiftUI

struct Cardify<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View {
        Group(subviews: content) { subviews in
            if let first = subviews.first { first.font(.title) }
            HStack { ForEach(subviews.dropFirst()) { $0 } }
            if subviews.count > 3 { Text("and \(subviews.count - 3) more").font(.caption) }
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}
struct SubviewsCount: View {
    var body: some View { Cardify { Text("Title"); Text("a"); Text("b"); Text("c") } }
}
