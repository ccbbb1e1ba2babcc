import SwiftUI

struct Profile { var name: String?; var address: Address?; struct Address { var street: String?; var zip: Int?? } ; var tags: [String]? }
struct OptionalsEverywhere: View {
    var profile: Profile? = Profile(name: "Kim", address: .init(street: nil, zip: .some(nil)), tags: ["a"])
    var body: some View {
        VStack(alignment: .leading) {
            if let profile, let name = profile.name, !name.isEmpty { Text(name) }
            Text(profile?.address?.street ?? "no street")
            Text(profile?.tags?.first.map { $0.uppercased() } ?? "")
            Text(profile?.tags?.isEmpty == false ? "tags" : "none")
            Text(profile.flatMap(\.name)!)
            if case .some(let p) = profile, case let tags? = p.tags { ForEach(tags, id: \.self, content: Text.init(verbatim:)) }
            if profile?.address == nil { Text("never") } else { Text("has address") }
            (profile?.name).map(Text.init)?.bold()
            let count = profile?.tags?.count ?? 0, label = count == 1 ? "tag" : "tags"
            Text("\(count) \(label)")
            if let n = Int("42"), n > 3, let d = Double("x") { Text("\(d)") } else if let n = Int("7") { Text("\(n)") }
            Text(describe(nil)) + Text(describe(3))
        }
    }
    func describe(_ n: Int?) -> String { guard let n else { return "nil " }; return "\(n)" }
}
