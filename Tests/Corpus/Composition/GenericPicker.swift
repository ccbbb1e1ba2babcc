import SwiftUI

protocol PickerOption: Hashable, CaseIterable {
    var title: String { get }
}

extension PickerOption where Self: RawRepresentable, RawValue == String {
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

enum Direction: String, PickerOption { case north, east, south, west }
enum Speed: Int, PickerOption {
    case slow = 1, fast = 3
    var title: String { "\(rawValue)×" }
}

struct OptionPicker<Option: PickerOption>: View where Option.AllCases: RandomAccessCollection {
    @Binding var selection: Option
    var columns = 4

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(), count: columns), spacing: 8) {
            ForEach(Option.allCases, id: \.self) { option in
                Text(option.title)
                    .font(.callout)
                    .frame(maxWidth: .infinity, minHeight: 36)
                    .background(option == selection ? Color.accentColor.opacity(0.3) : Color.gray.opacity(0.1))
                    .cornerRadius(8)
                    .onTapGesture { selection = option }
            }
        }
    }
}

struct GenericPicker: View {
    @State private var direction = Direction.east
    @State private var speed: Speed = .slow

    var body: some View {
        VStack(spacing: 20) {
            OptionPicker(selection: $direction)
            OptionPicker(selection: $speed, columns: 2)
            Text("\(direction.title) at \(speed.title)")
        }
        .padding()
    }
}

#Preview {
    GenericPicker()
}
