for (a, b) in [(true, true), (true, false), (false, true), (false, false)] {
    switch (a, b) {
    case (true, true): print("both")
    case (true, _): print("first")
    case (_, true): print("second")
    case (false, false): print("none")
    }
}
