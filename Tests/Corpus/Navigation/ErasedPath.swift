import SwiftUI

struct ErasedPath: View {
    @State private var path = NavigationPath()
    @State private var barHidden = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack(spacing: 16) {
                NavigationLink("Number", value: 7)
                NavigationLink("Word", value: "seven")
                Button("Deep link") {
                    path.append(1)
                    path.append("one")
                }
                Text("Depth \(path.count)")
                Toggle("Hide bar", isOn: $barHidden)
                    .toggleStyle(SwitchToggleStyle(tint: .red))
            }
            .padding()
            .navigationDestination(for: Int.self) { number in
                Text(number, format: .number)
                    .toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbarBackground(.blue, for: .navigationBar)
            }
            .navigationDestination(for: String.self) { word in
                Text(word)
                    .toolbarVisibility(.hidden, for: .tabBar)
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Image(systemName: "line.3.horizontal") }
                ToolbarItem(placement: .principal) { Text("Paths").bold() }
            }
            .navigationBarHidden(barHidden)
        }
    }
}

#Preview {
    ErasedPath()
}
