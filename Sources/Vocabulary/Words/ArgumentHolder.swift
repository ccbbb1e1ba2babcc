import LayoutEngine

/// A call with arguments: of a view or of a modifier.
protocol ArgumentHolder: AnyObject {
    var arguments: [Argument] { get }
    var slots: [(name: String, views: [CallNode])] { get }
    func argument(_ name: String) -> Value?
}

extension CallNode: ArgumentHolder {}
extension ModifierCall: ArgumentHolder {}

/// Arguments by their parameter's name, as the types that words work with; `nil` where left out or nil.
extension ArgumentHolder {
    /// The argument with boxes and bindings read.
    func given(_ name: String) -> Value? { argument(name)?.current }

    func convert<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T? {
        given(name).flatMap(T.converted(from:))
    }

    func double(_ name: String) -> Double? { convert(name) }
    func int(_ name: String) -> Int? { convert(name) }
    func bool(_ name: String) -> Bool? { convert(name) }
    /// Whether the arguments have the parameter, be its value nil.
    func has(_ name: String) -> Bool { argument(name) != nil }
    func point(_ name: String) -> Point? { convert(name) }
    func size(_ name: String) -> Size? { convert(name) }
    func unitPoint(_ name: String) -> UnitPoint? { convert(name, as: UnitPointValue.self)?.point }
    func edgeInsets(_ name: String) -> EdgeInsets? { convert(name, as: EdgeInsetsValue.self)?.insets }
    func edges(_ name: String) -> Edge.Set? { convert(name, as: EdgeSetValue.self)?.edges }
    func axes(_ name: String) -> Axis.Set? { convert(name, as: AxisSetValue.self)?.axes }
    func angle(_ name: String) -> AngleValue? { convert(name) }

    /// The edge of an `Edge`, `HorizontalEdge` or `VerticalEdge`.
    func edge(_ name: String) -> Edge? {
        if let edge = convert(name, as: EdgeValue.self) { return edge.edge }
        return token(name).flatMap { token in Edge.allCases.first { $0.sourceName == token } }
    }

    /// The name of a constant, for example `fill`; also of a declared enum's case.
    func token(_ name: String) -> String? { given(name)?.constantName }

    /// The text of a string, a key or a substring.
    func string(_ name: String) -> String? { given(name)?.plainText }

    func function(_ name: String) -> FunctionValue? {
        if case .function(let function)? = given(name) { function } else { nil }
    }
}

extension Value {
    /// The value with boxes and bindings read; `nil` for nil.
    var current: Value? {
        switch self {
        case .none, .void: nil
        case .box(let box): box.value.current
        case .binding(let binding): (try? binding.get())?.current
        default: self
        }
    }

    /// The name of a constant, of a declared enum's case, or of the first link of a chain of calls.
    var constantName: String? {
        if case .enumeration(let value) = self { return value.caseName }
        return tokenName
    }

    /// The characters of a text value.
    public var plainText: String? {
        switch self {
        case .int(let number): "\(number)"
        case .view(let node) where node.word == TextView.name: TextView.text(of: node)
        default: String.converted(from: self)
        }
    }
}

extension LoweringContext {
    /// The guide of a HorizontalAlignment, else of a part of an Alignment.
    func horizontalGuide(_ value: HorizontalAlignmentValue) -> AlignmentKey {
        key(of: value.guide, axis: .horizontal)
    }

    func verticalGuide(_ value: VerticalAlignmentValue) -> AlignmentKey { key(of: value.guide, axis: .vertical) }

    func alignment(_ value: AlignmentValue) -> Alignment {
        Alignment(horizontal: horizontalGuide(value.horizontal), vertical: verticalGuide(value.vertical))
    }

    private func key(of guide: GuideValue, axis: Axis) -> AlignmentKey {
        switch guide {
        case .builtIn(let key): key
        case .custom(let type): alignmentKey(of: type, name: type.nominalName ?? "?", axis: axis)
        }
    }

    func horizontalGuide(_ call: any ArgumentHolder, _ name: String = "alignment") -> AlignmentKey {
        call.convert(name, as: HorizontalAlignmentValue.self).map(horizontalGuide) ?? .horizontalCenter
    }

    func verticalGuide(_ call: any ArgumentHolder, _ name: String = "alignment") -> AlignmentKey {
        call.convert(name, as: VerticalAlignmentValue.self).map(verticalGuide) ?? .verticalCenter
    }

    func alignment(_ call: any ArgumentHolder, _ name: String = "alignment") -> Alignment {
        call.convert(name, as: AlignmentValue.self).map(alignment) ?? .center
    }
}
