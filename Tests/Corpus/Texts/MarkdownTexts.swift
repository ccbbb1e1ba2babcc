import SwiftUI

struct MarkdownTexts: View {
    let name = "*Reader*"
    let price = 3.5
    let when = Date(timeIntervalSince1970: 0)
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("**Bold**, *italic*, ~~struck~~ and `code`")
            Text("Visit [our page](https://example.com) or write to us")
            Text(name)
            Text(verbatim: "**not bold**")
            Text("Price: \(price, specifier: "%.2f")")
            Text("On \(when, style: .date)")
            Text("\(Image(systemName: "swift")) and \(Text("nested").italic())")
            Text(LocalizedStringKey(name))
            Text(.init("from **a variable** \(name)"))
            Text("Hello").font(.title) + Text(" ") + Text(Image(systemName: "globe")) + Text(" world").fontWeight(.light)
            Button("**Save**") {}
            Label("A _label_", systemImage: "tag")
        }
        .padding()
    }
}
