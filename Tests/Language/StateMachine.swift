enum State: Equatable { case idle, running(since: Int), paused(at: Int), done }
enum Event { case start, tick, pause, stop }
func next(_ state: State, _ event: Event, _ now: Int) -> State {
    switch (state, event) {
    case (.idle, .start), (.paused, .start): .running(since: now)
    case (.running(let since), .pause): .paused(at: now - since)
    case (.running(let since), .tick) where now - since > 3: .done
    case (_, .stop): .done
    default: state
    }
}
var state = State.idle
for (i, e) in [Event.tick, .start, .pause, .start, .tick, .tick, .tick, .tick, .start].enumerated() {
    state = next(state, e, i)
    print(i, state)
}
