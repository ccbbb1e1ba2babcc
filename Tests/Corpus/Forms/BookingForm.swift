import SwiftUI

struct Booking {
    var name = ""
    var guests = 2
    var date = Date()
    var smoking = false
    var allergies = ""
    var meal: Meal = .dinner

    enum Meal: String, CaseIterable, Identifiable {
        case breakfast = "Breakfast"
        case lunch = "Lunch"
        case dinner = "Dinner"
        var id: String { self.rawValue }
    }

    var isValid: Bool {
        name.trimmingCharacters(in: .whitespaces).count >= 2 && (1...12).contains(guests)
    }
}

struct BookingForm: View {
    @State private var booking = Booking()
    @State private var showingAlert = false

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Who"), footer: Text("We call if we are running late.")) {
                    TextField("Name", text: $booking.name)
                        .textContentType(.name)
                        .disableAutocorrection(true)
                    Stepper(value: $booking.guests, in: 1...12) {
                        Text("\(booking.guests) guest\(booking.guests == 1 ? "" : "s")")
                    }
                }
                Section(header: Text("When")) {
                    DatePicker("Date", selection: $booking.date, in: Date()..., displayedComponents: [.date, .hourAndMinute])
                    Picker("Meal", selection: $booking.meal) {
                        ForEach(Booking.Meal.allCases) { meal in
                            Text(meal.rawValue).tag(meal)
                        }
                    }
                    .pickerStyle(SegmentedPickerStyle())
                }
                Section {
                    Toggle("Terrace", isOn: $booking.smoking)
                    TextEditor(text: $booking.allergies)
                        .frame(minHeight: 80)
                }
                Button("Book a table") {
                    showingAlert = true
                }
                .disabled(!booking.isValid)
            }
            .navigationBarTitle("Booking", displayMode: .inline)
            .alert(isPresented: $showingAlert) {
                Alert(title: Text("Thank you"), message: Text("See you soon, \(booking.name)"), dismissButton: .default(Text("OK")))
            }
        }
    }
}

struct BookingForm_Previews: PreviewProvider {
    static var previews: some View {
        BookingForm()
    }
}
