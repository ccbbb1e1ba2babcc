import Testing

/// What steps do to a view as a user runs them: taps, and what comes and goes with them.
@Suite struct StepTests {
    /// What cannot be touched is not tapped, a button is found by its accessibility label, and a double tap takes two.
    @Test(arguments: [
        (["Off"], 2, ""), (["Hidden"], 2, ""), (["Clear"], 2, ""), (["Fav"], 0, "n 100"), (["Twice"], 0, "n 0"),
        (["Twice", "Twice"], 0, "n 10"), (["Twice", "Fav", "Twice"], 0, "n 100")
    ])
    func tapsReachWhatCanBeTouched(taps: [String], status: Int32, shown: String) throws {
        let source = """
            import SwiftUI
            struct V: View {
                @State var n = 0
                var body: some View {
                    VStack {
                        Button("Off") { n += 1 }.allowsHitTesting(false)
                        Button("Hidden") { n += 1 }.hidden()
                        Button("Clear") { n += 1 }.opacity(0)
                        Text("Twice").onTapGesture(count: 2) { n += 10 }
                        Button { n += 100 } label: { Image(systemName: "star") }.accessibilityLabel("Fav")
                        Text("n \\(n)")
                    }
                }
            }

            """.replacing("\\\\(", with: "\\(")
        let run = try Workbench(makesStore: false).run(["render", "-"] + taps.flatMap { ["--tap", $0] }, input: source)
        #expect(run.status == status)
        #expect(status != 0 || run.output.contains(shown))
    }

    /// Another `id` is another view: its state starts anew, and it appears again; a view that goes disappears.
    @Test(arguments: [
        (["Inc 1"], "log a1", "Inc 6"), (["Inc 1", "Go", "Inc 1"], "log a1a1", "Inc 6"), (["Go"], "log a1a1", "Inc 1"),
        (["Off"], "log a1gone", "Inc 1"), (["Off", "Off", "Off"], "log a1gonegone", "Inc 1")
    ])
    func identityMakesAndEndsViews(taps: [String], log: String, count: String) throws {
        let source = #"""
            import SwiftUI
            struct W: View {
                @Binding var log: String
                @State var n = 0
                var body: some View { Button("Inc \(n)") { n += 5 }.onAppear { n += 1; log += "a\(n)" } }
            }
            struct V: View {
                @State var id = 0
                @State var log = ""
                @State var isOn = true
                var body: some View {
                    VStack {
                        W(log: $log).id(id)
                        Button("Go") { id += 1 }
                        Text("log \(log)")
                        if isOn { Text("x").onDisappear { log += "gone" } }
                        Button("Off") { isOn.toggle() }
                    }
                }
            }

            """#
        let run = try Workbench(makesStore: false).run(["render", "-"] + taps.flatMap { ["--tap", $0] }, input: source)
        #expect(run.output.contains("Text(\"\(log)\")"))
        #expect(run.output.contains("Text(\"\(count)\")"))
    }

    /// Gestures beside one another: both, the outer in place of the inner, the inner alone.
    @Test(arguments: [("A", "n 11"), ("B", "n 10"), ("C", "n 1"), ("D", "n 7")])
    func gesturesAroundOneAnother(label: String, shown: String) throws {
        let source = #"""
            import SwiftUI
            struct V: View {
                @State var n = 0
                var body: some View {
                    VStack {
                        VStack { Text("A").onTapGesture { n += 1 } }.simultaneousGesture(TapGesture().onEnded { n += 10 })
                        VStack { Text("B").onTapGesture { n += 1 } }.highPriorityGesture(TapGesture().onEnded { n += 10 })
                        VStack { Text("C").onTapGesture { n += 1 } }.gesture(TapGesture().onEnded { n += 10 })
                        Text("D").gesture(TapGesture().onEnded { n += 7 })
                        Text("n \(n)")
                    }
                }
            }

            """#
        let run = try Workbench(makesStore: false).run("render", "-", "--tap", label, input: source)
        #expect(run.output.contains("Text(\"\(shown)\")"))
    }

    /// Objects are told apart by the order in which they are made, not by where they lie in memory.
    @Test func objectsHashTheSameInEveryRun() throws {
        let source = """
            import SwiftUI
            final class C {}
            struct V: View {
                var body: some View { Color.red.frame(width: CGFloat(abs(ObjectIdentifier(C()).hashValue % 300)), height: 5) }
            }

            """
        let runs = try (0..<3).map { _ in
            try Workbench(makesStore: false).run("render", "-", input: source).output
        }
        #expect(Set(runs).count == 1)
    }
}
