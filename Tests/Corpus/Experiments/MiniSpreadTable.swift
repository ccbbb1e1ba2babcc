import SwiftUI

struct MiniSpreadTable: View {
    struct Person: Identifiable { let id = UUID(); let given, family: String; var email: String { "\(given).\(family)@example.org".lowercased() } }
    @State private var people = [Person(given: "Juan", family: "Chavez"), Person(given: "Mei", family: "Chen")]
    @State private var sortOrder = [KeyPathComparator(\Person.family)]
    @State private var selection: Person.ID?
    @State private var columns = TableColumnCustomization<Person>()
    var body: some View {
        Table(people, selection: $selection, sortOrder: $sortOrder, columnCustomization: $columns) {
            TableColumn("Given", value: \.given).width(min: 60, ideal: 100, max: 140).customizationID("given")
            TableColumn("Family", value: \.family) { Text($0.family).bold() }
            TableColumn("E-mail") { person in Text(person.email).foregroundStyle(.secondary) }.width(160).alignment(.trailing)
        }
        .onChange(of: sortOrder) { _, order in people.sort(using: order) }
        .tableStyle(.inset(alternatesRowBackgrounds: true))
        .frame(minHeight: 200)
    }
}
