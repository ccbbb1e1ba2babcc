/// Declarations of a program by name: a dictionary that knows without hashing that it does not have most of the names that
/// it is asked for, which are SwiftUI's.
struct NameDictionary<Element>: ExpressibleByDictionaryLiteral, Sequence {
    private var elements: [String: Element] = [:]
    private var filter = NameFilter()

    init(dictionaryLiteral pairs: (String, Element)...) { for (name, element) in pairs { self[name] = element } }

    subscript(name: String) -> Element? {
        get { filter.mayContain(name) ? elements[name] : nil }
        set {
            filter.insert(name)
            elements[name] = newValue
        }
    }

    subscript(name: String, default element: @autoclosure () -> Element) -> Element {
        get { self[name] ?? element() }
        _modify {
            filter.insert(name)
            yield &elements[name, default: element()]
        }
    }

    @discardableResult
    mutating func removeValue(forKey name: String) -> Element? { elements.removeValue(forKey: name) }

    var keys: Dictionary<String, Element>.Keys { elements.keys }
    var values: Dictionary<String, Element>.Values { elements.values }
    var isEmpty: Bool { elements.isEmpty }

    func makeIterator() -> Dictionary<String, Element>.Iterator { elements.makeIterator() }
}
