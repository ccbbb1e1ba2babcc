extension CaptureKitSources {
    static let probe = """
        import SwiftUI

        /// What one probe has seen.
        public struct ProbedFrame: Equatable {
            public var key: String
            public var frame: CGRect
        }

        struct ProbedFrames: PreferenceKey {
            static let defaultValue: [ProbedFrame] = []

            static func reduce(value: inout [ProbedFrame], nextValue: () -> [ProbedFrame]) {
                value += nextValue()
            }
        }

        let captureSpace = "recipes.capture"

        extension View {
            /// Reports the frame of this view; a background takes no part in the layout.
            public func captureProbe(_ key: String) -> some View {
                background(
                    GeometryReader { proxy in
                        Color.clear.preference(
                            key: ProbedFrames.self,
                            value: [ProbedFrame(key: key, frame: proxy.frame(in: .named(captureSpace)))])
                    })
            }
        }

        extension View {
            /// In place of `accessibilityIdentifier`: reports the frame under the identifier.
            public func captureIdentifier(_ identifier: String) -> some View { captureProbe("#" + identifier) }

            /// In place of `id`: reports the frame as well where the identity is a text.
            @ViewBuilder public func captureID<ID: Hashable>(_ identity: ID) -> some View {
                if let text = identity as? String {
                    id(identity).captureProbe("#" + text)
                } else {
                    id(identity)
                }
            }
        }

        enum CaptureState {
            static var values: [String: Any] = [:]
        }

        /// The value that the scenario gives to a state property, else its own.
        public func captureState<T>(_ name: String, _ value: T) -> T {
            guard let given = CaptureState.values[name] else { return value }
            if let same = given as? T { return same }
            let number = (given as? Double) ?? (given as? Int).map { Double($0) }
            guard let number else { return value }
            if let converted = number as? T { return converted }
            if let converted = CGFloat(number) as? T { return converted }
            if let converted = Int(number) as? T { return converted }
            return value
        }

        """

    static let scenario = """
        import SwiftUI

        /// One scenario of a recipe, ready to be hosted.
        public struct CaptureScenario {
            public var slug: String
            /// The hash of the snippet, by which the import knows that it is still the same.
            public var snippet: String
            /// The system that the recipe is written for.
            public var platform: String
            public var name: String
            /// The proposal to the root in points; `nil` asks for the ideal length.
            public var width: CGFloat?
            public var height: CGFloat?
            /// Pixels per point.
            public var scale: CGFloat
            public var safeArea: EdgeInsets
            public var state: [String: Any]
            /// For each probe the names of the views that it reports, in order.
            public var names: [String: [String]]
            public var view: @MainActor () -> AnyView

            public init(
                slug: String, snippet: String, platform: String, name: String, width: CGFloat?, height: CGFloat?,
                scale: CGFloat, safeArea: EdgeInsets, state: [String: Any], names: [String: [String]],
                view: @escaping @MainActor () -> AnyView
            ) {
                self.slug = slug
                self.snippet = snippet
                self.platform = platform
                self.name = name
                self.width = width
                self.height = height
                self.scale = scale
                self.safeArea = safeArea
                self.state = state
                self.names = names
                self.view = view
            }
        }

        /// Offers its one view exactly what the scenario says and puts it in the middle of the window.
        struct ScenarioWindow: Layout {
            var width: CGFloat?
            var height: CGFloat?

            private var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }

            func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                guard let view = subviews.first else { return .zero }
                let own = view.sizeThatFits(proposal)
                return CGSize(
                    width: width.map { $0.isFinite ? $0 : own.width } ?? own.width,
                    height: height.map { $0.isFinite ? $0 : own.height } ?? own.height)
            }

            func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews.first?.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
            }
        }

        """

    static let runner = """
        import Foundation
        import SwiftUI

        #if canImport(UIKit)
            import UIKit
        #elseif canImport(AppKit)
            import AppKit
        #endif

        /// Hosts scenarios and writes the frames of their views.
        public enum CaptureRunner {
            /// The document `recipes.capture`, version 1.
            @MainActor public static func capture(_ scenarios: [CaptureScenario]) -> String {
                var rows: [[String: Any]] = []
                for scenario in scenarios where scenario.platform == platform {
                    CaptureState.values = scenario.state
                    rows.append(row(scenario, host(scenario)))
                }
                let document: [String: Any] = [
                    "format": "recipes.capture", "version": 1, "os": os, "device": device, "scenarios": rows,
                ]
                let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
                guard let data = try? JSONSerialization.data(withJSONObject: document, options: options) else { return "" }
                return String(decoding: data, as: UTF8.self) + "\\n"
            }

            @MainActor private static func row(_ scenario: CaptureScenario, _ probed: [ProbedFrame]) -> [String: Any] {
                var frames: [[String: Any]] = []
                var problems: [String] = []
                for (key, names) in scenario.names.sorted(by: { $0.key < $1.key }) {
                    let found = probed.filter { $0.key == key }
                    guard found.count == names.count else {
                        problems.append("expected \\(names.count) of \\(names[0]), found \\(found.count)")
                        continue
                    }
                    for (name, probe) in zip(names, found) {
                        frames.append([
                            "node": name, "x": number(probe.frame.minX), "y": number(probe.frame.minY),
                            "width": number(probe.frame.width), "height": number(probe.frame.height),
                        ])
                    }
                }
                return [
                    "slug": scenario.slug, "snippet": scenario.snippet, "scenario": scenario.name,
                    "scale": Double(screenScale), "frames": frames, "problems": problems,
                ]
            }

            /// Four decimals, as everywhere in recipes.
            private static func number(_ value: CGFloat) -> Double { (Double(value) * 10_000).rounded() / 10_000 }

            private final class Recorder {
                var frames: [ProbedFrame] = []
            }

            @MainActor private static func host(_ scenario: CaptureScenario) -> [ProbedFrame] {
                let recorder = Recorder()
                let root = ScenarioWindow(width: scenario.width, height: scenario.height) {
                    scenario.view().safeAreaPadding(scenario.safeArea)
                }
                .coordinateSpace(name: captureSpace)
                .onPreferenceChange(ProbedFrames.self) { recorder.frames = $0 }
                .fixedSize()
                show(AnyView(root))
                return recorder.frames
            }

            #if canImport(UIKit)
                private static let platform = "iOS"

                @MainActor private static var os: String {
                    "\\(UIDevice.current.systemName) \\(UIDevice.current.systemVersion)"
                }

                @MainActor private static var device: String {
                    ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model
                }

                @MainActor private static var screenScale: CGFloat { UIScreen.main.scale }

                @MainActor private static func show(_ view: AnyView) {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    let controller = UIHostingController(rootView: view)
                    // The scenario brings its own safe area.
                    controller.safeAreaRegions = []
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                    settle { window.layoutIfNeeded() }
                    window.isHidden = true
                }
            #elseif canImport(AppKit)
                private static let platform = "macOS"

                private static var os: String {
                    let version = ProcessInfo.processInfo.operatingSystemVersion
                    return "macOS \\(version.majorVersion).\\(version.minorVersion)"
                }

                private static let device = "Mac"

                @MainActor private static var screenScale: CGFloat { NSScreen.main?.backingScaleFactor ?? 2 }

                @MainActor private static func show(_ view: AnyView) {
                    let host = NSHostingView(rootView: view)
                    host.safeAreaRegions = []
                    let window = NSWindow(
                        contentRect: CGRect(x: 0, y: 0, width: 1_600, height: 1_200), styleMask: [], backing: .buffered,
                        defer: false)
                    window.contentView = host
                    settle { host.layoutSubtreeIfNeeded() }
                    window.contentView = nil
                }
            #endif

            /// Lets updates that follow a layout happen: `onAppear`, changes of preferences, tasks.
            @MainActor private static func settle(_ layout: () -> Void) {
                for _ in 0..<5 {
                    layout()
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
                }
            }
        }

        """
}
