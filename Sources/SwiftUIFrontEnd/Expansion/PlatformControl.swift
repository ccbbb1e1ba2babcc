import Vocabulary

/// A control of UIKit with a size of its own, which a view of the source shows.
struct PlatformControl {
    let name: String
    /// `nil` where the control is as long as it is offered.
    let width: Double?
    let height: Double?

    /// The control that `makeUIView` of a type returns; `nil` if its size is not known.
    init?(shownBy info: TypeInfo?) {
        let result = info?.methods(named: "makeUIView").first?.result ?? info?.aliases["UIViewType"]
        guard let name = result?.nominalName, let size = Self.sizes[name] else { return nil }
        self.name = name
        (width, height) = size
    }

    /// The frame around what stands for the control.
    var frame: ModifierCall {
        let lengths = [("width", width), ("height", height)].compactMap { label, length in
            length.map { Argument(name: label, value: .double($0)) }
        }
        return ModifierCall(word: "frame", arguments: lengths)
    }

    /// Intrinsic sizes in points, as UIKit's documentation and default metrics give them.
    private static let sizes: [String: (Double?, Double?)] = [
        "UIActivityIndicatorView": (20, 20), "UIPageControl": (nil, 26), "UISwitch": (51, 31),
        "UISearchBar": (nil, 56), "UISlider": (nil, 34), "UIStepper": (94, 32), "UITextField": (nil, 22),
        "UISegmentedControl": (nil, 32), "UIProgressView": (nil, 4), "UIRefreshControl": (nil, 60)
    ]
}
