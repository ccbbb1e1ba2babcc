struct Step { var title: String; var minutes: Int }
@resultBuilder struct StepsBuilder { static func buildBlock(_ steps: Step...) -> [Step] { steps }
    static func buildPartialBlock(first: Step) -> [Step] { [first] }
    static func buildPartialBlock(accumulated: [Step], next: Step) -> [Step] { accumulated + [next] } }
struct Plan { let steps: [Step]; init(@StepsBuilder steps: () -> [Step]) { self.steps = steps() }
    @StepsBuilder static var morning: [Step] { Step(title: "stretch", minutes: 5); Step(title: "walk", minutes: 20) }
    var total: Int { steps.map(\.minutes).reduce(0, +) } }
let plan = Plan { Step(title: "mix", minutes: 3)
    Step(title: "bake", minutes: 30) }
print(plan.total, Plan.morning.map(\.title))
