struct Point { var x = 0, y = 0 }
var a = Point(x: 1, y: 2)
var b = a
b.x = 10
print(a, b)
func moved(_ p: Point) -> Point {
    var p = p
    p.y += 1
    return p
}
print(moved(a), a)
a = Point()
print(a)
