import SwiftUI

struct PagingStories: View {
    @State private var page: Int? = 0

    var body: some View {
        ScrollView(.vertical) {
            LazyVStack(spacing: 0) {
                ForEach(0..<6, id: \.self) { index in
                    ZStack(alignment: .bottomLeading) {
                        Rectangle()
                            .fill(Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.8))
                        VStack(alignment: .leading) {
                            Text("@creator\(index)").bold()
                            Text("Something to say about video number \(index)")
                        }
                        .foregroundStyle(.white)
                        .padding()
                        .padding(.bottom, 60)
                    }
                    .containerRelativeFrame([.horizontal, .vertical])
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .scrollIndicators(.hidden)
        .ignoresSafeArea()
        .overlay(alignment: .trailing) {
            VStack(spacing: 20) {
                Label("12k", systemImage: "heart.fill")
                Label("304", systemImage: "message.fill")
            }
            .labelStyle(VerticalLabelStyle())
            .foregroundStyle(.white)
            .padding()
        }
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title)
            configuration.title.font(.caption)
        }
    }
}

#Preview {
    PagingStories()
}
