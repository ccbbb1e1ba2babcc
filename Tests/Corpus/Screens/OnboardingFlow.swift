import SwiftUI

struct OnboardingPage: Identifiable, Equatable {
    let id = UUID()
    var title: LocalizedStringResource
    var detail: String
    var symbol: String
    var tint: Color

    static func == (l: Self, r: Self) -> Bool { l.id == r.id }

    static let all: [OnboardingPage] = [
        .init(title: "Welcome", detail: "Track everything that matters in one place.", symbol: "hand.wave.fill", tint: .blue),
        .init(title: "Organise", detail: "Folders, tags and smart lists.", symbol: "folder.fill", tint: .orange),
        .init(title: "Done", detail: "That's it. Enjoy!", symbol: "checkmark.seal.fill", tint: .green),
    ]
}

struct OnboardingFlow: View {
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding: Bool = false
    @SceneStorage("page") private var index = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.horizontalSizeClass) var horizontalSizeClass
    private let pages = OnboardingPage.all

    var isLast: Bool { index == pages.index(before: pages.endIndex) }

    var body: some View {
        VStack {
            HStack {
                Spacer()
                Button("Skip") { finish() }.opacity(isLast ? 0 : 1).accessibilityHidden(isLast)
            }
            .padding()
            TabView(selection: $index.animation(reduceMotion ? nil : .easeInOut)) {
                ForEach(Array(pages.enumerated()), id: \.element.id) { offset, page in
                    VStack(spacing: 20) {
                        ZStack {
                            Circle().fill(page.tint.opacity(0.2)).frame(width: 220, height: 220)
                            Image(systemName: page.symbol)
                                .font(.system(size: 90))
                                .symbolRenderingMode(.hierarchical)
                                .foregroundStyle(page.tint)
                        }
                        Text(page.title).font(.largeTitle.bold())
                        Text(page.detail).multilineTextAlignment(.center).foregroundStyle(.secondary).padding(.horizontal, horizontalSizeClass == .compact ? 32 : 120)
                    }
                    .tag(offset)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            HStack(spacing: 8) {
                ForEach(pages.indices, id: \.self) { i in
                    Capsule().fill(i == index ? Color.accentColor : .gray.opacity(0.3)).frame(width: i == index ? 24 : 8, height: 8)
                }
            }
            .animation(.spring(duration: 0.4, bounce: 0.3), value: index)
            Button(action: next) {
                Text(isLast ? "Get Started" : "Next")
                    .bold()
                    .frame(maxWidth: .infinity)
                    .frame(height: 50)
            }
            .buttonStyle(.borderedProminent)
            .padding()
        }
        .background { LinearGradient(colors: [pages[index].tint.opacity(0.15), .clear], startPoint: .top, endPoint: .center).ignoresSafeArea() }
        .interactiveDismissDisabled()
    }

    private func next() {
        guard !isLast else { return finish() }
        withAnimation(.easeInOut, completionCriteria: .logicallyComplete) { index += 1 } completion: { print("moved") }
    }

    private func finish() { hasSeenOnboarding = true }
}

#Preview { OnboardingFlow() }
