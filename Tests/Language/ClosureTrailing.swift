func perform(times: Int, _ action: (Int) -> Void) {
    for i in 0..<times { action(i) }
}
perform(times: 3) { print("step", $0) }
func load(_ name: String, success: (String) -> Void, failure: (Int) -> Void) {
    if name.isEmpty { failure(404) } else { success(name.uppercased()) }
}
load("page") { print("ok", $0) } failure: { print("bad", $0) }
load("") { print("ok", $0) } failure: { code in print("bad", code) }
