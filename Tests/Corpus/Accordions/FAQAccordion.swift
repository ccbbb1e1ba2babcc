import SwiftUI

struct FAQ: Identifiable {
    let id: Int
    let question, answer: String
}

struct AccordionRow: View {
    let item: FAQ
    let isExpanded: Bool
    let onTap: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Button(action: onTap) {
                HStack {
                    Text(item.question)
                        .font(.headline)
                        .multilineTextAlignment(.leading)
                    Spacer()
                    Image(systemName: "chevron.down")
                        .rotationEffect(.degrees(isExpanded ? -180 : 0))
                }
                .padding()
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if isExpanded {
                Text(item.answer)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .padding([.horizontal, .bottom])
                    .transition(.opacity)
            }
        }
        .background(RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.1)))
    }
}

struct FAQAccordion: View {
    @State private var expanded: Int? = 2
    private let items = [
        FAQ(id: 1, question: "Can I cancel at any time?", answer: "Yes."),
        FAQ(id: 2, question: "Which payment methods do you accept?", answer: "Cards, bank transfer and, for companies, invoices payable within thirty days."),
        FAQ(id: 3, question: "Is there a student discount?", answer: "Half off with a valid student card.")
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(items) { item in
                    AccordionRow(item: item, isExpanded: expanded == item.id) {
                        withAnimation(.easeInOut) {
                            expanded = expanded == item.id ? nil : item.id
                        }
                    }
                }
            }
            .padding()
        }
    }
}

#Preview {
    FAQAccordion()
}
