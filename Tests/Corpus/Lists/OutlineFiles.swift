import SwiftUI

struct FileItem: Hashable, Identifiable, CustomStringConvertible {
    var id: Self { self }
    var name: String
    var children: [FileItem]? = nil
    var description: String {
        switch children {
        case nil:
            return "📄 \(name)"
        case .some(let children):
            return children.isEmpty ? "📂 \(name)" : "📁 \(name)"
        }
    }
}

struct OutlineFiles: View {
    let data = FileItem(name: "users", children: [
        FileItem(name: "ada", children: [
            FileItem(name: "Photos", children: [FileItem(name: "beach.jpg"), FileItem(name: "dunes.jpg")]),
            FileItem(name: "Movies", children: [FileItem(name: "opening.mp4")])
        ]),
        FileItem(name: "new", children: [])
    ])

    var body: some View {
        List {
            OutlineGroup(data, children: \.children) { item in
                Text(item.description)
            }
        }
        .listStyle(SidebarListStyle())
    }
}

struct OutlineFiles_Previews: PreviewProvider {
    static var previews: some View {
        OutlineFiles()
    }
}
