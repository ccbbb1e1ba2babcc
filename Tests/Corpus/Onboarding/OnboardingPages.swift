import SwiftUI

struct OnboardingPage: Identifiable {
    let id = UUID()
    var image: String
    var title: LocalizedStringKey
    var text: LocalizedStringKey
}

struct OnboardingPages: View {
    @State private var page = 0
    @Environment(\.dismiss) private var dismiss

    private let pages: [OnboardingPage] = [
        OnboardingPage(image: "leaf", title: "Track your plants", text: "Every pot gets its own **schedule**."),
        OnboardingPage(image: "drop", title: "Water on time", text: "We remind you, not nag you."),
        OnboardingPage(image: "sun.max", title: "Find the light", text: "Point the camera at a window.")
    ]

    var body: some View {
        VStack {
            HStack {
                Spacer()
                Button("Skip") { dismiss() }
                    .opacity(page == pages.count - 1 ? 0 : 1)
            }
            .padding(.horizontal)
            TabView(selection: $page) {
                ForEach(Array(pages.enumerated()), id: \.element.id) { index, item in
                    VStack(spacing: 20) {
                        Image(systemName: item.image)
                            .font(.system(size: 90))
                            .symbolRenderingMode(.hierarchical)
                            .foregroundStyle(.green)
                            .frame(height: 200)
                        Text(item.title)
                            .font(.largeTitle.bold())
                        Text(item.text)
                            .font(.title3)
                            .multilineTextAlignment(.center)
                            .foregroundStyle(.secondary)
                    }
                    .padding(.horizontal, 40)
                    .tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            HStack(spacing: 8) {
                ForEach(pages.indices, id: \.self) { index in
                    Capsule()
                        .fill(index == page ? Color.green : Color.gray.opacity(0.4))
                        .frame(width: index == page ? 24 : 8, height: 8)
                }
            }
            .animation(.spring(duration: 0.3), value: page)
            Button {
                if page < pages.count - 1 { page += 1 } else { dismiss() }
            } label: {
                Text(page < pages.count - 1 ? "Continue" : "Get started")
                    .fontWeight(.semibold)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 6)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding()
        }
    }
}

#Preview {
    OnboardingPages()
}
