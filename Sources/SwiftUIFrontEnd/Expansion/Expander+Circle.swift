import Vocabulary

extension Expander {
    /// The view that stands inside itself, and the place where the view around it makes it.
    func circle(in identity: String) -> (name: String, place: Range<Int>)? {
        let views = identity.split(separator: "/").compactMap { declared(String($0)) }
        guard let name = views.last, let outer = views.dropLast().last, views.count(where: { $0 == name }) > 8,
            let range = interpreter.index.types[outer]?.declaration?.range,
            let place = interpreter.place(of: name + "(", in: body(of: outer) ?? range)
        else { return nil }
        return (name, place.lowerBound..<(place.upperBound - 1))
    }

    /// The declared type that a step of an identity begins with: `Row.c.0` is inside a `Row`.
    private func declared(_ step: String) -> String? {
        var name = Substring(step.prefix { $0 != "@" && $0 != "[" })
        while interpreter.index.types[String(name)]?.declaration == nil {
            guard let dot = name.lastIndex(of: ".") else { return nil }
            name = name[..<dot]
        }
        return String(name)
    }

    private func body(of name: String) -> Range<Int>? {
        interpreter.index.types[name]?.property("body")?.declaration.range
    }
}
