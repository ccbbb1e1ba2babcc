// Type arguments that only written types, properties or arguments show.
protocol Named { static var title: String { get }; init(); var value: Int { get } }
struct Apple: Named { static let title = "Apple"; var value = 1 }
struct Pear: Named { static let title = "Pear"; var value = 2 }

struct Box<T: Named> {
    var item = T()
    static var title: String { "Box of " + T.title }
    func make() -> T { T() }
    func type() -> T.Type { T.self }
}
print(Box<Apple>().make().value, Box<Pear>().make().value, Box<Apple>.title, Box<Pear>.title)
print(Box<Pear>().type(), Box<Pear>().type().title, Box<Pear>().item.value)
struct Shelf { var box: Box<Pear> = Box(); let other: Box<Apple> = .init() }
print(Shelf().box.make().value, Shelf().other.type().title)

class Store<Model: Named> {
    var models: [Model] = []
    func add() -> Self { models.append(Model()); return self }
    var header: String { Model.title + " × \(models.count)" }
    static var kind: String { "Store<\(Model.title)>" }
}
print(Store<Pear>().add().add().header, Store<Apple>.kind)
let typed: Store<Apple> = Store()
print(typed.add().header)

func make<T: Named>(_ type: T.Type, count: Int) -> [T] { (0..<count).map { _ in T() } }
func title<T: Named>(of value: T?) -> String { T.title + (value == nil ? " (none)" : "") }
func title<T: Named>(ofAll values: [T]) -> String { T.title + " \(values.count)" }
print(make(Pear.self, count: 2).map(\.value), title(of: Apple()), title(of: nil as Pear?))
let nothing: Pear? = nil
let empty: [Apple] = []
print(title(of: nothing), title(ofAll: empty), title(ofAll: [Pear(), Pear()]))
func both<A: Named, B: Named>(_ a: A.Type, _ b: B.Type) -> String {
    A.title + "+" + B.title + " \(A().value + B().value)"
}
print(both(Apple.self, Pear.self), both(Pear.self, Pear.self))
func opaque(_ item: some Named) -> String { type(of: item).title }
print(opaque(Pear()), opaque(Apple()))
