enum Day: Int, CaseIterable, Identifiable { case mon = 1, tue, wed, thu, fri, sat, sun; var id: Int { rawValue }
    static let weekend: Set<Day> = [.sat, .sun]
    var isWeekend: Bool { Self.weekend.contains(self) }
    func adding(_ n: Int) -> Day { let all = Day.allCases; return all[((all.firstIndex(of: self)! + n) % all.count + all.count) % all.count] }
    static prefix func ++ (d: inout Day) -> Day { d = d.adding(1); return d } }
prefix operator ++
print(Day.allCases.filter(\.isWeekend), Day.sun.adding(1), Day.mon.adding(-1), Day.allCases.map(\.id).reduce(0, +))
var d = Day.fri
print(++d, d, Day.allCases.count, Day(rawValue: 3)!, Day.allCases.last!)
print(Dictionary(grouping: Day.allCases, by: \.isWeekend)[true]!.count, zip(Day.allCases, Day.allCases.dropFirst()).map { "\($0)-\($1)" }.first!)
switch d { case .mon, .tue, .wed, .thu, .fri: print("work"); case let x where x.isWeekend: print("rest"); default: break }
