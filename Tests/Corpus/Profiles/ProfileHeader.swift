import SwiftUI

struct ProfileHeader: View {
    var name = "Amara Okafor"
    var handle = "@amara.builds"
    var bio = "Furniture, timber frames and the occasional boat. Workshop in Porto."
    var stats: [(label: String, value: Int)] = [("Posts", 214), ("Followers", 18_204), ("Following", 377)]

    @State private var isFollowing = false

    var body: some View {
        VStack(spacing: 0) {
            Color.teal
                .frame(height: 120)
                .overlay(alignment: .bottom) {
                    avatar.offset(y: 44)
                }
            VStack(spacing: 4) {
                Text(name).font(.title2).bold()
                Text(handle).foregroundStyle(.secondary)
                Text(bio)
                    .multilineTextAlignment(.center)
                    .padding(.horizontal, 32)
                    .padding(.top, 8)
            }
            .padding(.top, 56)

            HStack {
                ForEach(stats, id: \.label) { stat in
                    VStack {
                        Text(abbreviate(stat.value))
                            .font(.headline)
                        Text(stat.label)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
            .padding(.vertical)

            Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
                .buttonStyle(.borderedProminent)
                .tint(isFollowing ? .gray : .accentColor)
            Spacer()
        }
        .ignoresSafeArea(edges: .top)
    }

    private var avatar: some View {
        Image(systemName: "person.crop.circle.fill")
            .resizable()
            .scaledToFit()
            .frame(width: 88, height: 88)
            .foregroundStyle(.white, .brown)
            .padding(4)
            .background(Circle().fill(.background))
    }

    private func abbreviate(_ number: Int) -> String {
        guard number >= 1000 else { return String(number) }
        let thousands = Double(number) / 1000
        return String(format: "%.1fk", thousands)
    }
}

#Preview {
    ProfileHeader()
}
