import SwiftUI

struct PickersGallery: View {
    @State private var flavour = Flavour.vanilla
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var days: Set<DateComponents> = []
    @State private var hours = 1
    @State private var minutes = 30

    enum Flavour: String, CaseIterable, Identifiable {
        case vanilla, chocolate, strawberry
        var id: Self { self }
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(.wheel)
                .frame(height: 120)
                .clipped()

                DatePicker("Start", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.compact)
                DatePicker(selection: $date, in: ...Date(), displayedComponents: .hourAndMinute) {
                    Text("Alarm")
                }
                DatePicker("Calendar", selection: $date)
                    .datePickerStyle(GraphicalDatePickerStyle())
                    .labelsHidden()
                MultiDatePicker("Days off", selection: $days)
                    .frame(height: 300)

                HStack(spacing: 0) {
                    Picker("Hours", selection: $hours) {
                        ForEach(0..<24) { Text("\($0) h").tag($0) }
                    }
                    Picker("Minutes", selection: $minutes) {
                        ForEach(Array(stride(from: 0, through: 55, by: 5)), id: \.self) { minute in
                            Text("\(minute) min")
                        }
                    }
                }
                .pickerStyle(WheelPickerStyle())
            }
            .padding()
        }
    }
}

#Preview {
    PickersGallery()
}
