import LayoutEngine

extension LoweringContext {
    /// The columns or rows of a lazy grid.
    func tracks(_ call: CallNode, _ name: String) -> [GridItem] {
        guard let items = call.convert(name, as: [GridItemValue].self) else { return [] }
        return items.map { item in
            let size: GridItem.Size =
                switch item.length {
                case .fixed(let length): .fixed(length)
                case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
                case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
                }
            return GridItem(size, spacing: item.spacing, alignment: item.alignment.map(alignment))
        }
    }
}

extension Environment {
    /// How a Section shows its header and footer.
    enum SectionStyle: String {
        case plain
        case lazyGrid
        case list
    }

    var sectionStyle: SectionStyle {
        get { token("_sectionStyle").flatMap(SectionStyle.init) ?? .plain }
        set { values["_sectionStyle"] = .native(Token("SectionStyle", newValue.rawValue)) }
    }
}
