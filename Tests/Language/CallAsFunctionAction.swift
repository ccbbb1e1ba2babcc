struct Action { let handler: (String) -> Void; func callAsFunction(_ s: String = "default") { handler(s) } ; func callAsFunction(twice n: Int) -> Int { n * 2 } }
var log: [String] = []
let action = Action { log.append($0) }
action()
action("a")
["b", "c"].forEach(action.callAsFunction)
print(log, action(twice: 4))
let perform: (String) -> Void = action.callAsFunction(_:)
perform("d")
print(log.count)
