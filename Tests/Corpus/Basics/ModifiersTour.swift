import SwiftUI

struct Button_Customizing: View {
    var body: some View {
        VStack(spacing: 40) {
            Text("Button").font(.largeTitle)
            Text("Customization").font(.title).foregroundColor(.gray)
            Text("You can customize the button with modifiers.").frame(maxWidth: .infinity).padding().background(Color.purple).foregroundColor(Color.white)
            Button(action: {}) { Text("Bold Button").fontWeight(.bold) }
            Button(action: {}) {
                Text("Solid Button").padding().foregroundColor(Color.white).background(Color.purple).cornerRadius(8)
            }
            Button(action: {}) {
                Text("Border").padding().border(Color.purple)
            }
            Button(action: {}, label: {
                Text("Capsule").padding(.init(top: 8, leading: 24, bottom: 8, trailing: 24))
            })
            .background(Capsule().strokeBorder(Color.purple, lineWidth: 1.25))
            Button(action: {}) {
                HStack(alignment: .center, spacing: 5) {
                    Image(systemName: "square.and.pencil").imageScale(.small)
                    Text("Edit").kerning(1).baselineOffset(2).tracking(0.5)
                }
            }
            .accentColor(Color(.systemPink))
            .shadow(color: Color.purple.opacity(0.4), radius: 20, y: 20)
            Text("Custom")
                .font(Font.custom("Avenir Next", size: 20).smallCaps().weight(.heavy))
                .strikethrough(true, color: .red)
                .underline(true, pattern: .dash, color: .blue)
                .flipsForRightToLeftLayoutDirection(true)
                .colorMultiply(.yellow).saturation(0.4).contrast(0.9).grayscale(0.2).brightness(0.1).colorInvert().luminanceToAlpha()
        }
        .font(.title)
        .textCase(.none)
        .environment(\.sizeCategory, .large)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }
}

struct Button_Customizing_Previews: PreviewProvider {
    static var previews: some View {
        Button_Customizing()
        Button_Customizing().environment(\.layoutDirection, .rightToLeft).previewDisplayName("RTL")
        Button_Customizing().environment(\.sizeCategory, .accessibilityExtraLarge).previewLayout(.fixed(width: 400, height: 900))
    }
}
