protocol P { init(); var name: String { get } }
struct A: P { var name = "A" }
struct B: P { var name = "B" }
struct G<T: P> { var t: T = T(); var list: [T] = [T(), T()] }
print(G<A>().t.name, G<B>().t.name, G<A>().list.count)
final class H<T: P> { let t = T(); init() {} }
print(H<B>().t.name)
struct Cell<T: P> { static func make() -> T { T() } ; static var title: String { T().name } }
print(Cell<A>.make().name, Cell<B>.title)
