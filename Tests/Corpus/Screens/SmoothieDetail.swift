import SwiftUI

struct Ingredient: Identifiable, Codable {
    var id: String
    var name: String
    var title = CardTitle()

    struct CardTitle: Codable {
        var rotation: Double = 0
        var offsetX: CGFloat = 0
        var blur = false

        enum CodingKeys: CodingKey { case rotation, offsetX, blur }
    }
}

struct MeasuredIngredient: Identifiable {
    var ingredient: Ingredient
    var measurement: Measurement<UnitVolume>

    init(_ ingredient: Ingredient, measurement: Measurement<UnitVolume>) {
        self.ingredient = ingredient
        self.measurement = measurement
    }

    var id: Ingredient.ID { ingredient.id }
}

extension Ingredient {
    func measured(with unit: UnitVolume, _ amount: Double = 1) -> MeasuredIngredient {
        MeasuredIngredient(self, measurement: Measurement(value: amount, unit: unit))
    }

    static let banana = Ingredient(id: "banana", name: String(localized: "Banana", comment: "Ingredient name"))
    static let almondMilk = Ingredient(id: "almond-milk", name: "Almond Milk")
    static let strawberry = Ingredient(id: "strawberry", name: "Strawberry")
}

@resultBuilder
enum SmoothieArrayBuilder {
    static func buildEither(first component: [Smoothie]) -> [Smoothie] { component }
    static func buildEither(second component: [Smoothie]) -> [Smoothie] { component }
    static func buildOptional(_ component: [Smoothie]?) -> [Smoothie] { component ?? [] }
    static func buildBlock(_ components: [Smoothie]...) -> [Smoothie] { components.flatMap { $0 } }
    static func buildExpression(_ expression: Smoothie) -> [Smoothie] { [expression] }
    static func buildExpression(_ expression: Void) -> [Smoothie] { [] }
}

struct Smoothie: Identifiable {
    var id: String
    var title: String
    var description: AttributedString
    var measuredIngredients: [MeasuredIngredient]
    var hasFreeRecipe = false
}

extension Smoothie {
    init?(for id: Smoothie.ID) {
        guard let smoothie = Smoothie.all().first(where: { $0.id == id }) else { return nil }
        self = smoothie
    }

    var kilocalories: Int { measuredIngredients.count * 95 }

    var energy: Measurement<UnitEnergy> { Measurement<UnitEnergy>(value: Double(kilocalories), unit: .kilocalories) }

    func matches(_ string: String) -> Bool {
        string.isEmpty || title.localizedCaseInsensitiveContains(string)
    }

    @SmoothieArrayBuilder
    static func all(includingPaid: Bool = true) -> [Smoothie] {
        Smoothie(id: "berry-blue", title: "Berry Blue",
                 description: AttributedString(localized: "*Filling* and refreshing, this smoothie will fill you with joy!"),
                 measuredIngredients: [Ingredient.banana.measured(with: .cups, 1), .init(.almondMilk, measurement: .init(value: 0.5, unit: .cups))],
                 hasFreeRecipe: true)
        if includingPaid {
            Smoothie(id: "carrot", title: "Carrot Chops", description: "Packed with vitamin A",
                     measuredIngredients: [Ingredient.strawberry.measured(with: .tablespoons, 2)])
        }
    }
}

class Model: ObservableObject {
    @Published var favoriteSmoothieIDs = Set<Smoothie.ID>()
    @Published var searchString = ""
    @Published var selectedSmoothieID: Smoothie.ID?

    var searchSuggestions: [Ingredient] {
        [Ingredient.banana, .almondMilk].filter { $0.name.localizedCaseInsensitiveContains(searchString) }
    }

    func toggleFavorite(smoothieID: Smoothie.ID) {
        if favoriteSmoothieIDs.contains(smoothieID) {
            favoriteSmoothieIDs.remove(smoothieID)
        } else {
            favoriteSmoothieIDs.insert(smoothieID)
        }
    }

    func isFavorite(smoothie: Smoothie) -> Bool { favoriteSmoothieIDs.contains(smoothie.id) }
}

