import Diagnostics
import LayoutEngine
import Testing

@testable import Vocabulary

/// Names, identifiers, environment and errors of the driver.
@Suite struct LoweringTests {
    /// The identifier is on the outermost node inside the modifier.
    @Test func identifiersNameTheOutermostNode() throws {
        let view = color.frame(10, 10).with("accessibilityIdentifier", ["identifier": .string("a")]).with(
            "padding", ["length": .double(1)])
        #expect(
            try Lowering().frames(view) == [".padding 144 94 12 12", ".frame#a 145 95 10 10", "Color 145 95 10 10"])
    }

    /// Modifiers without effect have no place in the frames and do not hide what is inside.
    @Test func identifiersPassEffectFreeModifiers() throws {
        let view = color.with("opacity", ["opacity": .double(1)]).with("zIndex", ["value": .double(1)]).with(
            "onAppear"
        ).with("id", ["id": .string("b")])
        #expect(try Lowering().frames(view) == ["Color#b 0 0 300 200"])
    }

    /// Both names are found where two are given; a number is no name.
    @Test func aSecondNameGetsItsOwnPlace() throws {
        let view = color.with("id", ["id": .string("a")]).with("accessibilityIdentifier", ["identifier": .string("b")])
        #expect(
            try Lowering().frames(view) == [".accessibilityIdentifier#b 0 0 300 200", "Color#a 0 0 300 200"])
        #expect(try Lowering().frames(color.with("id", ["id": .int(1)])) == ["Color 0 0 300 200"])
    }

    /// A custom view is on the outermost node of its body, outer custom views first.
    @Test func customViewsAreOnTheOutermostNode() throws {
        let inner = color.frame(10, 10).from("Inner")
        let outer = call("ModifiedContent", [:], [inner]).from("Outer").with("padding", ["length": .double(0)])
        #expect(
            try Lowering().frames(outer)
                == [
                    ".padding 145 95 10 10", "Inner>.frame 145 95 10 10", "Color 145 95 10 10"
                ].map { $0.hasPrefix(".padding") ? "Outer>" + $0 : $0 })
        #expect(
            try Lowering().frames(call("ModifiedContent", [:], [color.from("Inner")]).from("Outer"))
                == ["Outer>Inner>Color 0 0 300 200"])
    }

    @Test func unknownWordsAreDiagnostics() throws {
        let lowering = Lowering()
        do {
            _ = try lowering.context.lower(call("VStac"))
            Issue.record("no error")
        } catch let error as DiagnosticsError {
            #expect(error.diagnostics.map(\.id) == ["unknown-view"])
            #expect(error.diagnostics.first?.hints == ["did you mean `VStack`?"])
        }
        do {
            _ = try lowering.context.lower(color.with("paddding"))
            Issue.record("no error")
        } catch let error as DiagnosticsError {
            #expect(error.diagnostics.map(\.id) == ["unknown-modifier"])
            #expect(error.diagnostics.first?.hints == ["did you mean `.padding`?"])
        }
    }

    /// The innermost value holds, whatever is outside.
    @Test func environmentIsInnermostFirst() throws {
        let inside = call("Text", ["content": .string("A")]).with(
            "font", ["font": FontValue(.system(size: 34)).asValue])
        let view = call("VStack", [:], [inside]).with("font", ["font": FontValue(.system(size: 10)).asValue])
        let alone = try Lowering().frames(inside)
        let nested = try Lowering().frames(view)
        #expect(nested.last == alone.last)
    }

    @Test func approximateWordsAreNotedOnce() throws {
        let lowering = Lowering()
        _ = try lowering.frames(call("VStack", [:], [call("ProgressView"), call("ProgressView")]))
        #expect(lowering.host.notes.map(\.id) == ["approximate-size"])
        #expect(lowering.host.notes.first?.severity == .note)
    }

    @Test func missingAssetsAreWarnings() throws {
        let lowering = Lowering(assets: ["known": Size(width: 12, height: 8)])
        let frames = try lowering.frames(
            call(
                "VStack", ["spacing": .double(0)],
                [call("Image", ["name": .string("known")]), call("Image", ["name": .string("other")])]))
        #expect(frames == ["VStack 144 96 12 8", "Image 144 96 12 8", "Image 150 104 0 0"])
        #expect(lowering.host.notes.map(\.id) == ["unknown-asset"])
        #expect(lowering.host.notes.first?.severity == .warning)
    }

    @Test func geometryChangesAreToldToTheHost() throws {
        let lowering = Lowering()
        _ = try lowering.frames(color.frame(10, 20).with("onGeometryChange", ["transform": closure { _ in .none }]))
        #expect(lowering.host.placed.map(\.size) == [Size(width: 10, height: 20)])
    }

    @Test func preferencesAreTagged() throws {
        let lowering = Lowering()
        let view = color.with("preference", ["key": .type(.named("K")), "value": .int(3)])
        let nodes = try lowering.context.lower(view)
        let tag = try #require(nodes.first.flatMap { lowering.tree.tag(of: $0) })
        #expect(lowering.context.taggedCalls[Int(tag)].modifier.word == "preference")
    }

    @Test func overlaysOfPreferencesAreMadeAfterTheirPrimary() throws {
        let lowering = Lowering()
        lowering.host.preferences["K"] = .double(30)
        let view = color.frame(100, 100).with(
            "overlayPreferenceValue",
            [
                "key": .type(.named("K")),
                "transform": closure { arguments in .view(color.frame(Double.converted(from: arguments[0]) ?? 0, 10)) }
            ])
        #expect(
            try lowering.frames(view) == [
                ".overlayPreferenceValue 100 50 100 100", ".frame 100 50 100 100", "Color 100 50 100 100",
                ".frame 135 95 30 10", "Color 135 95 30 10"
            ])
    }

    /// A context that is gone does not bring down a tree that outlives it.
    @Test func theTreeDoesNotKeepTheContext() throws {
        weak var gone: LoweringContext?
        do {
            let lowering = Lowering()
            gone = lowering.context
            _ = try lowering.frames(call("GeometryReader", ["content": closure { _ in .view(color) }]))
        }
        #expect(gone == nil)
    }

    /// Handlers on several views leave them side by side (spec M10), unlike those that need one geometry (M11).
    @Test func handlersKeepViewsApart() throws {
        let group = call("Group", [:], [color.frame(10, 10), color.frame(10, 10)])
        let row = call("HStack", ["spacing": .double(0)], [group.with("onTapGesture")])
        #expect(try Lowering().frames(row).first == "HStack 140 95 20 10")
        let watched = call("HStack", ["spacing": .double(0)], [group.with("onGeometryChange")])
        #expect(try Lowering().frames(watched).first == "HStack 145 86 10 28")
    }

    /// What a style of the source has drawn is all there is of a control.
    @Test(arguments: ["Button", "Toggle", "GroupBox", "ProgressView"]) func stylesOfTheSourceDrawControls(word: String)
        throws
    {
        let view = call(word, ["isCustomStyle": .bool(true)], [], slots: [("label", [color.frame(40, 20)])])
        #expect(
            try Lowering(platform: .macOS).frames(view)
                == ["\(word) 130 90 40 20", ".frame 130 90 40 20", "Color 130 90 40 20"])
    }

    @Test func aLayoutMustBeALayout() {
        #expect(throws: DiagnosticsError.self) {
            try Lowering().context.lower(call("AnyLayout", ["layout": .int(1)], [color]))
        }
    }

    /// Each with what the host is told.
    @Test func whatIsNotDoneIsSaid() throws {
        for (view, ids) in [
            (color.with("sheet", ["isPresented": .bool(true)]), ["not-laid-out"]),
            (color.with("sheet", ["isPresented": .bool(false)]), []),
            (color.with("sheet", ["item": .none]), []), (color.with("onReceive"), ["not-run"]),
            (
                call("Text", ["content": .string("a")]).with(
                    "font", ["font": FontValue(.custom(name: "Futura", size: 20, relativeTo: nil)).asValue]),
                ["approximate-text"]
            ),
            (call("Image", ["systemName": .string("no.such.symbol")]), ["approximate-symbol"])
        ] {
            let lowering = Lowering()
            _ = try lowering.frames(view)
            #expect(lowering.host.notes.map(\.id) == ids)
        }
    }
}
