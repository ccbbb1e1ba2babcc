import SwiftUI

struct SwipeDeck: View {
    struct Person: Identifiable, Equatable { let id: Int; let name: String; let age: Int }
    @State private var people = [Person(id: 0, name: "Mia", age: 31), Person(id: 1, name: "Jon", age: 28), Person(id: 2, name: "Ines", age: 35)]
    @State private var offsets: [Int: CGSize] = [:]
    var body: some View {
        GeometryReader { geometry in
            ZStack {
                ForEach(people.reversed()) { person in
                    let index = people.firstIndex(of: person) ?? 0
                    let offset = offsets[person.id] ?? .zero
                    card(person)
                        .frame(width: cardWidth(in: geometry, index: index), height: 380)
                        .offset(x: offset.width, y: cardOffset(index) + offset.height * 0.3)
                        .rotationEffect(.degrees(Double(offset.width / geometry.size.width) * 25), anchor: .bottom)
                        .gesture(
                            DragGesture()
                                .onChanged { offsets[person.id] = $0.translation }
                                .onEnded { value in
                                    if abs(value.translation.width) > geometry.size.width * 0.5 {
                                        people.removeAll { $0.id == person.id }
                                    } else {
                                        withAnimation(.spring()) { offsets[person.id] = nil }
                                    }
                                }
                        )
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .padding()
    }
    private func cardWidth(in geometry: GeometryProxy, index: Int) -> CGFloat { geometry.size.width - CGFloat(index) * 20 }
    private func cardOffset(_ index: Int) -> CGFloat { CGFloat(index) * 10 }
    private func card(_ person: Person) -> some View {
        VStack(alignment: .leading) {
            Rectangle().fill(.tertiary).overlay(Image(systemName: "person.fill").resizable().scaledToFit().padding(60))
            VStack(alignment: .leading, spacing: 2) {
                Text("\(person.name), \(person.age)").font(.title).bold()
                Text("13 mutual friends").font(.subheadline).foregroundColor(.gray)
            }
            .padding(.horizontal)
            .padding(.bottom)
        }
        .background(Color.white)
        .cornerRadius(10)
        .shadow(radius: 5)
    }
}
