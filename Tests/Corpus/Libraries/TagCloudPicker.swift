import SwiftUI

struct FlowLayout: Layout {
    struct Row { var range: Range<Int>; var size: CGSize; var baselineY: CGFloat = 0 }
    var alignment: HorizontalAlignment = .leading
    var spacing = CGSize(width: 8, height: 8)

    private func rows(_ subviews: Subviews, in width: CGFloat) -> [Row] {
        var rows: [Row] = []
        var start = 0, x: CGFloat = 0, height: CGFloat = 0
        for i in subviews.indices {
            let size = subviews[i].sizeThatFits(ProposedViewSize(width: width, height: nil))
            if x + size.width > width, i > start {
                rows.append(.init(range: start..<i, size: .init(width: x - spacing.width, height: height)))
                (start, x, height) = (i, 0, 0)
            }
            x += size.width + spacing.width
            height = max(height, size.height)
        }
        if start < subviews.count { rows.append(Row(range: start..<subviews.count, size: CGSize(width: x - spacing.width, height: height))) }
        return rows
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(subviews, in: proposal.width ?? .greatestFiniteMagnitude)
        let height = rows.map(\.size.height).reduce(0, +) + spacing.height * CGFloat(max(0, rows.count - 1))
        return CGSize(width: rows.map(\.size.width).max() ?? .zero, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for row in rows(subviews, in: bounds.width) {
            var x: CGFloat
            switch alignment {
            case .center: x = bounds.midX - row.size.width / 2
            case .trailing: x = bounds.maxX - row.size.width
            default: x = bounds.minX
            }
            for view in subviews[row.range] {
                let size = view.sizeThatFits(.init(width: bounds.width, height: nil))
                view.place(at: CGPoint(x: x, y: y + (row.size.height - size.height) / 2), proposal: ProposedViewSize(size))
                x += size.width + spacing.width
            }
            y += row.size.height + spacing.height
        }
    }
}

struct TagCloudPicker: View {
    @State private var selected: Set<String> = ["Sourdough", "Rye"]
    @State private var query = ""
    @AppStorage("alignment") private var alignmentIndex = 1
    let tags = "Sourdough,Rye,Brioche,Focaccia,Bagel,Ciabatta,Pumpernickel,Naan,Pita,Challah".components(separatedBy: ",")

    private var filtered: [String] {
        query.isEmpty ? tags : tags.filter { $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
    }
    var alignment: HorizontalAlignment { [.leading, .center, .trailing][alignmentIndex] }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TextField("Filter", text: $query.animation(.default), prompt: Text("Filter breads"))
                .textFieldStyle(.roundedBorder)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
            FlowLayout(alignment: alignment) {
                ForEach(filtered.sorted(by: { $0.count < $1.count }), id: \.self) { tag in
                    let isOn = Binding<Bool>(
                        get: { selected.contains(tag) },
                        set: { $0 ? _ = selected.insert(tag) : _ = selected.remove(tag) }
                    )
                    Toggle(tag, isOn: isOn).toggleStyle(ChipToggleStyle())
                }
            }
            .animation(.default, value: alignmentIndex)
            Picker("Alignment", selection: $alignmentIndex) {
                ForEach(["text.alignleft", "text.aligncenter", "text.alignright"].indices, id: \.self) { i in
                    Image(systemName: ["text.alignleft", "text.aligncenter", "text.alignright"][i]).tag(i)
                }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            Text("^[\(selected.count) bread](inflect: true) chosen: \(selected.sorted().formatted(.list(type: .and)))")
                .font(.footnote)
        }
        .padding()
    }
}

struct ChipToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            HStack(spacing: 4) {
                if configuration.isOn { Image(systemName: "checkmark").imageScale(.small) }
                configuration.label
            }
            .font(.subheadline)
            .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
            .background(configuration.isOn ? Color.accentColor : Color.secondary.opacity(0.15), in: Capsule(style: .continuous))
            .foregroundStyle(configuration.isOn ? .white : .primary)
        }
        .buttonStyle(.plain)
    }
}
