import SwiftUI

protocol Block {
    func render() -> AnyView
}

struct HeadingBlock: Block {
    let text: String
    let level: Int

    func render() -> AnyView {
        AnyView(Text(text).font(level == 1 ? .title : .headline))
    }
}

struct ParagraphBlock: Block {
    let text: String
    func render() -> AnyView { AnyView(Text(text).fixedSize(horizontal: false, vertical: true)) }
}

struct ListBlock: Block {
    let items: [String]
    func render() -> AnyView {
        AnyView(
            VStack(alignment: .leading, spacing: 4) {
                ForEach(items.indices, id: \.self) { i in
                    HStack(alignment: .firstTextBaseline) {
                        Text("\(i + 1).").monospacedDigit()
                        Text(self.items[i])
                    }
                }
            }
            .padding(.leading)
        )
    }
}

struct AnyViewFactory: View {
    let blocks: [any Block] = [
        HeadingBlock(text: "Release notes", level: 1),
        ParagraphBlock(text: "This version is about speed. We measured everything twice and removed half of it."),
        HeadingBlock(text: "Changes", level: 2),
        ListBlock(items: ["Faster start", "Smaller download", "Fewer settings"])
    ]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(0..<blocks.count, id: \.self) { index in
                    self.blocks[index].render()
                }
            }
            .padding()
        }
    }
}

struct AnyViewFactory_Previews: PreviewProvider {
    static var previews: some View {
        AnyViewFactory()
    }
}
