import SwiftData
import SwiftUI

@Model
class Book {
    var title: String
    var author: String
    var genre: String
    var review: String
    var rating: Int
    var date: Date

    init(title: String, author: String, genre: String, review: String, rating: Int, date: Date = .now) {
        self.title = title
        self.author = author
        self.genre = genre
        self.review = review
        self.rating = rating
        self.date = date
    }
}

struct EmojiRatingView: View {
    let rating: Int
    var body: some View {
        switch rating {
        case 1: Text("🙁")
        case 2: Text("😕")
        case 3: Text("😐")
        case 4: Text("🙂")
        default: Text("🤩")
        }
    }
}

struct DetailView: View {
    @Environment(\.modelContext) var modelContext
    @Environment(\.dismiss) var dismiss
    @State private var showingDeleteAlert = false
    let book: Book

    var body: some View {
        ScrollView {
            ZStack(alignment: .bottomTrailing) {
                Image(book.genre).resizable().scaledToFit()
                Text(book.genre.uppercased())
                    .font(.caption).fontWeight(.black).padding(8)
                    .foregroundStyle(.white).background(.black.opacity(0.75)).clipShape(.capsule)
                    .offset(x: -5, y: -5)
            }
            Text(book.author).font(.title).foregroundStyle(.secondary)
            Text(book.review).padding()
            EmojiRatingView(rating: book.rating).font(.largeTitle)
        }
        .navigationTitle(book.title)
        .navigationBarTitleDisplayMode(.inline)
        .scrollBounceBehavior(.basedOnSize)
        .alert("Delete book?", isPresented: $showingDeleteAlert) {
            Button("Delete", role: .destructive, action: deleteBook)
            Button("Cancel", role: .cancel) { }
        } message: { Text("Are you sure?") }
        .toolbar { Button("Delete this book", systemImage: "trash") { showingDeleteAlert = true } }
    }

    func deleteBook() {
        modelContext.delete(book)
        dismiss()
    }
}

#Preview {
    do {
        let config = ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try ModelContainer(for: Book.self, configurations: config)
        let example = Book(title: "Test Book", author: "Test Author", genre: "Fantasy", review: "This was a great book; I really enjoyed it.", rating: 4)
        return DetailView(book: example).modelContainer(container)
    } catch {
        return Text("Failed to create preview: \(error.localizedDescription)")
    }
}
