enum Token: Equatable { case num(Double), op(Character), open, close }
enum ParseError: Error, CustomStringConvertible { case unexpected(Character, at: Int), end; var description: String { switch self { case let .unexpected(c, at: i): "unexpected \(c) at \(i)"; case .end: "end" } } }
func lex(_ s: String) throws -> [Token] { var out: [Token] = []; let cs = Array(s); var i = 0
 while i < cs.count { switch cs[i] { case " ": i += 1
  case let c where c.isNumber || c == ".": var t = ""; while i < cs.count, cs[i].isNumber || cs[i] == "." { t.append(cs[i]); i += 1 }; out.append(.num(Double(t)!))
  case "+", "-", "*", "/": out.append(.op(cs[i])); i += 1
  case "(": out.append(.open); i += 1
  case ")": out.append(.close); i += 1
  default: throw ParseError.unexpected(cs[i], at: i) } }; return out }
indirect enum Expr { case lit(Double), bin(Expr, Character, Expr), neg(Expr)
 var value: Double { switch self { case .lit(let d): d; case .neg(let e): -e.value; case let .bin(l, op, r): switch op { case "+": l.value + r.value; case "-": l.value - r.value; case "*": l.value * r.value; default: l.value / r.value } } } }
struct Parser { var t: ArraySlice<Token>; init(_ t: [Token]) { self.t = t[...] }
 mutating func expr() throws -> Expr { var l = try term(); while case .op(let o)? = t.first, o == "+" || o == "-" { t.removeFirst(); l = .bin(l, o, try term()) }; return l }
 mutating func term() throws -> Expr { var l = try factor(); while let f = t.first, case .op(let o) = f, "*/".contains(o) { t = t.dropFirst(); l = .bin(l, o, try factor()) }; return l }
 mutating func factor() throws -> Expr { guard let f = t.popFirst() else { throw ParseError.end }
  switch f { case .num(let d): return .lit(d); case .op("-"): return .neg(try factor()); case .open: let e = try expr(); guard t.popFirst() == .close else { throw ParseError.end }; return e; default: throw ParseError.end } } }
for s in ["1 + 2 * 3", "-(4 - 1) / 2", "2 * (3", "1 $ 2", "8 / 2 / 2"] { do { var p = Parser(try lex(s)); print(s, "=", try p.expr().value) } catch { print(s, "!", error) } }
