import SwiftUI

struct PickersTour: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var dates: Set<DateComponents> = []
    @State private var color = Color(.sRGB, red: 0.98, green: 0.9, blue: 0.2)
    @State private var flavor: Flavor = .chocolate
    @State private var topping: Topping?
    @State private var selections: [Int] = [0, 5]
    @State private var fruits = Set<String>()

    enum Flavor: String, CaseIterable, Identifiable { case chocolate, vanilla, strawberry; var id: String { self.rawValue } }
    enum Topping: String, CaseIterable, Identifiable { case nuts, cookies; var id: Self { self } }

    var dateRange: ClosedRange<Date> {
        let min = Calendar.current.date(byAdding: .day, value: -1, to: date)!
        let max = Calendar.current.date(byAdding: .day, value: 1, to: date)!
        return min...max
    }
    let partial: PartialRangeFrom<Date> = {
        let calendar = Calendar.current
        return calendar.date(from: DateComponents(year: 2021, month: 1, day: 1))!...
    }()

    var body: some View {
        NavigationView {
            Form {
                Section("Dates") {
                    DatePicker("Start", selection: $date, displayedComponents: [.date])
                    DatePicker("Range", selection: $date, in: dateRange, displayedComponents: .date).datePickerStyle(CompactDatePickerStyle())
                    DatePicker(selection: $date, in: ...Date(), displayedComponents: .hourAndMinute) { Label("Time", systemImage: "clock") }
                    DatePicker("", selection: $date, in: partial).datePickerStyle(.wheel).labelsHidden()
                    DatePicker("Graphical", selection: $date).datePickerStyle(GraphicalDatePickerStyle())
                    MultiDatePicker("Many", selection: $dates)
                }
                Section(header: Text("Others"), footer: Text("Footer text")) {
                    ColorPicker("Colour", selection: $color, supportsOpacity: false)
                    Picker("Flavor", selection: $flavor) {
                        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    .pickerStyle(.menu)
                    Picker("Topping", selection: $topping) {
                        Text("None").tag(nil as Topping?)
                        Divider()
                        ForEach(Topping.allCases) { Text($0.rawValue).tag(Optional($0)) }
                    }
                    Picker(selection: $selections[0], label: Text("Minutes")) {
                        ForEach(0..<60) { Text(verbatim: "\($0) min").tag($0) }
                    }
                    .pickerStyle(WheelPickerStyle())
                    .frame(width: 100)
                    .clipped()
                    Picker("Inline", selection: $flavor) { ForEach(Flavor.allCases) { f in Text(f.rawValue) } }.pickerStyle(.inline)
                    Picker("Nav", selection: $flavor) { Text("x").tag(Flavor.vanilla) }.pickerStyle(.navigationLink)
                }
                List(["Apple", "Pear"], id: \.self, selection: $fruits) { Text($0) }.environment(\.editMode, .constant(EditMode.active))
            }
            .navigationBarTitle("Pickers", displayMode: .inline)
            .navigationBarItems(leading: Button("Cancel", action: {}), trailing: Button("Done") {}.disabled(true))
        }
        .navigationViewStyle(.stack)
    }
}

struct PickersTour_Previews: PreviewProvider { static var previews: some View { PickersTour() } }
