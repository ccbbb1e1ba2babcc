import Diagnostics
import LayoutEngine
import TextMetrics

/// Image: bitmaps and symbols (spec L15, A15).
enum ImageView: ViewWord {
    static let name = "Image"
    static let signatures = [
        "(systemName: String, variableValue: Double? = nil)",
        "(_ name: String|ImageResource, variableValue: Double? = nil, bundle: Bundle? = nil)",
        "(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: View)",
        "(decorative: String, variableValue: Double? = nil, bundle: Bundle? = nil)",
        "(uiImage: UIImage)",
        "(nsImage: NSImage)",
        "(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: View)",
        "(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)",
        "(size: CGSize, label: View? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, "
            + "renderer: (inout GraphicsContext) -> Void)"
    ]
    static let remark =
        "the size of a bitmap comes from the recipe's assets; symbols that are not in the table have an estimated size"
    static let examples = [
        "Image(systemName: \"star\")", "Image(systemName: \"star.fill\").font(.largeTitle).imageScale(.large)",
        "Image(systemName: \"house\").resizable().scaledToFit().frame(width: 40)"
    ]

    /// How large an image is, in points.
    struct Picture {
        var size: Size
        /// The distance of a symbol's baseline from its top edge.
        var baseline: Double?
    }

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let picture = picture(of: call, in: context)
        if context.environment.bool("_isResizable") {
            let insets = context.environment["_capInsets"].flatMap(EdgeInsetsValue.converted)?.insets ?? .zero
            return [context.tree.leaf(.image(picture.size, resizable: true, capInsets: insets))]
        }
        if let baseline = picture.baseline {
            return [context.tree.leaf(.symbol(picture.size, baseline: baseline))]
        }
        return [context.tree.leaf(.image(picture.size, resizable: false, capInsets: .zero))]
    }

    static func title(of call: CallNode) -> String {
        if let name = call.string("systemName") { return "Image(systemName: \"\(name)\")" }
        if let name = call.string("decorative") { return "Image(decorative: \"\(name)\")" }
        return assetName(of: call).map { "Image(\"\($0)\")" } ?? name
    }

    /// The size that a call has here.
    static func picture(of call: CallNode, in context: LoweringContext) -> Picture {
        let image = platformImage(call)
        let symbol = image?.argument("systemName") ?? image?.argument("systemSymbolName")
        if let name = call.string("systemName") ?? symbol?.plainText { return context.symbol(name) }
        if let size = call.size("size") { return Picture(size: size) }
        guard let name = assetName(of: call) else { return Picture(size: .zero) }
        if let size = context.assets[name] { return Picture(size: size) }
        context.noteMissingAsset(name, at: call.sourceOffset)
        return Picture(size: .zero)
    }

    private static func assetName(of call: CallNode) -> String? {
        if let name = call.string("name") ?? call.string("decorative") { return name }
        let image = platformImage(call)
        if let name = (image?.argument("named") ?? image?.argument("_name"))?.plainText { return name }
        return call.given("name")?.constantName
    }

    /// A UIImage, NSImage or the like, which knows how it was made.
    private static func platformImage(_ call: CallNode) -> TokenCall? {
        for name in ["uiImage", "nsImage", "cgImage", "decorative"] {
            if case .native(let native as TokenCall)? = call.given(name) { return native }
        }
        return nil
    }
}

extension LoweringContext {
    /// The size of a symbol in the font of the place.
    func symbol(_ name: String) -> ImageView.Picture {
        let symbol = SymbolMetrics.size(
            named: name, font: resolvedFont,
            imageScale: environment.token("imageScale").flatMap(ImageScale.init) ?? .medium,
            variants: environment.symbolVariants, scale: tree.scale)
        if symbol.isApproximate {
            noteOnce(
                "symbol \(symbol.name)",
                Diagnostic(
                    id: "approximate-symbol", severity: .note,
                    message: "the size of the symbol \"\(symbol.name)\" is estimated",
                    range: currentCall?.sourceOffset.map { $0..<$0 }))
        }
        return ImageView.Picture(size: symbol.size, baseline: symbol.baseline)
    }
}

extension Environment {
    /// The forms that symbols have here.
    var symbolVariants: SymbolVariants {
        guard let value = self["symbolVariants"] else { return [] }
        var variants: SymbolVariants = []
        for name in value.constantName?.split(separator: ".") ?? [] {
            switch name {
            case "circle": variants.insert(.circle)
            case "square": variants.insert(.square)
            case "rectangle": variants.insert(.rectangle)
            case "slash": variants.insert(.slash)
            case "fill": variants.insert(.fill)
            default: break
            }
        }
        return variants
    }
}
