func increment(_ value: inout Int, by amount: Int = 1) { value += amount }
var n = 5
increment(&n)
increment(&n, by: 10)
print(n)
func swapFirst(_ list: inout [Int], with value: inout Int) {
    let old = list[0]
    list[0] = value
    value = old
}
var list = [1, 2]
swapFirst(&list, with: &n)
print(list, n)
increment(&list[1], by: 100)
print(list)
swap(&list[0], &n)
print(list, n)
