for n in 1...15 {
    switch (n % 3, n % 5) {
    case (0, 0): print("FizzBuzz", terminator: " ")
    case (0, _): print("Fizz", terminator: " ")
    case (_, 0): print("Buzz", terminator: " ")
    default: print(n, terminator: " ")
    }
}
print()
