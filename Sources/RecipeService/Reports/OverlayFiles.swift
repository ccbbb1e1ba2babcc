import RecipeModel

/// Pictures of what differs, each a file of its own: expected frames over those of the layout.
public enum OverlayFiles {
    /// The pictures of a report, by names that are made of slugs and numbers only.
    public static func pictures(of report: ValidationReport) -> [(name: String, svg: String)] {
        var pictures: [(name: String, svg: String)] = []
        for recipe in report.recipes {
            for (place, result) in recipe.expectations.enumerated() {
                guard let picture = result.picture else { continue }
                let label = "\(recipe.slug), \(result.scenario): expected frames over the layout"
                let svg = OverlayPicture.svg(of: picture, result, label: label, style: style)
                pictures.append(("\(recipe.slug)-\(place + 1).svg", svg))
            }
        }
        return pictures
    }

    /// The colours of the page of the report, in light and dark.
    private static let style = """
        <style>
        svg { background: #fff; font-family: sans-serif } text { fill: #c5221f }
        .window { fill: #fafafa; stroke: #dadce0 } .got * { fill: none; stroke: #5f6368; stroke-opacity: .5; stroke-width: .5 }
        .right * { fill: none; stroke: #137333 } .off rect { fill: #b06000; fill-opacity: .25; stroke: #b06000 }
        .off path { stroke: #b06000 } .expected * { fill: none; stroke: #c5221f; stroke-width: 1.5; stroke-dasharray: 4 2 }
        </style>

        """
}
