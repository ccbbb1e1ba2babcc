class Handle {
    let name: String
    init(_ name: String) { self.name = name; print("open", name) }
    deinit { print("close", name) }
}
func use() {
    let a = Handle("a")
    print("using", a.name)
}
use()
do {
    let b = Handle("b")
    print("in block", b.name)
}
var list = [Handle("c"), Handle("d")]
list.removeFirst()
print("after remove")
list = []
var held: Handle? = Handle("e")
held = Handle("f")
held = nil
print("end")
