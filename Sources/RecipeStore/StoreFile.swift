import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// What can be said about a store's file before SQLite sees it.
enum StoreFile {
    /// "rcps" as SQLite's `application_id`.
    static let applicationID: UInt32 = 0x7263_7073

    enum Content: Equatable {
        case missing, empty, directory, notADatabase
        case database(applicationID: UInt32, version: UInt32)
    }

    /// Looks at the head of the file only.
    static func content(of path: String) throws -> Content {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return .missing }
        if isDirectory.boolValue { return .directory }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw StoreError(.readOnly, "the store \(path) cannot be read", hints: ["check its permissions"])
        }
        defer { try? file.close() }
        let head = [UInt8]((try? file.read(upToCount: 100)) ?? Data())
        if head.isEmpty { return .empty }
        guard head.count == 100, head.prefix(16).elementsEqual("SQLite format 3\0".utf8) else { return .notADatabase }
        // Big-endian, https://www.sqlite.org/fileformat.html#the_database_header
        func number(at offset: Int) -> UInt32 { head[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        return .database(applicationID: number(at: 68), version: number(at: 60))
    }

    /// Whether the file lies on a file system of another machine, where SQLite's locks cannot be relied on.
    static func isOnNetwork(_ path: String) -> Bool {
        let folder = (path as NSString).deletingLastPathComponent
        #if canImport(Darwin)
            var info = statfs()
            return statfs(folder, &info) == 0 && info.f_flags & UInt32(MNT_LOCAL) == 0
        #else
            guard let mounts = try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8) else { return false }
            return networkKinds.contains(mountKind(of: folder, in: mounts))
        #endif
    }

    private static let networkKinds: Set<String> = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "coda", "ceph", "fuse.sshfs", "fuse.glusterfs", "ncpfs"
    ]

    /// The kind of the file system that holds a folder, by the longest mount point; lines as in `/proc/self/mounts`.
    static func mountKind(of folder: String, in mounts: String) -> String {
        var best = (length: -1, kind: "")
        for line in mounts.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count > 2 else { continue }
            let point = fields[1].replacing("\\040", with: " ")
            let isInside = folder == point || point == "/" || folder.hasPrefix(point + "/")
            // A later mount on the same place hides the earlier one.
            if isInside, point.utf8.count >= best.length { best = (point.utf8.count, String(fields[2])) }
        }
        return best.kind
    }

    /// The path with its folder spelled out, so that SQLite never takes it for a `file:` address.
    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }
}
