import SwiftUI

struct TypedPath: View {
    enum Route: Hashable {
        case category(String)
        case product(id: Int)
        case checkout
    }

    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Categories") {
                    ForEach(["Lamps", "Chairs"], id: \.self) { name in
                        NavigationLink(name, value: Route.category(name))
                    }
                }
                Button("Jump to checkout") {
                    path = [.category("Lamps"), .product(id: 3), .checkout]
                }
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .category(let name):
                    VStack {
                        ForEach(1..<4) { id in
                            NavigationLink(value: Route.product(id: id)) {
                                Text("\(name) \(id)")
                            }
                        }
                    }
                    .navigationTitle(name)
                case let .product(id):
                    Text("Product \(id)")
                case .checkout:
                    Button("Back to start") { path.removeAll() }
                }
            }
            .navigationTitle("Shop")
        }
    }
}

#Preview {
    TypedPath()
}
