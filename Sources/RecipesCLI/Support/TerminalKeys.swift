import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads single keys from the terminal.
final class TerminalKeys {
    /// A key that was pressed.
    enum Key: Hashable {
        case text(String)
        case up, down, pageUp, pageDown, home, end, enter, backspace, clear, leave
    }

    private var saved = termios()
    private var isRaw = false

    /// Stops the terminal from gathering lines and showing what is typed; `false` if it cannot.
    func begin() -> Bool {
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return false }
        var raw = saved
        cfmakeraw(&raw)
        // Line breaks still go to the first column.
        raw.c_oflag = saved.c_oflag
        isRaw = tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0
        return isRaw
    }

    /// Puts the terminal back.
    func end() {
        if isRaw { tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved) }
        isRaw = false
    }

    /// The next key; `leave` at the end of input.
    func next() -> Key? {
        guard let byte = readByte() else { return .leave }
        switch byte {
        case 3, 4: return .leave
        case 8, 127: return .backspace
        case 10, 13: return .enter
        case 14: return .down
        case 16: return .up
        case 21: return .clear
        case 27: return escape()
        case 0..<32: return nil
        default: return character(from: byte)
        }
    }

    /// A sequence such as `ESC [ A`; Escape alone has nothing after it.
    private func escape() -> Key? {
        guard hasInput(), let first = readByte() else { return .leave }
        guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O"), let second = readByte() else { return nil }
        var last = second
        var digits = ""
        while last >= UInt8(ascii: "0"), last <= UInt8(ascii: ";") {
            digits.unicodeScalars.append(Unicode.Scalar(last))
            guard let byte = readByte() else { return .leave }
            last = byte
        }
        switch (Character(Unicode.Scalar(last)), digits) {
        case ("A", _): return .up
        case ("B", _): return .down
        case ("H", _), ("~", "1"): return .home
        case ("F", _), ("~", "4"): return .end
        case ("~", "5"): return .pageUp
        case ("~", "6"): return .pageDown
        default: return nil
        }
    }

    private func character(from first: UInt8) -> Key? {
        var bytes = [first]
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
        while bytes.count < count, let byte = readByte() { bytes.append(byte) }
        return String(validating: bytes, as: UTF8.self).map { .text($0) }
    }

    private func hasInput() -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 40) > 0
    }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            guard count < 0, errno == EINTR else { return nil }
        }
    }
}
