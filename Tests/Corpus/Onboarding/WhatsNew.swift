import SwiftUI

struct FeatureRow: View {
    var icon: String
    var color: Color = .accentColor
    var title: String
    var description: String

    var body: some View {
        HStack(alignment: .center, spacing: 16) {
            Image(systemName: icon)
                .font(.largeTitle)
                .foregroundColor(color)
                .frame(width: 56)
                .accessibility(hidden: true)
            VStack(alignment: .leading) {
                Text(title)
                    .font(.headline)
                    .accessibility(addTraits: .isHeader)
                Text(description)
                    .font(.body)
                    .foregroundColor(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .padding(.top)
    }
}

struct WhatsNew: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .center) {
                Spacer(minLength: 50)
                Text("What's New in")
                    .font(.system(size: 36, weight: .black))
                + Text(" Notebook")
                    .font(.system(size: 36, weight: .black))
                    .foregroundColor(.purple)
                VStack(alignment: .leading) {
                    FeatureRow(icon: "pencil.tip.crop.circle", color: .purple, title: "Handwriting", description: "Write anywhere on the page. Your notes stay searchable.")
                    FeatureRow(icon: "folder.badge.plus", title: "Collections", description: "Group notebooks by topic and share a whole group.")
                    FeatureRow(icon: "lock", color: .orange, title: "Locked pages", description: "Keep some of it to yourself.")
                }
                .padding(.horizontal)
                Spacer(minLength: 30)
                Button(action: { UserDefaults.standard.set(true, forKey: "seenWhatsNew") }) {
                    Text("Continue")
                        .foregroundColor(.white)
                        .font(.headline)
                        .padding()
                        .frame(minWidth: 0, maxWidth: .infinity, alignment: .center)
                        .background(RoundedRectangle(cornerRadius: 15, style: .continuous).fill(Color.purple))
                        .padding(.bottom)
                }
                .padding(.horizontal)
            }
        }
    }
}

struct WhatsNew_Previews: PreviewProvider {
    static var previews: some View {
        WhatsNew()
            .previewDevice("iPhone 15")
    }
}
