import SwiftUI

struct EqualHeightCards: View {
    struct Plan: Identifiable { var id: String { name }; let name: String; let features: [String]; var isPopular = false }
    let plans = [Plan(name: "Free", features: ["1 project"]), Plan(name: "Pro", features: ["Unlimited projects", "Priority support", "Export to PDF and PNG"], isPopular: true)]
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            ForEach(plans) { plan in
                VStack(alignment: .leading, spacing: 8) {
                    HStack { Text(plan.name).font(.title3.bold()); if plan.isPopular { Text("Popular").font(.caption2).padding(4).background(.yellow, in: Capsule()) } }
                    ForEach(plan.features, id: \.self) { Label($0, systemImage: "checkmark").font(.footnote).fixedSize(horizontal: false, vertical: true) }
                    Spacer(minLength: 12)
                    Button("Choose") {}.frame(maxWidth: .infinity)
                }
                .padding()
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .background { RoundedRectangle(cornerRadius: 16).fill(.background).shadow(color: .black.opacity(0.1), radius: 6, y: 2) }
                .overlay { if plan.isPopular { RoundedRectangle(cornerRadius: 16).strokeBorder(.tint, lineWidth: 2) } }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .padding()
    }
}
