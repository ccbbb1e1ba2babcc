import SwiftUI

struct MatchedHero: View {
    @Namespace private var hero
    @State private var expanded: Int? = nil
    let items = Array(0..<4)
    var body: some View {
        ZStack {
            if let expanded {
                VStack {
                    RoundedRectangle(cornerRadius: 30)
                        .fill(color(expanded))
                        .matchedGeometryEffect(id: expanded, in: hero)
                        .frame(height: 400)
                        .overlay(alignment: .topTrailing) {
                            Button { close() } label: { Image(systemName: "xmark.circle.fill").font(.title).padding() }
                        }
                    Text("Details for \(expanded)").matchedGeometryEffect(id: "title\(expanded)", in: hero, properties: .position)
                    Spacer()
                }
                .zIndex(1)
            } else {
                LazyVGrid(columns: [.init(), .init()]) {
                    ForEach(items, id: \.self) { item in
                        RoundedRectangle(cornerRadius: 16)
                            .fill(color(item))
                            .matchedGeometryEffect(id: item, in: hero)
                            .frame(height: 120)
                            .onTapGesture { withAnimation(.spring()) { expanded = item } }
                    }
                }
            }
        }
        .padding()
    }
    private func close() { withAnimation(.spring()) { expanded = nil } }
    private func color(_ i: Int) -> Color { [Color.red, .green, .blue, .orange][i] }
}
