import SwiftUI

struct OnboardingPager: View {
    struct Page: Identifiable { let id = UUID(); let image: String; let title: LocalizedStringKey; let text: LocalizedStringKey }
    private let pages = [
        Page(image: "map", title: "Find **places**", text: "Browse what is near."),
        Page(image: "star", title: "Rate them", text: "Tell others what you think."),
        Page(image: "person.3", title: "Share", text: "Invite your friends.")
    ]
    @State private var current = 0
    @AppStorage("didOnboard") private var didOnboard = false
    var body: some View {
        VStack {
            TabView(selection: $current) {
                ForEach(Array(zip(pages.indices, pages)), id: \.0) { index, page in
                    VStack(spacing: 16) {
                        Image(systemName: page.image).resizable().scaledToFit().frame(height: 120).foregroundStyle(.tint)
                        Text(page.title).font(.title)
                        Text(page.text).multilineTextAlignment(.center).foregroundStyle(.secondary)
                    }
                    .padding(40)
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .interactive))
            Button {
                withAnimation { if current < pages.count - 1 { current += 1 } else { didOnboard = true } }
            } label: {
                Text(current == pages.count - 1 ? "Start" : "Next").frame(maxWidth: .infinity)
            }
            .controlSize(.large)
            .buttonStyle(.borderedProminent)
            .padding()
        }
    }
}
