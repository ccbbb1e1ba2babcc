import SwiftUI

struct EditableGroceries: View {
    @State private var items = ["Milk", "Bread", "Tomatoes", "Rice"]
    @State private var newItem = ""

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Add")) {
                    HStack {
                        TextField("New item", text: $newItem)
                        Button("Add", action: add)
                            .disabled(newItem.isEmpty)
                    }
                }
                Section(header: Text("Groceries"), footer: Text("\(items.count) items")) {
                    ForEach(items, id: \.self) { item in
                        Text(item)
                    }
                    .onDelete(perform: delete)
                    .onMove { source, destination in
                        items.move(fromOffsets: source, toOffset: destination)
                    }
                }
            }
            .navigationBarTitle(Text("Groceries"))
            .navigationBarItems(leading: EditButton(), trailing: Button(action: { items.sort() }) {
                Image(systemName: "arrow.up.arrow.down")
            })
        }
    }

    private func add() {
        items.append(newItem)
        newItem = ""
    }

    private func delete(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }
}

struct EditableGroceries_Previews: PreviewProvider {
    static var previews: some View {
        EditableGroceries()
    }
}
