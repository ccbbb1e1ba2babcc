let value: Int
if 3 > 2 {
    value = 1
} else {
    value = 2
}
print(value)
let text: String
switch value {
case 1: text = "one"
default: text = "many"
}
print(text)
