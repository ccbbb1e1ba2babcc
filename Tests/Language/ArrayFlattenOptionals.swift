let nested: [Int?] = [1, nil, 2]
print(nested.compactMap { $0 }, nested.map { $0 ?? 0 }, nested.contains(nil), nested.contains(2), nested.firstIndex(of: nil)!)
let lists: [[Int]?] = [[1], nil, [2, 3]]
print(lists.compactMap { $0 }.flatMap { $0 }, lists.map { $0?.count ?? -1 }, nested.first as Any, nested.last!!)
