struct Parcel: Identifiable, Equatable { let id: Int; var to: String; var grams: Int; var sent = false }
final class Depot {
    private(set) var parcels: [Parcel] = [] { didSet { changes += 1 } }
    private(set) var changes = 0
    var query = ""
    enum Order: CaseIterable { case weight, name
        var compare: (Parcel, Parcel) -> Bool { switch self { case .weight: { $0.grams < $1.grams } case .name: { $0.to < $1.to } } } }
    var order = Order.name
    var shown: [Parcel] { parcels.filter { query.isEmpty || $0.to.lowercased().contains(query.lowercased()) }.sorted(by: order.compare) }
    func add(_ to: String, _ grams: Int) { parcels.append(.init(id: (parcels.last?.id ?? 0) + 1, to: to, grams: grams)) }
    func toggle(_ p: Parcel) { guard let i = parcels.firstIndex(of: p) else { return }; parcels[i].sent.toggle() }
    func remove(at offsets: [Int]) { for o in offsets.sorted(by: >) { parcels.remove(at: o) } }
}
let depot = Depot()
depot.add("Oslo", 300); depot.add("Bern", 900); depot.add("Lyon", 120)
print(depot.shown.map(\.to)); depot.order = .weight; print(depot.shown.map(\.to))
depot.toggle(depot.parcels[1]); depot.query = "O"
print(depot.shown.map { "\($0.to):\($0.sent)" }, depot.changes)
depot.remove(at: [0, 2]); print(depot.parcels, Depot.Order.allCases)
