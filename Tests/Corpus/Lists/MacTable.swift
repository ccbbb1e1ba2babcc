import SwiftUI

struct MacTable: View {
    struct Person: Identifiable { let id = UUID(); let given: String; let family: String; let email: String }
    @State private var people = [Person(given: "Juan", family: "Chavez", email: "j@x.com"), Person(given: "Mei", family: "Chen", email: "m@x.com")]
    @State private var sortOrder = [KeyPathComparator(\Person.given)]
    @State private var selection = Set<Person.ID>()
    var body: some View {
        Table(people, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Given Name", value: \.given)
            TableColumn("Family Name", value: \.family).width(min: 60, ideal: 100)
            TableColumn("E-mail") { person in Link(person.email, destination: URL(string: "mailto:" + person.email)!) }
        }
        .onChange(of: sortOrder) { people.sort(using: $1) }
        .tableStyle(.inset(alternatesRowBackgrounds: true))
        .frame(minHeight: 200)
    }
}
