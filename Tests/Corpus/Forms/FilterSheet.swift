import SwiftUI

@Observable
class FilterOptions {
    var minimumPrice = 20.0
    var maximumPrice = 180.0
    var inStockOnly = true
    var minimumRating = 3
    var colours: Set<String> = []

    func reset() {
        minimumPrice = 0
        maximumPrice = 500
        inStockOnly = false
        minimumRating = 1
        colours.removeAll()
    }
}

struct FilterSheet: View {
    @Bindable var options: FilterOptions

    private let palette: [(String, Color)] = [("Red", .red), ("Green", .green), ("Blue", .blue), ("Black", .black)]

    var body: some View {
        Form {
            Section("Price") {
                LabeledContent("From", value: options.minimumPrice, format: .currency(code: "USD"))
                Slider(value: $options.minimumPrice, in: 0...options.maximumPrice)
                LabeledContent("To", value: options.maximumPrice, format: .currency(code: "USD"))
                Slider(value: $options.maximumPrice, in: options.minimumPrice...500)
            }
            Section("Colour") {
                HStack {
                    ForEach(palette, id: \.0) { name, color in
                        Circle()
                            .fill(color)
                            .frame(width: 32, height: 32)
                            .overlay {
                                if options.colours.contains(name) {
                                    Image(systemName: "checkmark").foregroundStyle(.white)
                                }
                            }
                            .onTapGesture {
                                if options.colours.insert(name).inserted == false {
                                    options.colours.remove(name)
                                }
                            }
                    }
                }
            }
            Stepper("At least \(options.minimumRating) stars", value: $options.minimumRating, in: 1...5)
            Toggle("In stock only", isOn: $options.inStockOnly)
            Button("Reset", role: .destructive, action: options.reset)
        }
        .presentationDetents([.medium, .large])
    }
}

#Preview {
    FilterSheet(options: FilterOptions())
}
