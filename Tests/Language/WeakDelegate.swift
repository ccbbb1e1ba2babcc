protocol TimerDelegate: AnyObject { func fired(_ n: Int) }
final class Ticker {
    weak var delegate: (any TimerDelegate)?
    func run() { for n in 1...2 { delegate?.fired(n) } }
}
final class Screen: TimerDelegate {
    var seen: [Int] = []
    func fired(_ n: Int) { seen.append(n) }
    deinit { print("screen gone", seen) }
}
let ticker = Ticker()
var screen: Screen? = Screen()
ticker.delegate = screen
ticker.run()
screen = nil
print(ticker.delegate == nil)
ticker.run()
