import SwiftUI

struct Recipe: Identifiable {
    let id = UUID()
    let title: String
    let minutes: Int
    let difficulty: Difficulty
    let rating: Double

    enum Difficulty: String, CaseIterable {
        case easy, medium, hard

        var color: Color {
            switch self {
            case .easy: return .green
            case .medium: return .orange
            case .hard: return .red
            }
        }
    }
}

struct RecipeCard: View {
    let recipe: Recipe

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack(alignment: .topTrailing) {
                LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                    .frame(height: 140)
                Text(recipe.difficulty.rawValue.capitalized)
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(.white)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 5)
                    .background(recipe.difficulty.color, in: Capsule())
                    .padding(12)
            }
            VStack(alignment: .leading, spacing: 6) {
                Text(recipe.title)
                    .font(.headline)
                    .lineLimit(2)
                HStack(spacing: 4) {
                    Image(systemName: "clock")
                    Text("\(recipe.minutes) min")
                    Spacer()
                    Image(systemName: "star.fill")
                        .foregroundStyle(.yellow)
                    Text(String(format: "%.1f", recipe.rating))
                        .monospacedDigit()
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            .padding(16)
        }
        .background(Color(.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
    }
}

#Preview {
    RecipeCard(recipe: Recipe(title: "Braised fennel with orange and olives", minutes: 45, difficulty: .medium, rating: 4.6))
        .padding()
}
