struct Button {
    let title: String
    let action: () -> Void
}
var log: [String] = []
let buttons = ["A", "B"].map { title in Button(title: title) { log.append(title) } }
buttons[1].action()
buttons[0].action()
buttons.forEach { $0.action() }
print(log)
