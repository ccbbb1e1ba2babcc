import SwiftUI

struct SpacerTricks: View {
    var body: some View {
        VStack {
            HStack { Text("1/3"); Spacer(); Spacer(); Text("two spacers") }
            HStack { ForEach(0..<4) { i in if i > 0 { Spacer().frame(maxWidth: 30) }; Text("\(i)") } }
            Spacer().frame(height: 50).background(Color.red)
            HStack(alignment: .center, spacing: nil, content: { Text("nil"); Image(systemName: "heart") })
            Spacer(minLength: 10).layoutPriority(-1)
            Color.blue.frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 10, idealHeight: nil, maxHeight: 40)
            EmptyView()
            Text("bottom").frame(maxHeight: .infinity, alignment: .bottom)
        }
        .frame(width: 300, height: 500, alignment: .init(horizontal: .trailing, vertical: .top))
    }
}
