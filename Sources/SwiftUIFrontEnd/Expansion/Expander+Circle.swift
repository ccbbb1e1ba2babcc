import Vocabulary

extension Expander {
    /// The view that stands inside itself, and the place where the view around it makes it.
    func circle(in identity: String) -> (name: String, place: Range<Int>)? {
        let views = identity.split(separator: "/").map(String.init).filter {
            interpreter.index.types[$0]?.declaration != nil
        }
        guard let name = views.last, let outer = views.dropLast().last, views.count(where: { $0 == name }) > 8,
            let range = interpreter.index.types[outer]?.declaration?.range,
            let place = interpreter.place(of: name + "(", in: body(of: outer) ?? range)
        else { return nil }
        return (name, place.lowerBound..<(place.upperBound - 1))
    }

    private func body(of name: String) -> Range<Int>? {
        interpreter.index.types[name]?.property("body")?.declaration.range
    }
}
