import SwiftUI

struct ScrollToButtons: View {
    @State private var target = 20

    var body: some View {
        ScrollViewReader { reader in
            VStack {
                HStack {
                    Button("Top") { withAnimation { reader.scrollTo(0, anchor: .top) } }
                    Button("Middle") { reader.scrollTo(25, anchor: .center) }
                    Button("Bottom") { reader.scrollTo(49) }
                    Stepper("\(target)", value: $target, in: 0...49, step: 5)
                }
                .padding(.horizontal)
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<50) { i in
                            Text("Row \(i)")
                                .frame(maxWidth: .infinity)
                                .frame(height: 36)
                                .background(i == target ? Color.orange : Color.clear)
                                .id(i)
                        }
                    }
                }
            }
            .onChange(of: target) { newTarget in
                withAnimation { reader.scrollTo(newTarget, anchor: .center) }
            }
            .onAppear { reader.scrollTo(target, anchor: .center) }
        }
    }
}

struct ScrollToButtons_Previews: PreviewProvider {
    static var previews: some View {
        ScrollToButtons()
    }
}
