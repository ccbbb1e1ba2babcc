import Observation
import SwiftUI

struct ExpenseItem: Identifiable, Codable {
    var id = UUID()
    let name: String
    let type: String
    let amount: Double
}

@Observable
class Expenses {
    var items = [ExpenseItem]() {
        didSet {
            if let encoded = try? JSONEncoder().encode(items) {
                UserDefaults.standard.set(encoded, forKey: "Items")
            }
        }
    }

    init() {
        if let savedItems = UserDefaults.standard.data(forKey: "Items") {
            if let decodedItems = try? JSONDecoder().decode([ExpenseItem].self, from: savedItems) {
                items = decodedItems
                return
            }
        }
        items = [ExpenseItem(name: "Lunch", type: "Personal", amount: 9.5), .init(name: "Laptop", type: "Business", amount: 1800)]
    }
}

struct ExpenseStyle: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
        switch amount {
        case ..<10: content.foregroundStyle(.green)
        case 10..<100: content.foregroundStyle(.orange)
        default: content.foregroundStyle(.red).bold()
        }
    }
}

struct AddView: View {
    @Environment(\.dismiss) var dismiss
    @State private var name = ""
    @State private var type = "Personal"
    @State private var amount = 0.0
    var expenses: Expenses
    let types = ["Business", "Personal"]

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Picker("Type", selection: $type) { ForEach(types, id: \.self) { Text($0) } }
                TextField("Amount", value: $amount, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
                    .keyboardType(.decimalPad)
            }
            .navigationTitle("Add new expense")
            .toolbar {
                Button("Save") {
                    let item = ExpenseItem(name: name, type: type, amount: amount)
                    expenses.items.append(item)
                    dismiss()
                }
            }
        }
    }
}

struct IExpense: View {
    @State private var expenses = Expenses()
    @State private var showingAddExpense = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(["Personal", "Business"], id: \.self) { kind in
                    Section(kind) {
                        ForEach(expenses.items.filter { $0.type == kind }) { item in
                            HStack {
                                VStack(alignment: .leading) {
                                    Text(item.name).font(.headline)
                                    Text(item.type)
                                }
                                Spacer()
                                Text(item.amount, format: .currency(code: "EUR").locale(.init(identifier: "de_DE")))
                                    .modifier(ExpenseStyle(amount: item.amount))
                            }
                        }
                        .onDelete { offsets in removeItems(at: offsets, in: kind) }
                    }
                }
            }
            .navigationTitle("iExpense")
            .toolbar { Button("Add Expense", systemImage: "plus") { showingAddExpense = true } }
            .sheet(isPresented: $showingAddExpense) { AddView(expenses: expenses) }
        }
    }

    func removeItems(at offsets: IndexSet, in kind: String) {
        let ids = offsets.map { expenses.items.filter { $0.type == kind }[$0].id }
        expenses.items.removeAll { ids.contains($0.id) }
    }
}

#Preview { IExpense() }
