import Foundation

/// Documents used by several tests.
enum Fixture {
    /// A document with everything in it; its round trip must lose nothing.
    static let full = """
        ---
        title: "Linked bars: a split"
        slug: linked-bars
        description: Two bars that part at a tap.
        tags: [alignment, "ZStack", guide]
        authors: [Ada, Grace]
        created: 2024-01-20
        updated: 2024-02-01
        source: https://example.com/bars
        license: MIT
        platform: macOS
        assets:
          spider: 1200x800
        scenarios:
          - name: linked
            entry: DemoView()
            size: 300x200
            scale: 3
            state: { isLinked: false, title: "x" }
            environment: { layoutDirection: rightToLeft, dynamicTypeSize: xxxLarge }
            steps: [ tap: "Show", set: { count: 3 } ]
            mirrors: true
          - name: narrow
            size: nilxinf
            safeArea: { top: 59, bottom: 34 }
        mood: cheerful
        ---

        # Bars

        Prose first.

        ```swift
        struct BarView: View {
            var body: some View { Color.red.frame(width: 50) }
        }
        ```

        ```frames scenario="linked" origin="derived"
        # (300 - 50 * 2) / 2 - 4 = 96
        BarView[0]            96 0   50x200
        BarView[1]           154 -   50x-   # 96 + 50 + 8
        ```

        1. a list with code

           ```swift
           struct DemoView: View {
               var body: some View { BarView() }
           }
           ```

        ```frames scenario="narrow" origin="apple" os="macOS 26.0" device="Mac \\"mini\\"" tolerance="0.5" reason="font"
        Text("a # b")  -1.5 40.6667  10x20
        # last words
        ```
        """

    static let lines = full.split(separator: "\n", omittingEmptySubsequences: false)

    /// The number (from 1) of the first line that holds `text`.
    static func line(_ text: String, in document: String = full) -> Int {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.firstIndex { $0.contains(text) } ?? -2) + 1
    }
}
