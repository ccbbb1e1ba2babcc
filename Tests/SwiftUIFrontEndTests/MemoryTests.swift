import Testing
import Vocabulary

@testable import SwiftUIFrontEnd

/// What a layout made is let go with it: thousands of snippets are laid out in one process.
@Suite struct MemoryTests {
    private static let source = """
        struct Row: View {
            @State private var count = 1
            let title: String
            var body: some View {
                GeometryReader { proxy in
                    Button { count += 1 } label: { Text(title).padding(proxy.size.width > 10 ? 4 : 2) }
                }
                .onAppear { count = 2 }
                .overlay { Text("\\(count)").font(.headline) }
            }
        }
        struct All: View {
            var body: some View { List(0..<2, id: \\.self) { Row(title: "row \\($0)").frame(height: 30) } }
        }
        """

    /// What is alive of one session.
    private final class Session {
        weak var interpreter: Interpreter?
        weak var expander: Expander?
        weak var host: SessionHost?
        weak var context: LoweringContext?
        weak var code: Code?
    }

    @Test func nothingOfALayoutStays() throws {
        let session = Session()
        let count = try OnLargeStack.run { Result { try Self.layOut(session) } }.get()
        #expect(count > 2)
        #expect(session.interpreter == nil)
        #expect(session.expander == nil)
        #expect(session.host == nil)
        #expect(session.context == nil)
        #expect(session.code == nil)
    }

    private static func layOut(_ session: Session) throws -> Int {
        let interpreter = Interpreter(program: try SourceReader.read(source))
        #expect(interpreter.check().isEmpty)
        let body = try #require(interpreter.index.types["Row"]?.property("body")?.getter)
        let loop = UpdateLoop(interpreter: interpreter, options: LayoutOptions(), trace: nil) {
            try interpreter.evaluate(view: "All")
        }
        let pass = try loop.run()
        (session.interpreter, session.expander) = (interpreter, pass.expander)
        (session.host, session.context) = (pass.host, pass.context)
        session.code = try interpreter.code(of: body)
        #expect(session.interpreter != nil && session.context != nil && session.code != nil)
        return pass.frames.nodes.count
    }
}
