import SwiftUI

struct ProductDetail: View {
    @State private var size = "M"
    @State private var quantity = 1
    @State private var selectedColor: Color = .blue
    @State private var expanded = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                ZStack(alignment: .bottomLeading) {
                    selectedColor.opacity(0.2)
                    Image(systemName: "tshirt.fill")
                        .resizable()
                        .scaledToFit()
                        .padding(50)
                        .foregroundStyle(selectedColor)
                    Text("NEW")
                        .font(.caption.weight(.heavy))
                        .padding(6)
                        .background(.black)
                        .foregroundStyle(.white)
                        .rotationEffect(.degrees(-90), anchor: .bottomLeading)
                }
                .frame(height: 300)

                VStack(alignment: .leading, spacing: 12) {
                    HStack(alignment: .firstTextBaseline) {
                        Text("Pocket tee").font(.title)
                        Spacer()
                        Text("$28").font(.title2).foregroundStyle(.secondary)
                    }
                    HStack(spacing: 10) {
                        ForEach([Color.blue, .red, .black, .mint], id: \.self) { color in
                            Circle()
                                .fill(color)
                                .frame(width: 28, height: 28)
                                .padding(3)
                                .overlay(Circle().stroke(color, lineWidth: selectedColor == color ? 2 : 0))
                                .onTapGesture { selectedColor = color }
                        }
                    }
                    HStack {
                        ForEach(["XS", "S", "M", "L", "XL"], id: \.self) { option in
                            Text(option)
                                .frame(minWidth: 44, minHeight: 44)
                                .background(size == option ? Color.primary : Color.clear)
                                .foregroundStyle(size == option ? Color(.systemBackground) : Color.primary)
                                .overlay(Rectangle().stroke(.secondary))
                                .onTapGesture { size = option }
                        }
                    }
                    DisclosureGroup("Material & care", isExpanded: $expanded) {
                        Text("100 % organic cotton. Wash cold, dry flat, don't iron the pocket.")
                            .font(.callout)
                            .padding(.top, 4)
                    }
                }
                .padding(.horizontal)
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Stepper("Qty \(quantity)", value: $quantity, in: 1...9)
                Button("Add to bag") {}
                    .buttonStyle(.borderedProminent)
            }
            .padding()
            .background(.bar)
        }
    }
}

#Preview {
    ProductDetail()
}
