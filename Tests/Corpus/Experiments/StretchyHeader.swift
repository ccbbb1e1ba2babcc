import SwiftUI

struct StretchyHeader: View {
    var body: some View {
        ScrollView(.vertical) {
            LazyVStack(alignment: .leading, spacing: 15, pinnedViews: [.sectionHeaders], content: {
                GeometryReader { reader -> AnyView in
                    let offset = reader.frame(in: .global).minY
                    let height = reader.size.height + (offset > 0 ? offset : 0)
                    return AnyView(
                        Image("food")
                            .resizable()
                            .aspectRatio(contentMode: .fill)
                            .frame(width: UIScreen.main.bounds.width, height: height)
                            .cornerRadius(2)
                            .offset(y: offset > 0 ? -offset : 0)
                            .overlay(
                                HStack {
                                    Button(action: {}, label: { Image(systemName: "arrow.left").font(.system(size: 20, weight: .bold)).foregroundColor(.white) })
                                    Spacer()
                                    Button(action: {}, label: { Image(systemName: "suit.heart.fill").font(.system(size: 20, weight: .bold)).foregroundColor(.white) })
                                }
                                .padding(), alignment: .top)
                    )
                }
                .frame(height: 250)
                Section(header: header) {
                    ForEach(["Starters", "Mains", "Desserts"], id: \.self) { category in
                        VStack(alignment: .leading, spacing: 10) {
                            Text(category).font(.title2.bold()).padding(.leading)
                            ForEach(0..<3) { n in row("Dish \(n)", price: Double(n) * 3.5 + 4) }
                        }
                        .tag(category)
                    }
                }
            })
        }
        .overlay(
            Color.white.frame(height: UIApplication.shared.windows.first?.safeAreaInsets.top).ignoresSafeArea(.all, edges: .top).opacity(0),
            alignment: .top)
    }
    private var header: some View { Text("Menu").font(.title).frame(maxWidth: .infinity, alignment: .leading).padding().background(Color.primary.colorInvert()) }
    private func row(_ n: String, price: Double) -> some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) { Text(n).fontWeight(.bold); Text("A short description of the food").font(.caption).foregroundColor(.gray).lineLimit(3) }
            Spacer(minLength: 0)
            Text("$" + String(format: "%.2f", price)).font(.title3)
        }
        .padding(.horizontal)
    }
}
