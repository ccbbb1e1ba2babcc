struct Square {
    var side: Double
    var area: Double {
        get { side * side }
        set { side = newValue.squareRoot() }
    }
    var diagonal: Double { (2 * area).squareRoot() }
}
var s = Square(side: 3)
s.area = 16
print(s.side, s.area, s.diagonal > 5.65)
s.area += 9
print(s.side)
