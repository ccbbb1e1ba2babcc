final class Store { static let shared = Store(); var values: [String: Any] = [:] }
@propertyWrapper struct Stored<T> { let key: String; let fallback: T
    init(wrappedValue: T, _ key: String) { self.key = key; fallback = wrappedValue }
    var wrappedValue: T { get { Store.shared.values[key] as? T ?? fallback } nonmutating set { Store.shared.values[key] = newValue } } }
struct Prefs { @Stored("sound") var sound = true; @Stored("name") var name: String = "anon"; @Stored("level") static var level = 1 }
let prefs = Prefs()
prefs.sound = false
Prefs.level = 5
print(prefs.sound, prefs.name, Prefs.level, Prefs().sound, Store.shared.values.keys.sorted())
func local() -> Int { @Stored("tmp") var t = 2; t += 3; return t }
print(local())
