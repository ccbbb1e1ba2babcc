import SwiftUI

import SwiftData

@Model
final class Shelf {
    #Unique<Shelf>([\.name])
    @Attribute(.unique) var name: String
    var created: Date
    @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []
    @Transient var isOpen = false
    init(name: String, created: Date = .now) { self.name = name; self.created = created }
}

@Model
final class Book {
    var title: String
    var rating: Int?
    @Attribute(.externalStorage) var cover: Data?
    var shelf: Shelf?
    init(title: String, rating: Int? = nil, shelf: Shelf? = nil) { self.title = title; self.rating = rating; self.shelf = shelf }
}

struct QueryShelf: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Book> { $0.rating ?? 0 >= 3 && !$0.title.isEmpty }, sort: [SortDescriptor(\Book.rating, order: .reverse), SortDescriptor(\Book.title)], animation: .snappy)
    private var books: [Book]
    @Query(sort: \Shelf.name) private var shelves: [Shelf]
    @State private var isImporting = false
    @State private var draft = Book(title: "Draft", rating: 4)

    init(minimum: Int = 0) {
        var descriptor = FetchDescriptor<Book>(predicate: #Predicate { book in (book.rating ?? 0) > minimum })
        descriptor.fetchLimit = 20
        _books = Query(descriptor, animation: .default)
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(shelves) { shelf in
                    DisclosureGroup(isExpanded: Bindable(shelf).isOpen) {
                        ForEach(shelf.books) { BookRow(book: $0) }
                    } label: { Text(shelf.name).badge(shelf.books.count) }
                }
                Section("Draft") {
                    BookRow(book: draft)
                    TextField("Title", text: $draft.title)
                }
                Section("All") {
                    ForEach(books) { BookRow(book: $0) }
                        .onDelete { offsets in offsets.map { books[$0] }.forEach(context.delete) }
                }
            }
            .overlay { if books.isEmpty { ContentUnavailableView { Label("No books", systemImage: "books.vertical") } actions: { Button("Add") { add() } } } }
            .navigationTitle("Library")
            .toolbar { Button("Add", systemImage: "plus", action: add) }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json], allowsMultipleSelection: false) { result in
                if case .success(let urls) = result { print(urls.first?.lastPathComponent ?? "") }
            }
        }
    }
    private func add() {
        let shelf = Shelf(name: "New")
        context.insert(shelf)
        try? context.save()
    }
}

struct BookRow: View {
    @Bindable var book: Book
    var body: some View {
        LabeledContent(book.title) {
            HStack(spacing: 2) {
                ForEach(1...5, id: \.self) { i in Image(systemName: i <= (book.rating ?? 0) ? "star.fill" : "star").foregroundStyle(.yellow) }
            }
            .font(.caption)
        }
        .contextMenu { Button("Rate 5") { book.rating = 5 } } preview: { Text(book.title).padding() }
    }
}

#Preview {
    QueryShelf().modelContainer(for: [Shelf.self, Book.self], inMemory: true)
}
