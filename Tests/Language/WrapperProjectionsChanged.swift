struct U { var p = 1; mutating func go() -> Int { p += 1; return p } }
@propertyWrapper struct W<T> { private var s = U(); var wrappedValue: T; var projectedValue: U { get { s } set { s = newValue } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct M { @W var title = "t"; mutating func back() -> Int { _ = $title.go(); $title.p += 5; return $title.p } }
var m = M(); print(m.back(), m.$title.p); m.$title.p = 9; print(m.$title.p, m.$title.go(), m.$title.p)
