import Foundation
struct Fish { var name: String; var length: Double; var seen: Int }
let fish = [Fish(name: "pike", length: 60, seen: 2), Fish(name: "eel", length: 80, seen: 2), Fish(name: "carp", length: 40, seen: 5)]
print(fish.sorted(using: KeyPathComparator(\.length)).map(\.name))
print(fish.sorted(using: [KeyPathComparator(\.seen, order: .reverse), KeyPathComparator(\.name)]).map(\.name))
print(fish.sorted(using: SortDescriptor(\.name)).map(\.name), [3, 1, 2].sorted(using: .descending == .descending ? SortDescriptor(\.self, order: .reverse) : SortDescriptor(\.self)))
enum Dir { case ascending, descending; static func == (a: Dir, b: Dir) -> Bool { true } }
extension Dir {}
