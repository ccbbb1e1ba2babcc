import LayoutEngine

/// Views of all kinds, the same for the same seed.
struct RandomViews {
    private var state: UInt64
    private var count = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    private mutating func below(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }

    private mutating func length(_ bound: Int) -> Double { Double(below(bound * 2)) / 2 }

    private mutating func alignment() -> Alignment {
        Alignment(
            horizontal: [.leading, .horizontalCenter, .trailing][below(3)],
            vertical: [.top, .verticalCenter, .bottom, .firstTextBaseline][below(4)])
    }

    mutating func view(depth: Int) -> TestView {
        guard depth > 0 else { return leaf() }
        return below(2) == 0 ? wrapped(view(depth: depth - 1), depth) : container(depth)
    }

    private mutating func leaf() -> TestView {
        count += 1
        switch below(8) {
        case 0: return color("c\(count)")
        case 1: return circle()
        case 2: return spacer()
        case 3: return divider()
        case 4, 5: return text(["hello", "hello world", "a few more words here"][below(3)])
        default: return fixed("i\(count)", length(120), length(80))
        }
    }

    private mutating func container(_ depth: Int) -> TestView {
        let first = view(depth: depth - 1)
        let second = view(depth: depth - 1)
        let third = leaf()
        let spacing: Double? = below(2) == 0 ? nil : length(20)
        let alignment = alignment()
        switch below(10) {
        case 0, 1: return hStack(alignment.vertical, spacing: spacing, first, second, third)
        case 2, 3: return vStack(alignment.horizontal, spacing: spacing, first, second, third)
        case 4: return zStack(alignment, first, second)
        case 5: return grid(alignment, horizontal: spacing, gridRow(first, second), gridRow(third))
        case 6: return scrollView(below(2) == 0 ? .vertical : .both, anchor: below(2) == 0 ? .bottom : nil, first)
        case 7:
            let item = GridItem(.flexible(minimum: 10, maximum: .infinity), spacing: spacing)
            return lazyVGrid([item, item], spacing: spacing, first, second, third)
        case 8: return diagonal(first, second)
        default: return below(2) == 0 ? viewThatFits(first, third) : geometryReader(first)
        }
    }

    private mutating func wrapped(_ view: TestView, _ depth: Int) -> TestView {
        let alignment = alignment()
        switch below(14) {
        case 0: return view.padding(length(20))
        case 1: return view.frame(width: length(200), alignment: alignment)
        case 2: return view.frame(FlexibleFrame(maxWidth: .infinity, maxHeight: length(300), alignment: alignment))
        case 3: return view.frame(FlexibleFrame(minWidth: length(200), idealHeight: length(90), alignment: alignment))
        case 4: return view.frame(FlexibleFrame(minWidth: 10, maxWidth: length(150), minHeight: length(40)))
        case 5: return view.modified("offset", .offset(x: length(30), y: -length(30)))
        case 6: return view.modified("position", .position(x: length(200), y: length(200)))
        case 7: return view.modified("fixedSize", .fixedSize(.horizontal))
        case 8: return view.modified("aspectRatio", .aspectRatio(below(2) == 0 ? 1.5 : nil, .fit))
        case 9:
            let shift = length(20)
            return view.alignmentGuide(alignment.horizontal) { $0.width / 2 - shift }
        case 10: return view.modified("layoutPriority", .layoutPriority(Double(below(3))))
        case 11: return view.modified("overlay", with: leaf()) { .overlay($0, alignment: alignment) }
        case 12: return view.modified("ignoresSafeArea", .ignoresSafeArea(.all))
        default:
            let edge: Edge = below(2) == 0 ? .bottom : .top
            return view.modified("safeAreaInset", with: leaf()) {
                .safeAreaInset($0, edge: edge, guide: .horizontalCenter, spacing: 4)
            }
        }
    }
}
