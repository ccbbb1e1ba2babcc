struct Item { private static var next = 0; let id: Int
    init() { Self.next += 1; id = Self.next }
    static func reset() { next = 0 }
}
print([Item(), Item(), Item()].map(\.id))
Item.reset()
print(Item().id)
