import SwiftUI

struct ResumeSheet: View {
    let skills: KeyValuePairs<String, Double> = ["Swift": 0.9, "Kotlin": 0.6, "Design": 0.45]

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            VStack(alignment: .leading, spacing: 24) {
                Image(systemName: "person.fill")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .padding(18)
                    .background(Color.white.opacity(0.2))
                    .clipShape(Circle())
                section("Contact") {
                    Text("mail@example.org")
                    Text("Lisbon, PT")
                }
                section("Skills") {
                    ForEach(skills.map { $0 }, id: \.key) { pair in
                        VStack(alignment: .leading, spacing: 2) {
                            Text(pair.key)
                            GeometryReader { geo in
                                ZStack(alignment: .leading) {
                                    Capsule().fill(Color.white.opacity(0.25))
                                    Capsule().fill(Color.white).frame(width: geo.size.width * pair.value)
                                }
                            }
                            .frame(height: 6)
                        }
                    }
                }
                Spacer()
            }
            .font(.caption)
            .foregroundColor(.white)
            .padding()
            .frame(width: 130)
            .background(Color.indigo)

            VStack(alignment: .leading, spacing: 8) {
                Text("Rui Tavares").font(.largeTitle).fontWeight(.thin)
                Text("iOS ENGINEER").font(.caption).kerning(3)
                Rectangle().frame(height: 1).padding(.vertical, 8)
                ForEach(0..<3) { i in
                    Text("Company \(i + 1)").font(.headline)
                    Text("Shipped things, mentored people, deleted more code than I wrote.")
                        .font(.footnote)
                        .foregroundColor(.secondary)
                }
                Spacer()
            }
            .padding()
        }
    }

    func section<Content: View>(_ title: String, @ViewBuilder content: () -> Content) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(title.uppercased()).bold()
            content()
        }
    }
}

#Preview { ResumeSheet() }
