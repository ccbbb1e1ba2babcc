import SwiftUI
import Combine

// MARK: - Domain

struct Money: Hashable, Comparable, CustomStringConvertible {
    var minorUnits: Int
    var currency: String = "EUR"

    static func < (lhs: Money, rhs: Money) -> Bool { lhs.minorUnits < rhs.minorUnits }
    static func + (lhs: Money, rhs: Money) -> Money { Money(minorUnits: lhs.minorUnits + rhs.minorUnits, currency: lhs.currency) }
    static prefix func - (value: Money) -> Money { Money(minorUnits: -value.minorUnits, currency: value.currency) }
    static let zero = Money(minorUnits: 0)

    var decimal: Decimal { Decimal(minorUnits) / 100 }
    var description: String { decimal.formatted(.currency(code: currency)) }
}

enum ExpenseCategory: String, CaseIterable, Identifiable, Codable {
    case groceries, travel, rent, fun, other
    var id: Self { self }
    var title: LocalizedStringKey {
        switch self {
        case .groceries: "Groceries"
        case .travel: "Travel"
        case .rent: "Rent"
        case .fun: "Fun"
        case .other: "Other"
        }
    }
    var symbol: String {
        switch self {
        case .groceries: return "cart.fill"
        case .travel: return "airplane"
        case .rent: return "house.fill"
        case .fun: return "gamecontroller.fill"
        case .other: return "ellipsis.circle"
        }
    }
    var tint: Color {
        switch self {
        case .groceries: return .green
        case .travel: return .blue
        case .rent: return .orange
        case .fun: return .pink
        case .other: return Color(.systemGray)
        }
    }
}

struct Expense: Identifiable, Hashable {
    let id: UUID
    var title: String
    var amount: Money
    var date: Date
    var category: ExpenseCategory
    var note: String?

    init(id: UUID = .init(), _ title: String, _ amount: Int, daysAgo: Int, _ category: ExpenseCategory, note: String? = nil) {
        self.id = id
        self.title = title
        self.amount = Money(minorUnits: amount)
        self.date = Calendar.current.date(byAdding: .day, value: -daysAgo, to: .now) ?? .now
        self.category = category
        self.note = note
    }
}

protocol ExpenseStoring: AnyObject {
    func load() async throws -> [Expense]
    func delete(_ ids: Set<Expense.ID>) async throws
}

enum LedgerError: LocalizedError {
    case offline
    case server(code: Int)

    var errorDescription: String? {
        switch self {
        case .offline: return NSLocalizedString("You appear to be offline.", comment: "Shown in an alert")
        case .server(let code): return String(format: NSLocalizedString("The server answered %d.", comment: ""), code)
        }
    }
}

final class InMemoryExpenseStore: ExpenseStoring {
    private var items: [Expense]
    init(items: [Expense]) { self.items = items }
    func load() async throws -> [Expense] {
        guard !items.isEmpty else { throw LedgerError.server(code: 404) }
        return items
    }
    func delete(_ ids: Set<Expense.ID>) async throws { items.removeAll { ids.contains($0.id) } }
}

@MainActor
final class LedgerViewModel: ObservableObject {
    enum Phase {
        case idle
        case loading
        case loaded([Expense])
        case failed(Error)
    }

    @Published private(set) var phase: Phase = .idle
    @Published var query = ""
    @Published var filter: ExpenseCategory?
    @Published var presentedError: LedgerError?
    private let store: ExpenseStoring
    private var cancellables = Set<AnyCancellable>()

    init(store: ExpenseStoring) {
        self.store = store
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { [weak self] text in
                guard let self else { return }
                print("searching for \(text) in \(self.phase)")
            }
            .store(in: &cancellables)
    }

    var visible: [Expense] {
        guard case let .loaded(all) = phase else { return [] }
        return all
            .filter { filter == nil || $0.category == filter }
            .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
            .sorted(using: KeyPathComparator(\.date, order: .reverse))
    }

    var total: Money { visible.map(\.amount).reduce(.zero, +) }

    var byDay: [(day: Date, items: [Expense])] {
        Dictionary(grouping: visible) { Calendar.current.startOfDay(for: $0.date) }
            .map { (day: $0.key, items: $0.value) }
            .sorted { $0.day > $1.day }
    }

    func refresh() async {
        if case .idle = phase { phase = .loading }
        do {
            let loaded = try await store.load()
            phase = .loaded(loaded)
        } catch let error as LedgerError {
            presentedError = error
            phase = .failed(error)
        } catch {
            phase = .failed(error)
        }
    }

    func delete(at offsets: IndexSet, in items: [Expense]) {
        let ids = Set(offsets.map { items[$0].id })
        Task {
            try? await store.delete(ids)
            await refresh()
        }
    }
}

// MARK: - Screen

