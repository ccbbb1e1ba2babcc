struct Screen {
    var title: String!
    var count: Int!
}
var s = Screen()
s.title = "Hi"
print(s.title.count, s.title ?? "none", s.count == nil)
let text: String = s.title
print(text)
s.count = 4
print(s.count + 1)
