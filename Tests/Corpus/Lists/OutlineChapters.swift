import SwiftUI

struct Chapter: Identifiable {
    let id = UUID()
    var title: String
    var pages: Int
    var parts: [Chapter]?

    var totalPages: Int {
        pages + (parts ?? []).reduce(0) { $0 + $1.totalPages }
    }
}

struct OutlineChapters: View {
    private let book = [
        Chapter(title: "Preface", pages: 4),
        Chapter(title: "Foundations", pages: 2, parts: [
            Chapter(title: "Sizes", pages: 12),
            Chapter(title: "Proposals", pages: 9, parts: [Chapter(title: "Exercises", pages: 3)])
        ]),
        Chapter(title: "Index", pages: 11)
    ]

    var body: some View {
        List {
            Section(header: Text("Contents")) {
                OutlineGroup(book, children: \.parts) { chapter in
                    HStack {
                        Text(chapter.title)
                        Spacer()
                        Text("\(chapter.totalPages) p.")
                            .foregroundColor(.secondary)
                    }
                }
            }
            DisclosureGroup("About the author") {
                Text("Writes about layout in a lighthouse.")
            }
        }
        .listStyle(SidebarListStyle())
    }
}

struct OutlineChapters_Previews: PreviewProvider {
    static var previews: some View {
        OutlineChapters()
    }
}
