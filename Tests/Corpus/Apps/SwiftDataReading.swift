import SwiftUI
import SwiftData
import Charts

@Model
final class Book {
    @Attribute(.unique) var isbn: String
    var title: String
    var author: String
    var pages: Int
    var currentPage: Int = 0
    var addedAt: Date
    var statusRaw: Int
    @Attribute(.externalStorage) var coverData: Data?
    @Relationship(deleteRule: .cascade, inverse: \ReadingSession.book) var sessions: [ReadingSession] = []

    init(isbn: String, title: String, author: String, pages: Int, status: Status = .wish) {
        self.isbn = isbn
        self.title = title
        self.author = author
        self.pages = pages
        self.addedAt = .now
        self.statusRaw = status.rawValue
    }

    enum Status: Int, Codable, CaseIterable, Identifiable {
        case wish, reading, done
        var id: Int { rawValue }
        var label: LocalizedStringResource {
            switch self {
            case .wish: "Wish list"
            case .reading: "Reading"
            case .done: "Finished"
            }
        }
    }
    @Transient var progress: Double { pages == 0 ? 0 : Double(currentPage) / Double(pages) }
    var status: Status {
        get { Status(rawValue: statusRaw) ?? .wish }
        set { statusRaw = newValue.rawValue }
    }
}

@Model
final class ReadingSession {
    var day: Date
    var minutes: Int
    var book: Book?
    init(day: Date, minutes: Int, book: Book? = nil) { self.day = day; self.minutes = minutes; self.book = book }
}

@MainActor
enum SampleData {
    static let container: ModelContainer = {
        do {
            let container = try ModelContainer(for: Book.self, ReadingSession.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            for book in books { container.mainContext.insert(book) }
            return container
        } catch { fatalError("no container: \(error)") }
    }()
    static var books: [Book] {
        let first = Book(isbn: "978-1", title: "The Salt Roads", author: "I. Marek", pages: 320, status: .reading)
        first.currentPage = 140
        let second = Book(isbn: "978-2", title: "On Small Gardens", author: "P. Sato", pages: 180, status: .done)
        second.currentPage = 180
        return [first, second, Book(isbn: "978-3", title: "Moth", author: "E. Brandt", pages: 96)]
    }
}

struct LibraryScreen: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.title) private var books: [Book]
    @Query(filter: #Predicate<ReadingSession> { $0.minutes > 0 }, sort: [SortDescriptor(\.day, order: .reverse)]) private var sessions: [ReadingSession]
    @State private var status: Book.Status? = nil
    @State private var sort = SortOrder.title
    @State private var adding = false
    @State private var path: [Book] = []

    enum SortOrder: String, Identifiable, CaseIterable { case title, author, progress; var id: Self { self } }

    private var shown: [Book] {
        let base = status.map { wanted in books.filter { $0.status == wanted } } ?? books
        return switch sort {
        case .title: base.sorted { $0.title < $1.title }
        case .author: base.sorted(using: [SortDescriptor(\Book.author), SortDescriptor(\Book.title)])
        case .progress: base.sorted { $0.progress > $1.progress }
        }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("This week") { WeekChart(sessions: sessions) }
                Picker("Status", selection: $status.animation()) {
                    Text("All").tag(nil as Book.Status?)
                    ForEach(Book.Status.allCases) { Text($0.label).tag($0 as Book.Status?) }
                }
                .pickerStyle(.segmented)
                .listRowBackground(Color.clear)
                .listRowInsets(EdgeInsets())
                Section {
                    ForEach(shown) { book in
                        NavigationLink(value: book) { BookRow(book: book) }
                    }
                    .onDelete { offsets in for index in offsets { context.delete(shown[index]) } }
                } header: { Text("^[\(shown.count) book](inflect: true)") }
            }
            .overlay {
                if books.isEmpty {
                    ContentUnavailableView {
                        Label("No books", systemImage: "books.vertical")
                    } description: {
                        Text("Books you add will appear here.")
                    } actions: {
                        Button("Add a book") { adding = true }.buttonStyle(.borderedProminent)
                    }
                }
            }
            .navigationDestination(for: Book.self) { BookEditor(book: $0) }
            .navigationTitle("Library")
            .toolbar {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Picker("Sort", selection: $sort) { ForEach(SortOrder.allCases) { Text($0.rawValue.capitalized).tag($0) } }.pickerStyle(.inline)
                }
            }
        }
    }
}

struct WeekChart: View {
    let sessions: [ReadingSession]
    private struct Bucket: Identifiable { let id: Int; let minutes: Int; var name: String { Calendar.current.shortWeekdaySymbols[id % 7] } }
    private var buckets: [Bucket] {
        let grouped = Dictionary(grouping: sessions, by: { Calendar.current.component(.weekday, from: $0.day) })
        return (0..<7).map { Bucket(id: $0, minutes: grouped[$0 + 1]?.map(\.minutes).reduce(0, +) ?? ($0 * 7) % 40) }
    }
    var body: some View {
        Chart(buckets) { bucket in
            BarMark(x: .value("Day", bucket.name), y: .value("Minutes", bucket.minutes), width: .ratio(0.6))
                .foregroundStyle(bucket.minutes > 20 ? Color.accentColor : .secondary)
                .cornerRadius(4)
                .annotation(position: .top) { if bucket.minutes > 30 { Text("\(bucket.minutes)").font(.caption2) } }
            RuleMark(y: .value("Goal", 20)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        }
        .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 10)) { AxisGridLine(); AxisValueLabel() } }
        .chartXAxis { AxisMarks { _ in AxisValueLabel() } }
        .frame(height: 160)
    }
}

struct BookRow: View {
    let book: Book
    var body: some View {
        HStack(spacing: 14) {
            Group {
                if let data = book.coverData, let image = UIImage(data: data) {
                    Image(uiImage: image).resizable().scaledToFill()
                } else {
                    LinearGradient(colors: [.brown, .orange], startPoint: .top, endPoint: .bottom)
                        .overlay(Text(book.title.prefix(1)).font(.title).foregroundStyle(.white))
                }
            }
            .frame(width: 44, height: 64)
            .clipShape(.rect(cornerRadius: 4))
            VStack(alignment: .leading) {
                Text(book.title).font(.headline)
                Text(book.author).font(.subheadline).foregroundStyle(.secondary)
                if book.status == .reading { ProgressView(value: book.progress).tint(.orange) }
            }
        }
    }
}

struct BookEditor: View {
    @Bindable var book: Book
    @Environment(\.dismiss) private var dismiss
    private let pagesFormat: IntegerFormatStyle<Int> = .number.grouping(.never)
    var body: some View {
        Form {
            TextField("Title", text: $book.title)
            TextField("Author", text: $book.author)
            TextField("Pages", value: $book.pages, format: pagesFormat).keyboardType(.numberPad)
            Stepper("Page \(book.currentPage) of \(book.pages)", value: $book.currentPage, in: 0...max(1, book.pages), step: 5)
            Slider(value: Binding(get: { Double(book.currentPage) }, set: { book.currentPage = Int($0.rounded()) }), in: 0...Double(max(1, book.pages)))
            Picker("Status", selection: $book.status) { ForEach(Book.Status.allCases) { Text($0.label).tag($0) } }
            DatePicker("Added", selection: $book.addedAt, in: ...Date.now, displayedComponents: [.date])
        }
        .navigationTitle($book.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Library") { LibraryScreen().modelContainer(SampleData.container) }
#Preview("Editor") { NavigationStack { BookEditor(book: SampleData.books[0]) }.modelContainer(for: Book.self, inMemory: true) }
#Preview("Chart") { WeekChart(sessions: []).padding() }
