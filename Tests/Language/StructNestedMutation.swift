struct Size { var width: Double, height: Double }
struct Box { var size = Size(width: 1, height: 2); var tags: [String] = [] }
var boxes = [Box(), Box()]
boxes[0].size.width = 9
boxes[1].tags.append("x")
boxes[1].tags[0] += "y"
let copy = boxes
boxes[0].size.width = 0
print(boxes[0].size.width, copy[0].size.width, boxes[1].tags, copy[1])
