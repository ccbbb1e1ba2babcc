import SwiftUI
import UniformTypeIdentifiers

struct Card_: Codable, Hashable, Identifiable, Transferable {
    let id: UUID
    var title: String
    var tags: [String]
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .kanbanCard) }
}

extension UTType { static let kanbanCard = UTType(exportedAs: "com.example.card") }

@dynamicMemberLookup
final class Board: ObservableObject {
    @Published var columns: [String: [Card_]] = [:]
    let order = ["To do", "Doing", "Done"]
    subscript(dynamicMember key: String) -> [Card_] { columns[key] ?? [] }

    init() {
        for (i, name) in order.enumerated() {
            columns[name] = (0...i).map { Card_(id: UUID(), title: "\(name) #\($0 + 1)", tags: $0 % 2 == 0 ? ["ui"] : ["api", "bug"]) }
        }
    }

    func move(_ card: Card_, to column: String) {
        for key in columns.keys { columns[key]?.removeAll { $0 == card } }
        columns[column, default: []].append(card)
    }
}

struct KanbanBoard: View {
    @StateObject private var board = Board()
    @State private var targeted: String?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(board.order, id: \.self) { column in
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            Text(column).font(.headline)
                            Text("\(board.columns[column, default: []].count)").font(.caption).padding(4).background(Circle().fill(.quaternary))
                        }
                        ForEach(board.columns[column] ?? []) { card in
                            CardRow(card: card).draggable(card)
                        }
                        Spacer(minLength: 40)
                    }
                    .padding(10)
                    .frame(width: 200, alignment: .leading)
                    .background(targeted == column ? Color.accentColor.opacity(0.2) : Color(.systemGroupedBackground))
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                    .dropDestination(for: Card_.self) { cards, _ in
                        withAnimation { cards.forEach { board.move($0, to: column) } }
                        return true
                    } isTargeted: { targeted = $0 ? column : nil }
                }
            }
            .padding()
        }
    }
}

struct CardRow: View {
    let card: Card_
    var body: some View {
        VStack(alignment: .leading) {
            Text(card.title)
            HStack { ForEach(card.tags, id: \.self) { Text("#\($0)").font(.caption2).foregroundStyle(.secondary) } }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(8)
        .background(.background, in: .rect(cornerRadius: 8))
        .compositingGroup()
        .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
    }
}

struct KanbanBoard_Previews: PreviewProvider { static var previews: some View { KanbanBoard() } }
