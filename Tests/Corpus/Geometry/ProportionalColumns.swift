import SwiftUI

struct ProportionalColumns: View {
  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        Text("Left")
          .frame(width: geometry.size.width * 0.33, height: geometry.size.height)
          .background(Color.yellow)
        VStack(spacing: 0) {
          Color.orange
            .frame(height: geometry.size.height / 4)
          ZStack {
            Color.red
            Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
              .foregroundColor(.white)
          }
        }
        .frame(width: geometry.size.width * 0.67)
      }
    }
    .frame(height: 220)
    .padding(10)
  }
}

struct ProportionalColumns_Previews: PreviewProvider {
  static var previews: some View {
    ProportionalColumns()
  }
}
