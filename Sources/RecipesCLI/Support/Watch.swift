import Foundation
import RecipeService

/// Notices when files change.
struct Watch {
    let paths: [String]
    /// Files whose changes do not count, such as the reports that are written into a folder that is watched.
    var ignored: [String] = []

    /// What tells one state of the files from another: names, sizes and times.
    func fingerprint() -> String {
        var lines: [String] = []
        let passed = Set(ignored.map(Self.whole))
        for path in paths {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
            let names = isDirectory.boolValue ? (try? DocumentFolder(path))?.names ?? [] : [""]
            for name in names {
                let file = name.isEmpty ? path : (path as NSString).appendingPathComponent(name)
                if passed.contains(Self.whole(file)) { continue }
                let attributes = try? FileManager.default.attributesOfItem(atPath: file)
                let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
                lines.append("\(file) \(attributes?[.size] as? Int ?? 0) \(date)")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func whole(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Waits until the files differ from `last` and have stopped changing.
    func waitForChange(since last: String) -> String {
        while true {
            Thread.sleep(forTimeInterval: 0.1)
            let now = fingerprint()
            guard now != last else { continue }
            // An editor may write in two steps; a moment later the second is done.
            Thread.sleep(forTimeInterval: 0.03)
            return fingerprint()
        }
    }
}
