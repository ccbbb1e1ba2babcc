import SwiftUI

struct IdealSizes: View {
    var body: some View {
        HStack(alignment: .top, spacing: 20) {
            VStack {
                Rectangle().fill(.red).frame(idealWidth: 50, idealHeight: 30).fixedSize()
                Color.green.fixedSize()
                Image(systemName: "tortoise").resizable().aspectRatio(contentMode: .fit).fixedSize().border(.gray)
                Image(systemName: "hare").resizable().frame(minWidth: 10, idealWidth: 60, maxWidth: .infinity, minHeight: nil, idealHeight: 20, maxHeight: 40, alignment: .center).fixedSize(horizontal: true, vertical: false)
            }
            ScrollView(.horizontal) { Text("wide wide wide wide wide").lineLimit(1) }.frame(width: 80).border(.orange)
            Text("A text that would like to be on one line").fixedSize().frame(width: 100).border(.blue).clipped()
            VStack(spacing: nil) { Divider(); Text("x"); Divider().frame(width: 40); Divider().background(.red).frame(height: 4) }.frame(height: 100)
        }
        .frame(width: 350, height: 200)
    }
}
