import SwiftUI

struct ProfileSummary: View {
    var name: String
    var role: String
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: "person.fill")
                .font(.largeTitle)
                .frame(width: 64, height: 64)
                .background(.blue.opacity(0.2), in: .circle)
                .unredacted()
            VStack(alignment: .leading, spacing: 4) {
                Text(name).font(.headline)
                Text(role).font(.subheadline)
                if reasons.isEmpty {
                    Link("Website", destination: URL(string: "https://example.com")!)
                        .font(.footnote)
                }
            }
            Spacer()
        }
        .padding()
        .background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
}

struct RedactedProfile: View {
    @State private var loaded: (name: String, role: String)?

    var body: some View {
        VStack {
            ProfileSummary(name: loaded?.name ?? "Placeholder name", role: loaded?.role ?? "Placeholder role here")
                .redacted(reason: loaded == nil ? .placeholder : [])
            ProfileSummary(name: "Visible", role: "Always")
                .privacySensitive()
        }
        .padding()
        .task {
            try? await Task.sleep(for: .seconds(2))
            loaded = ("Ines Duarte", "Cartographer")
        }
    }
}

#Preview {
    RedactedProfile()
}
