struct Config {
    static let version = "1.2"
    static var count = 0
    static var label: String { "v\(version)-\(count)" }
    init() { Self.count += 1 }
}
_ = Config()
_ = Config()
print(Config.label, Config.count)
enum Limits { static let all = [1, 2, 3]; static let last = all[all.count - 1] }
print(Limits.last)