struct SquishableButtonStyle: ButtonStyle {
    var fadeOnPress = true

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed && fadeOnPress ? 0.75 : 1)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

extension ButtonStyle where Self == SquishableButtonStyle {
    static var squishable: SquishableButtonStyle { SquishableButtonStyle() }
    static func squishable(fadeOnPress: Bool = true) -> SquishableButtonStyle {
        SquishableButtonStyle(fadeOnPress: fadeOnPress)
    }
}

struct IngredientCard: View {
    var ingredient: Ingredient
    @Binding var flipped: Bool

    var body: some View {
        ZStack {
            LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
            Text(ingredient.name.uppercased())
                .padding(.horizontal, 8)
                .font(.system(size: 40, weight: .bold))
                .minimumScaleFactor(0.25)
                .lineLimit(1)
                .foregroundStyle(.white.shadow(.drop(radius: 4)))
                .rotationEffect(.degrees(ingredient.title.rotation))
                .offset(x: ingredient.title.offsetX)
        }
        .compositingGroup()
        .clipShape(.rect(cornerRadius: 16, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 16, style: .continuous).inset(by: 0.5).stroke(.quaternary, lineWidth: 0.5)
        }
        .onTapGesture { flipped.toggle() }
    }
}

struct SmoothieView: View {
    var smoothie: Smoothie
    @State private var presentingOrderPlacedSheet = false
    @State private var selectedIngredientID: Ingredient.ID?
    @State private var topmostIngredientID: Ingredient.ID?
    @Namespace private var namespace
    @EnvironmentObject private var model: Model

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Color.teal.opacity(0.3).frame(maxHeight: 300).aspectRatio(1.6, contentMode: .fit)
                VStack(alignment: .leading) {
                    Text("Ingredients", comment: "Header in a smoothie detail view.").font(Font.title).bold().foregroundStyle(.secondary)
                    Text(smoothie.description)
                    Text(smoothie.energy.formatted(.measurement(width: .wide, usage: .food)))
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 130), spacing: 16, alignment: .top)], alignment: .center, spacing: 16) {
                        ForEach(smoothie.measuredIngredients) { measured in
                            let ingredient = measured.ingredient
                            let presenting = selectedIngredientID == ingredient.id
                            Button(action: { selectedIngredientID = ingredient.id }) {
                                IngredientCard(ingredient: ingredient, flipped: .constant(presenting))
                                    .matchedGeometryEffect(id: ingredient.id, in: namespace, isSource: !presenting)
                            }
                            .buttonStyle(.squishable(fadeOnPress: false))
                            .aspectRatio(1, contentMode: .fit)
                            .zIndex(topmostIngredientID == ingredient.id ? 1 : 0)
                            .accessibilityLabel("\(ingredient.name) Ingredient")
                        }
                    }
                }
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { bottomBar }
        .navigationTitle(smoothie.title)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button(action: { model.toggleFavorite(smoothieID: smoothie.id) }) {
                    Label(model.isFavorite(smoothie: smoothie) ? "Remove from Favorites" : "Favorite",
                          systemImage: model.isFavorite(smoothie: smoothie) ? "heart.fill" : "heart")
                }
            }
        }
        .sheet(isPresented: $presentingOrderPlacedSheet) {
            Text("Placed").presentationDetents([.medium, .fraction(0.3)])
        }
    }

    private var bottomBar: some View {
        VStack(spacing: 0) {
            Divider()
            Button("Redeem") { presentingOrderPlacedSheet = true }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .padding(.horizontal, 40)
                .padding(.vertical, 16)
        }
        .background(.bar)
    }
}

struct SmoothieView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NavigationStack {
                SmoothieView(smoothie: Smoothie(for: "berry-blue")!)
            }
            ForEach([Smoothie(for: "carrot")!]) { smoothie in
                SmoothieView(smoothie: smoothie).previewLayout(.sizeThatFits).frame(height: 700)
            }
        }
        .environmentObject(Model())
    }
}
