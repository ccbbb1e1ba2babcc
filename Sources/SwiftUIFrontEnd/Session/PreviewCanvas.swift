import LayoutEngine
import Vocabulary

/// The window that a preview asks for: by `.previewLayout`, `.previewDevice` and `.previewInterfaceOrientation` on its view, or
/// by the traits of `#Preview`.
struct PreviewCanvas: Equatable {
    /// A width and a height, where the preview states them.
    var fixed: Size?
    /// Whether the window is as large as the view, which is offered the device's size.
    var fits = false
    var device: String?
    var isLandscape = false
    /// Whether the traits hold a `PreviewModifier`, which is not applied.
    var hasModifier = false

    /// - Parameters:
    ///   - view: the root view as it was expanded.
    ///   - traits: the values of the preview's traits.
    init(of view: CallNode?, traits: [Value]) {
        for trait in traits { take(trait) }
        for modifier in view?.modifiers ?? [] {
            guard let value = modifier.argument("value") else { continue }
            switch modifier.word {
            case "previewDevice": device = Self.deviceName(value)
            case "previewLayout", "previewInterfaceOrientation": take(value)
            default: break
            }
        }
    }

    /// `"iPhone 15"`, `PreviewDevice(rawValue: "iPhone 15")` and `.init("iPhone 15")`.
    private static func deviceName(_ value: Value) -> String? {
        guard case .native(let native) = value, let call = native.exactly(TokenCall.self) else {
            return value.tokenName
        }
        if case .string(let name)? = call.arguments.first?.value { return name }
        return nil
    }

    private mutating func take(_ value: Value) {
        guard case .native(let native) = value else { return }
        if let call = native.exactly(TokenCall.self) {
            if call.name == "modifier" { hasModifier = true }
            if let width = call.argument("width")?.asNumber, let height = call.argument("height")?.asNumber,
                width.isFinite, height.isFinite, width >= 0, height >= 0, max(width, height) <= 1e7
            {
                fixed = Size(width: width, height: height)
            }
            return
        }
        switch native.exactly(Token.self)?.name {
        case "sizeThatFits", "sizeThatFitsLayout": fits = true
        case "landscapeLeft", "landscapeRight": isLandscape = true
        default: break
        }
    }

    /// Changes the window of some options to what the preview asks for.
    ///
    /// - Parameter find: finds the window of a device by its name.
    func apply(to options: inout LayoutOptions, find: (String) -> Viewport?) {
        if let device, let window = find(device) {
            options.size = window.size
            options.scale = window.scale
            options.safeArea = window.safeArea
        }
        if isLandscape, let width = options.size.width, let height = options.size.height, width < height {
            options.size = ProposedViewSize(width: height, height: width)
            // The sensors stand at the side, the home indicator below.
            let side = options.safeArea.top
            let bottom = min(options.safeArea.bottom, 21)
            options.safeArea = EdgeInsets(top: 0, leading: side, bottom: bottom, trailing: side)
        }
        if let fixed {
            options.size = ProposedViewSize(width: fixed.width, height: fixed.height)
            options.safeArea = .zero
        }
        if fits { options.safeArea = .zero }
    }
}