struct LedgerScreen: View {
    @StateObject private var model: LedgerViewModel
    @State private var selected: Expense?
    @State private var isAdding = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dismissSearch) private var dismissSearch

    init(store: ExpenseStoring = InMemoryExpenseStore(items: .preview)) {
        _model = StateObject(wrappedValue: LedgerViewModel(store: store))
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle(Text("Ledger"))
                .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search expenses")
                .toolbar { toolbarContent }
                .safeAreaInset(edge: .bottom) { totalBar }
                .sheet(item: $selected) { expense in
                    ExpenseDetail(expense: expense).presentationDetents([.medium, .large])
                }
                .alert(isPresented: .constant(false), error: model.presentedError) { _ in
                    Button("Retry") { Task { await model.refresh() } }
                } message: { error in
                    Text(error.recoverySuggestion ?? "Try again later.")
                }
                .task { await model.refresh() }
                .refreshable { await model.refresh() }
        }
    }

    @ViewBuilder private var content: some View {
        switch model.phase {
        case .idle, .loading:
            ProgressView("Loading…").frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let error):
            ContentUnavailableView("Something went wrong", systemImage: "wifi.slash", description: Text(error.localizedDescription))
        case .loaded where model.visible.isEmpty:
            ContentUnavailableView.search(text: model.query)
        case .loaded:
            list
        }
    }

    private var list: some View {
        List {
            ForEach(model.byDay, id: \.day) { group in
                Section {
                    ForEach(group.items) { expense in
                        Button { selected = expense } label: { ExpenseRow(expense: expense) }
                            .buttonStyle(.plain)
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") }
                            }
                            .contextMenu {
                                Button("Duplicate", systemImage: "plus.square.on.square") {}
                                ShareLink(item: expense.title)
                            }
                    }
                    .onDelete { model.delete(at: $0, in: group.items) }
                } header: {
                    HStack {
                        Text(group.day, format: .dateTime.weekday(.wide).day().month())
                        Spacer()
                        Text(group.items.map(\.amount).reduce(.zero, +).description)
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .animation(.default, value: model.visible.map(\.id))
    }

    @ToolbarContentBuilder private var toolbarContent: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) {
            Menu {
                Picker("Category", selection: $model.filter) {
                    Text("All").tag(ExpenseCategory?.none)
                    ForEach(ExpenseCategory.allCases) { Label($0.title, systemImage: $0.symbol).tag(Optional($0)) }
                }
            } label: {
                Label("Filter", systemImage: model.filter == nil ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill")
            }
        }
        ToolbarItemGroup(placement: .primaryAction) {
            EditButton()
            Button { isAdding.toggle() } label: { Image(systemName: "plus") }
        }
    }

    private var totalBar: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Total").font(.footnote).foregroundStyle(.secondary)
            Spacer()
            Text(model.total.description)
                .font(.title3.monospacedDigit().weight(.semibold))
                .contentTransition(.numericText())
        }
        .padding()
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
    }
}

struct ExpenseRow: View {
    let expense: Expense
    @ScaledMetric(relativeTo: .body) private var iconSize: CGFloat = 36

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: expense.category.symbol)
                .foregroundStyle(.white)
                .frame(width: iconSize, height: iconSize)
                .background(expense.category.tint.gradient, in: .rect(cornerRadius: 8, style: .continuous))
            VStack(alignment: .leading, spacing: 2) {
                Text(expense.title).font(.body.weight(.medium))
                if let note = expense.note, !note.isEmpty {
                    Text(note).font(.caption).foregroundStyle(.secondary).lineLimit(2)
                }
            }
            Spacer(minLength: 8)
            Text(verbatim: "\(expense.amount)").monospacedDigit()
        }
        .contentShape(.rect)
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text("\(expense.amount.description), \(expense.date, style: .date)"))
    }
}

struct ExpenseDetail: View {
    let expense: Expense
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Form {
            LabeledContent("Amount", value: expense.amount.decimal, format: .currency(code: "EUR"))
            LabeledContent("Date", value: expense.date.formatted(date: .abbreviated, time: .omitted))
            LabeledContent { Text(expense.category.title) } label: { Text("Category") }
            Button("Done", action: dismiss.callAsFunction)
        }
    }
}

extension Array where Element == Expense {
    static var preview: [Expense] {
        [
            Expense("Market", 42_35, daysAgo: 0, .groceries, note: "Vegetables and cheese"),
            Expense("Night train", 129_00, daysAgo: 1, .travel),
            Expense("Flat", 890_00, daysAgo: 1, .rent, note: "November"),
            Expense("Board game", 34_99, daysAgo: 3, .fun)
        ]
    }
}

#Preview("Loaded") { LedgerScreen() }
#Preview("Empty") { LedgerScreen(store: InMemoryExpenseStore(items: [])) }
