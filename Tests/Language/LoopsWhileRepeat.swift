var n = 27
var steps = 0
while n != 1 {
    n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1
    steps += 1
}
print(steps)
var x = 10
repeat { x += 1 } while x < 5
print(x)
var stack = [1, 2, 3]
while let top = stack.popLast(), top > 1 { print(top) }
print(stack)
