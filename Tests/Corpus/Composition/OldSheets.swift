import SwiftUI

struct OldSheets: View {
    @State private var showsActions = false
    @State private var showsAlert = false
    @State private var choice = "nothing"
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                Text("You chose \(choice)")
                Button("Actions") { self.showsActions = true }
                    .actionSheet(isPresented: $showsActions) {
                        ActionSheet(title: Text("Move to"), message: Text("Pick a folder"), buttons: [
                            .default(Text("Archive")) { self.choice = "archive" },
                            .destructive(Text("Bin")) { self.choice = "bin" },
                            .cancel()
                        ])
                    }
                Button("Alert") { self.showsAlert.toggle() }
                    .alert(isPresented: $showsAlert) {
                        Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Yes")), secondaryButton: .cancel())
                    }
                List {
                    Text("Row")
                }
                .listStyle(GroupedListStyle())
            }
            .navigationBarTitle("Mail", displayMode: .inline)
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: Button("Back") { self.presentationMode.wrappedValue.dismiss() })
        }
    }
}

struct OldSheets_Previews: PreviewProvider {
    static var previews: some View {
        OldSheets()
    }
}
