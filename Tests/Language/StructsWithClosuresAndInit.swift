struct Field<Value> { let name: String; let validate: (Value) -> Bool; init(_ name: String, validate: @escaping (Value) -> Bool = { _ in true }) { self.name = name; self.validate = validate } }
let age = Field<Int>("age") { $0 > 17 }, any = Field<String>("any")
print(age.validate(20), age.validate(3), any.validate(""), age.name)
struct Form { var values: [String: Any] = [:]; func get<T>(_ key: String, as: T.Type = T.self) -> T? { values[key] as? T }; func get<T>(_ key: String, default d: T) -> T { values[key] as? T ?? d } }
let f = Form(values: ["n": 3, "s": "x"])
print(f.get("n", as: Int.self) as Any, f.get("s", as: Int.self) as Any, f.get("n", default: 9), f.get("zz", default: "dflt"))
let n: Int? = f.get("n"); print(n as Any)
struct Lens<A, B> { let get: (A) -> B; let set: (B, A) -> A; func over(_ a: A, _ f: (B) -> B) -> A { set(f(get(a)), a) }; func then<C>(_ o: Lens<B, C>) -> Lens<A, C> { Lens<A, C>(get: { o.get(self.get($0)) }, set: { c, a in self.set(o.set(c, self.get(a)), a) }) } }
struct Addr { var zip: Int }; struct Pers { var addr: Addr; var name: String }
let addr = Lens<Pers, Addr>(get: { $0.addr }, set: { var p = $1; p.addr = $0; return p }), zip = Lens<Addr, Int>(get: { $0.zip }, set: { z, _ in Addr(zip: z) })
print(addr.then(zip).over(Pers(addr: Addr(zip: 7), name: "n")) { $0 * 2 }.addr.zip)
struct Defaults { var a = 1, b = [2], c: String? = nil, d: Int?; let e: Int; var g: Double { Double(a) } }
print(Defaults(e: 5), Defaults(a: 9, c: "c", e: 1).g, Defaults(b: [], d: 4, e: 2).d!)
