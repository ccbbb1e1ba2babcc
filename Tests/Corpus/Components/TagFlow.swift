import SwiftUI

struct FlexibleView<Data: Collection, Content: View>: View where Data.Element: Hashable {
    let data: Data
    let spacing: CGFloat
    let alignment: HorizontalAlignment
    let content: (Data.Element) -> Content
    @State private var availableWidth: CGFloat = 0

    var body: some View {
        ZStack(alignment: Alignment(horizontal: alignment, vertical: .center)) {
            Color.clear
                .frame(height: 1)
                .readSize { size in
                    availableWidth = size.width
                }
            _FlexibleView(availableWidth: availableWidth, data: data, spacing: spacing, alignment: alignment, content: content)
        }
    }
}

struct _FlexibleView<Data: Collection, Content: View>: View where Data.Element: Hashable {
    let availableWidth: CGFloat
    let data: Data
    let spacing: CGFloat
    let alignment: HorizontalAlignment
    let content: (Data.Element) -> Content
    @State var elementsSize: [Data.Element: CGSize] = [:]

    var body: some View {
        VStack(alignment: alignment, spacing: spacing) {
            ForEach(computeRows(), id: \.self) { rowElements in
                HStack(spacing: spacing) {
                    ForEach(rowElements, id: \.self) { element in
                        content(element)
                            .fixedSize()
                            .readSize { size in
                                elementsSize[element] = size
                            }
                    }
                }
            }
        }
    }

    func computeRows() -> [[Data.Element]] {
        var rows: [[Data.Element]] = [[]]
        var currentRow = 0
        var remainingWidth = availableWidth
        for element in data {
            let elementSize = elementsSize[element, default: CGSize(width: availableWidth, height: 1)]
            if remainingWidth - (elementSize.width + spacing) >= 0 {
                rows[currentRow].append(element)
            } else {
                currentRow = currentRow + 1
                rows.append([element])
                remainingWidth = availableWidth
            }
            remainingWidth = remainingWidth - (elementSize.width + spacing)
        }
        return rows
    }
}

extension View {
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometryProxy in
                Color.clear
                    .preference(key: SizePreferenceKey.self, value: geometryProxy.size)
            }
        )
        .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
    }
}

private struct SizePreferenceKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

class ContentViewModel: ObservableObject {
    @Published var originalItems = ["Here’s", "to", "the", "crazy", "ones", "the", "misfits", "the", "rebels", "the", "troublemakers", "the", "round", "pegs"]
    @Published var spacing: CGFloat = 8
    @Published var padding: CGFloat = 8
    @Published var wordCount: Int = 75
    @Published var alignmentIndex = 0

    var words: [String] { Array(originalItems.prefix(wordCount)) }
    let alignments: [HorizontalAlignment] = [.leading, .center, .trailing]
    var alignment: HorizontalAlignment { alignments[alignmentIndex] }
}

struct TagFlow: View {
    @StateObject var model = ContentViewModel()

    var body: some View {
        ScrollView {
            FlexibleView(data: model.words, spacing: model.spacing, alignment: model.alignment) { item in
                Text(verbatim: item)
                    .padding(8)
                    .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
            }
            .padding(.horizontal, model.padding)
        }
        .overlay(Settings(model: model), alignment: .bottom)
    }
}

struct Settings: View {
    @ObservedObject var model: ContentViewModel
    let alignmentName: [String] = ["leading", "center", "trailing"]

    var body: some View {
        VStack {
            Stepper(value: $model.wordCount, in: 0...model.originalItems.count) { Text("\(model.wordCount) words") }
            HStack {
                Text("Padding")
                Slider(value: $model.padding, in: 0...60) { Text("") }
            }
            HStack {
                Text("Alignment")
                Picker("Choose alignment", selection: $model.alignmentIndex) {
                    ForEach(0..<model.alignments.count) {
                        Text(alignmentName[$0])
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
            }
            Button { model.originalItems.shuffle() } label: { Text("Shuffle") }
        }
        .padding()
        .background(Color(UIColor.systemBackground))
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .overlay(RoundedRectangle(cornerRadius: 20).stroke(Color.primary, lineWidth: 4))
        .padding()
    }
}

struct TagFlow_Previews: PreviewProvider {
    static var previews: some View { TagFlow() }
}
