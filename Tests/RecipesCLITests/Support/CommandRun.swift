import Foundation
import Testing

/// What a run of the built `recipes` printed and how it ended.
struct CommandRun {
    var output: String
    var errors: String
    var status: Int32

    /// Runs the command line in `folder`, with an environment that holds nothing of the caller's.
    init(
        _ arguments: [String], in folder: URL, input: Data = Data(), environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = try Self.binary()
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var variables = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "COLUMNS": "100", "LC_ALL": "C"]
        variables["XDG_DATA_HOME"] = folder.appendingPathComponent("data").path
        process.environment = variables.merging(environment) { $1 }
        let pipes = (input: Pipe(), output: Pipe(), errors: Pipe())
        process.standardInput = pipes.input
        process.standardOutput = pipes.output
        process.standardError = pipes.errors
        // Both are read while the process runs: a full pipe would stop it.
        let collected = [Collected(pipes.output), Collected(pipes.errors)]
        try process.run()
        collected.forEach { $0.start() }
        if !input.isEmpty { try? pipes.input.fileHandleForWriting.write(contentsOf: input) }
        try? pipes.input.fileHandleForWriting.close()
        let texts = collected.map { $0.wait() }
        process.waitUntilExit()
        output = texts[0]
        errors = texts[1]
        status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// The output as JSON.
    func json(_ location: SourceLocation = #_sourceLocation) throws -> [String: Any] {
        let value = try? JSONSerialization.jsonObject(with: Data(output.utf8))
        return try #require(value as? [String: Any], "not JSON: \(output.prefix(200))", sourceLocation: location)
    }

    struct NoBinary: Error {}

    /// The executable beside the test bundle.
    static func binary() throws -> URL {
        var folders = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()].compactMap(\.self)
        folders += CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(fileURLWithPath: $0) }
        for folder in folders {
            var place = folder
            for _ in 0..<6 {
                let candidate = place.appendingPathComponent("recipes")
                var isDirectory: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isDirectory),
                    !isDirectory.boolValue
                {
                    return candidate
                }
                place = place.deletingLastPathComponent()
            }
        }
        throw NoBinary()
    }
}

/// Reads a pipe to its end on a thread of its own.
private final class Collected: @unchecked Sendable {
    private let pipe: Pipe
    private let done = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ pipe: Pipe) { self.pipe = pipe }

    func start() {
        Thread.detachNewThread { [self] in
            data = pipe.fileHandleForReading.readDataToEndOfFile()
            done.signal()
        }
    }

    func wait() -> String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
