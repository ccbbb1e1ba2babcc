/// The rules about a recipe that a schema cannot state.
enum RecipeChecks {
    static func problems(of recipe: Recipe) -> [RecipeProblem] {
        var problems: [RecipeProblem] = []
        var names: Set<String> = []
        for (index, scenario) in recipe.scenarios.enumerated() {
            let path: [RecipeProblem.Step] = [.key("scenarios"), .index(index)]
            if !names.insert(scenario.name).inserted {
                problems.append(
                    RecipeProblem(
                        path: path + [.key("name")], id: "duplicate-scenario",
                        message: "a scenario called \"\(scenario.name)\" stands above, names have to be unique"))
            }
            if let device = scenario.device, Device.named(device) == nil {
                let near = Device.nearestName(to: device)
                let all = Device.all.map(\.name).joined(separator: ", ")
                problems.append(
                    RecipeProblem(
                        path: path + [.key("device")], id: "unknown-device",
                        message: "no device is called \"\(device)\"",
                        hints: [near.map { "did you mean \($0)?" } ?? "known devices: \(all)"]))
            }
        }
        if !names.isEmpty || !recipe.expectations.isEmpty { checkExpectations(of: recipe, into: &problems) }
        return problems
    }

    private static func checkExpectations(of recipe: Recipe, into problems: inout [RecipeProblem]) {
        let names = recipe.allScenarios.map(\.name)
        for (index, expectation) in recipe.expectations.enumerated() {
            let path: [RecipeProblem.Step] = [.key("expectations"), .index(index)]
            func report(_ key: String, _ id: String, _ message: String, hints: [String] = []) {
                problems.append(
                    RecipeProblem(path: path + [.key(key)], id: id, message: message, hints: hints))
            }
            if !names.contains(expectation.scenario) {
                let near = Nearest.hint(for: expectation.scenario, among: names, what: "scenarios")
                report("scenario", "unknown-scenario", "no scenario is called \"\(expectation.scenario)\"", hints: near)
            }
            if expectation.provenance.origin == .apple, expectation.provenance.os == nil {
                report("os", "missing-os", "frames of origin apple need the system that they were recorded on")
            }
            if expectation.provenance.origin == .engine, expectation.provenance.version == nil {
                report("version", "missing-version", "frames of origin engine need the engine's version")
            }
            if expectation.tolerance > Tolerance.slack,
                expectation.reason?.allSatisfy(\.isWhitespace) ?? true
            {
                report(
                    "tolerance", "missing-reason",
                    "a tolerance of more than \(Tolerance.slack) points needs a reason")
            }
            for (place, frame) in expectation.frames.enumerated() {
                if NodeReference(frame.node) == nil {
                    problems.append(
                        RecipeProblem(
                            path: path + [.key("frames"), .index(place), .key("node")], id: "bad-node-name",
                            message: "\"\(frame.node)\" is not the name of a node",
                            hints: ["put an id with spaces in double quotes"]))
                }
                for number in [frame.x, frame.y, frame.width, frame.height] {
                    if let number, !number.isFinite {
                        report("frames", "not-finite", "\(frame.node) has a number that is not finite")
                    }
                }
            }
        }
    }
}
