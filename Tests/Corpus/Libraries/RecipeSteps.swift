import SwiftUI

@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Value> { range }
}

@resultBuilder
enum StepBuilder {
    static func buildBlock(_ parts: [Step]...) -> [Step] { parts.flatMap { $0 } }
    static func buildExpression(_ step: Step) -> [Step] { [step] }
    static func buildExpression(_ text: String) -> [Step] { [Step(text: text)] }
    static func buildOptional(_ steps: [Step]?) -> [Step] { steps ?? [] }
    static func buildEither(first: [Step]) -> [Step] { first }
    static func buildEither(second: [Step]) -> [Step] { second }
    static func buildArray(_ steps: [[Step]]) -> [Step] { Array(steps.joined()) }
}

struct Step: Hashable {
    var text: String
    var timer: Measurement<UnitDuration>?
    func timer(_ minutes: Double) -> Step {
        var copy = self
        copy.timer = .init(value: minutes, unit: .minutes)
        return copy
    }
}

struct Recipe {
    var title: String
    @Clamped(1...12) var servings = 40
    var steps: [Step]
    init(_ title: String, servings: Int, @StepBuilder steps: () -> [Step]) {
        self.title = title
        self.steps = steps()
        self.servings = servings
    }
}

struct RecipeSteps: View {
    @State private var recipe = Recipe("Pancakes", servings: 20) {
        "Whisk flour, milk and eggs until smooth."
        Step(text: "Rest the batter.").timer(20)
        for side in ["first", "second"] { Step(text: "Fry the \(side) side.").timer(1.5) }
        if Bool(true) { "Serve with lemon." } else { "Throw away." }
    }
    @State private var done = IndexSet(integer: 0)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .lastTextBaseline) {
                Text(recipe.title).font(.largeTitle.weight(.black).width(.expanded))
                Spacer(minLength: 20)
                Stepper("Serves \(recipe.servings)", value: $recipe.servings, in: recipe.$servings).fixedSize()
            }
            .padding(.bottom, 12)
            ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                HStack(alignment: .top, spacing: 14) {
                    VStack(spacing: 0) {
                        Image(systemName: done.contains(index) ? "checkmark.circle.fill" : "\(index + 1).circle")
                            .font(.title2)
                            .foregroundStyle(done.contains(index) ? .green : .secondary)
                        if index < recipe.steps.endIndex - 1 {
                            Rectangle().fill(.separator).frame(width: 2).frame(maxHeight: .infinity)
                        }
                    }
                    VStack(alignment: .leading, spacing: 6) {
                        Text(step.text).strikethrough(done.contains(index), pattern: .dash, color: .green)
                        if let timer = step.timer {
                            Label(timer.converted(to: .seconds).value > 90 ? timer.formatted(.measurement(width: .wide)) : "90 s", systemImage: "timer")
                                .font(.caption)
                                .padding(6)
                                .background(.orange.opacity(0.2), in: .capsule)
                        }
                    }
                    .padding(.bottom, 20)
                }
                .fixedSize(horizontal: false, vertical: true)
                .onTapGesture { if done.contains(index) { done.remove(index) } else { done.insert(index) } }
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
#Preview { ScrollView { RecipeSteps() } }
