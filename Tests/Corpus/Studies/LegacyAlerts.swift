import SwiftUI

struct LegacyAlerts: View {
    @State private var showing = false
    @State private var showingSheet = false
    @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                Button(action: { self.showing = true }) { Text("Alert").frame(minWidth: 0, maxWidth: .infinity).padding().background(Color.red).foregroundColor(.white).cornerRadius(40) }
                    .alert(isPresented: $showing) { Alert(title: Text("Hi"), message: Text("There"), dismissButton: .default(Text("OK")) { self.presentationMode.wrappedValue.dismiss() }) }
                Button("Sheet") { self.showingSheet.toggle() }
                    .actionSheet(isPresented: $showingSheet) { ActionSheet(title: Text("Choose"), message: nil, buttons: [.default(Text("A")), .destructive(Text("B"), action: {}), .cancel()]) }
                Spacer()
            }
            .padding()
            .navigationBarTitle("Legacy", displayMode: .inline)
            .navigationBarItems(leading: HStack { Button("Edit") {} }, trailing: EditButton())
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .accentColor(.purple)
    }
}
