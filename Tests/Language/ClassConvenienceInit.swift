class Rect {
    var width: Int, height: Int
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
    convenience init(side: Int) {
        self.init(width: side, height: side)
    }
    convenience init() { self.init(side: 1) }
    var area: Int { width * height }
}
class Named: Rect {
    var name = "rect"
}
print(Rect().area, Rect(side: 3).area, Named(side: 4).area, Named().name)
