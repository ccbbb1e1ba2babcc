struct Line { var points: [Int]; var meta: [String: [Int]] }
struct Drawing { var lines: [Line] }
var a = Drawing(lines: [Line(points: [1], meta: ["k": [1]])])
var b = a
b.lines[0].points.append(2)
b.lines[0].meta["k"]?.append(7)
b.lines[0].meta["z", default: []].append(3)
var c = b.lines[0]
c.points[0] = 100
print(a.lines[0].points, a.lines[0].meta["k"]!, b.lines[0].points, b.lines[0].meta["k"]!, b.lines[0].meta["z"]!, c.points)
var arrays = [[1], [2]]
var first = arrays[0]
first.append(9)
for var row in arrays { row.append(0); _ = row }
arrays[1] += [5]
print(arrays, first)
final class Node { var v = 1 }
struct Holder { var node = Node(); var n = 1 }
let h1 = Holder()
var h2 = h1
h2.node.v = 5; h2.n = 5
print(h1.node.v, h1.n, h2.n)
