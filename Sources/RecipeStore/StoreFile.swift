import CStore
import Foundation
import GRDB

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What can be said about a store's file before SQLite sees it.
///
/// Every command comes through here, so it asks the system directly: the first use of a FileManager alone costs more
/// than all of this.
public enum StoreFile {
    /// "rcps" as SQLite's `application_id`.
    static let applicationID: UInt32 = 0x7263_7073

    enum Content: Equatable {
        case missing, empty, directory, notADatabase
        case database(applicationID: UInt32, version: UInt32)
    }

    /// Looks at the head of the file only.
    static func content(of path: String) throws -> Content {
        var info = stat()
        guard stat(path, &info) == 0 else { return .missing }
        if info.st_mode & S_IFMT == S_IFDIR { return .directory }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw StoreError(.readOnly, "the store \(path) cannot be read", hints: ["check its permissions"])
        }
        defer { close(file) }
        var head = [UInt8](repeating: 0, count: 100)
        let count = pread(file, &head, head.count, 0)
        if count == 0 { return .empty }
        guard count == head.count, head.prefix(16).elementsEqual("SQLite format 3\0".utf8) else {
            return .notADatabase
        }
        // Big-endian, https://www.sqlite.org/fileformat.html#the_database_header
        func number(at offset: Int) -> UInt32 { head[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        return .database(applicationID: number(at: 68), version: number(at: 60))
    }

    /// Whether there is nothing of that name, or nothing in it.
    static func isMissingOrEmpty(_ path: String) -> Bool {
        var info = stat()
        return stat(path, &info) != 0 || info.st_size == 0
    }

    /// Whether there is anything of that name.
    public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The folder that commands run in.
    public static var currentFolder: String {
        guard let text = getcwd(nil, 0) else { return "/" }
        defer { free(text) }
        return String(cString: text)
    }

    /// The names in a folder in no order, those of folders with a slash behind.
    public static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var info = stat()
            guard name != ".", name != "..", stat(folder + "/" + name, &info) == 0 else { continue }
            names.append(info.st_mode & S_IFMT == S_IFDIR ? name + "/" : name)
        }
        return names
    }

    /// Removes a store with what lies beside it.
    static func remove(_ path: String) { for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) } }

    /// Gives a finished file its name, unless there is one of that name.
    ///
    /// - Throws: `StoreError` where the system refuses it.
    static func name(_ file: String, _ path: String) throws {
        if link(file, path) == 0 || errno == EEXIST { return }
        // Not every file system has a second name for a file.
        guard !exists(path), rename(file, path) != 0 else { return }
        throw StoreError(.readOnly, "the store \(path) cannot be made", hints: ["check the permissions of its folder"])
    }

    /// The path from the root, so that SQLite never takes it for a `file:` address.
    static func absolute(_ path: String) -> String {
        path.utf8.first == UInt8(ascii: "/") ? path : currentFolder + "/" + path
    }

    /// The path without its last part, `.` where it has one alone; Foundation's traps for a path of one character.
    public static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The bytes that are free for a person's files where a file lies.
    static func freeBytes(beside path: String) -> Int? {
        var info = statvfs()
        guard statvfs(folder(of: path), &info) == 0 else { return nil }
        return Int(clamping: UInt64(info.f_bavail) * UInt64(info.f_frsize))
    }

    /// The size of a store.
    static func bytes(of db: Database) throws -> Int {
        (try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0) * (try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
    }

    // MARK: File systems

    /// Whether the file lies on a file system of another machine, where SQLite's locks cannot be relied on.
    static func isOnNetwork(_ path: String) -> Bool {
        let folder = folder(of: path)
        #if canImport(Darwin)
            var info = statfs()
            return statfs(folder, &info) == 0 && info.f_flags & UInt32(MNT_LOCAL) == 0
        #else
            let kind = recipes_file_system(folder)
            guard kind == fuseKind else { return networkKinds.contains(kind) }
            // Which program serves it stands in the list of mounts only.
            guard let mounts = try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8) else { return false }
            return networkNames.contains(mountKind(of: folder, in: mounts))
        #endif
    }

    /// The numbers of Linux (`man 2 statfs`): NFS, SMB, CIFS, SMB2, AFS, Coda, Ceph, NCP, 9P.
    static let networkKinds: [UInt32] = [
        0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x5346_414F, 0x7375_7245, 0x00C3_6400, 0x564C, 0x0102_1997
    ]
    private static let fuseKind: UInt32 = 0x6573_5546
    private static let networkNames = ["fuse.sshfs", "fuse.glusterfs", "fuse.s3fs", "fuse.rclone"]

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
}
