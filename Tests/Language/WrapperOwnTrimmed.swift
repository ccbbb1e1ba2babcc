@propertyWrapper struct Trimmed { private var text = ""; private(set) var writes = 0
    var wrappedValue: String { get { text } set { text = String(newValue.drop { $0 == " " }); writes += 1 } }
    var projectedValue: Int { writes }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Limited<V: Comparable> { var value: V; let range: ClosedRange<V>
    var wrappedValue: V { get { value } set { value = Swift.min(Swift.max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: Self { get { self } set { self = newValue } }
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = Swift.min(Swift.max(wrappedValue, range.lowerBound), range.upperBound) } }
struct Form { @Trimmed var name: String = "  bo"; @Limited(0...10) var stars = 3; @Limited(0.5...2) var zoom: Double = 9 }
var form = Form()
form.name = "   al"; form.stars = 40
print(form.name, form.$name, form.stars, form.zoom, form.$stars.range.upperBound)
let other = Form(name: " cy", stars: -4)
print(other.name, other.stars)
