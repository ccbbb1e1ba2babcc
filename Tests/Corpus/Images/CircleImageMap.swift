import SwiftUI

struct CircleImageMap: View {
    var body: some View {
        VStack {
            Color.green.opacity(0.3).frame(height: 300).overlay(Image(systemName: "map").font(.system(size: 80)))
            Image("turtlerock")
                .clipShape(Circle())
                .overlay { Circle().stroke(.white, lineWidth: 4) }
                .shadow(radius: 7)
                .offset(y: -130)
                .padding(.bottom, -130)
            VStack(alignment: .leading) {
                Text("Turtle Rock").font(.title)
                HStack {
                    Text("Joshua Tree National Park")
                    Spacer()
                    Text("California")
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
                Divider()
                Text("About Turtle Rock").font(.title2)
                Text("Descriptive text goes here.")
            }
            .padding()
            Spacer()
        }
    }
}
