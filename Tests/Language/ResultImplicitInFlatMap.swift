enum ParseError: Error { case negative, other(Int) }
print(Result<Int, ParseError>.success(3).flatMap { $0 > 2 ? .failure(.negative) : .success($0) })
let r: Result<String, ParseError> = .failure(.other(3)); print(r, r.mapError { _ in ParseError.negative })
print(Result<Int, ParseError>.success(1).map { $0 + 1 })
