import Foundation

extension Notification.Name { static let watered = Notification.Name("watered") }
final class Log {
    var lines: [String] = []
    var token: NSObjectProtocol?
    init() {
        token = NotificationCenter.default.addObserver(forName: .watered, object: nil, queue: nil) { [weak self] note in
            self?.lines.append("\(note.name.rawValue) \(note.userInfo?["litres"] as? Int ?? 0)")
        }
    }
    func stop() { if let token { NotificationCenter.default.removeObserver(token) } }
}
let log = Log()
NotificationCenter.default.post(name: .watered, object: nil, userInfo: ["litres": 5])
NotificationCenter.default.post(name: Notification.Name("dried"), object: nil)
NotificationCenter.default.post(Notification(name: .watered))
log.stop()
NotificationCenter.default.post(name: .watered, object: nil)
print(log.lines)
