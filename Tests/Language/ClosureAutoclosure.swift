func assertValue(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
    if !condition() { print("failed:", message()) } else { print("ok") }
}
func noisy() -> String { print("evaluated"); return "noise" }
assertValue(1 < 2, noisy())
assertValue(2 < 1, noisy())
