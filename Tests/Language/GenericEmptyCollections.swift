struct Columns<Item: Comparable> {
    let items: [Item]

    var split: [[Item]] {
        var columns = Array(repeating: [Item](), count: 2)
        for (place, item) in items.enumerated() { columns[place % 2].append(item) }
        return columns
    }

    func counts() -> [String: [Item]] {
        var found = [String: [Item]]()
        for item in items { found["\(item)", default: [Item]()].append(item) }
        return found
    }
}

let columns = Columns(items: [4, 2, 4])
print(columns.split, columns.counts()["4"]!, columns.counts().count)
