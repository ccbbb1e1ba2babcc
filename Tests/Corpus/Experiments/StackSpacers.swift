import SwiftUI

struct StackSpacers: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack { Spacer(); Text("R") }
            HStack { Text("L"); Spacer(minLength: 100); Text("R") }.frame(width: 50)
            HStack { Spacer(); Text("1"); Spacer(); Spacer(); Text("2"); Spacer() }.background(.yellow)
            HStack { Spacer(minLength: 0).frame(maxWidth: 30); Text("x"); Spacer().layoutPriority(1) }
            VStack { Spacer().fixedSize(); Text("compact") }.border(.red)
            ZStack { Spacer(); Text("Z") }.frame(height: 30).border(.blue)
            HStack { Color.red; Spacer(); Color.blue }.frame(height: 10)
            HStack(spacing: 0) { Group { Text("a"); Text("b") }.frame(maxWidth: .infinity).border(.green) }
        }
        .frame(width: 300)
    }
}
