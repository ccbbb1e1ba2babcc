struct Kettle { var litres = 3; var lid = true; var label = "blue" }
@dynamicMemberLookup final class Shelf<Item> {
    var item: Item
    var looks = 0
    init(holding item: Item) { self.item = item }
    subscript<Part>(dynamicMember part: WritableKeyPath<Item, Part>) -> Part {
        get { looks += 1; return item[keyPath: part] }
        set { item[keyPath: part] = newValue }
    }
}
let shelf = Shelf(holding: Kettle())
shelf.litres = 8
shelf.litres += 1
print(shelf.litres, shelf.lid, shelf.label, shelf.looks)
