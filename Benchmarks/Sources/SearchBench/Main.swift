import RecipeStore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `SearchBench RECIPES [STORE [ROUNDS]]`: times `RECIPES search …` as a whole process beside the `sqlite3` shell running
/// the plain FTS5 query on the same store, one after the other, and prints the medians in milliseconds: from start to end,
/// and of processor time, which a busy machine disturbs less.
///
/// The store is made where there is none, with 100,000 generated recipes.
@main
struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else {
            print("usage: SearchBench RECIPES [STORE [ROUNDS]]")
            exit(64)
        }
        let store = arguments.count > 2 ? arguments[2] : "/tmp/recipes-bench-100000.sqlite"
        let rounds = arguments.count > 3 ? Int(arguments[3]) ?? 31 : 31
        print("row\tn\thits\tshell_ms\trecipes_ms\tdifference_ms\tshell_cpu\trecipes_cpu\tdifference_cpu")
        try addingRow(beside: store)
        if access(store, F_OK) != 0 { try fill(store, count: 100_000) }
        setenv("RECIPES_STORE", store, 1)
        for workload in Workload.all { search(workload, arguments[1], store, rounds: rounds) }
        try coldStart(arguments[1], beside: store, rounds: rounds)
    }

    /// 10,000 recipes in one call, everything but their interpretation.
    private static func addingRow(beside path: String) throws {
        let path = path + ".adding"
        removeStore(path)
        defer { removeStore(path) }
        let recipes = GeneratedRecipes(count: 10_000)
        let entries = try (0..<recipes.count).map(recipes.entry)
        let store = try RecipeStore.open(path, access: .create)
        let start = (wall: TimedProcess.now(), cpu: TimedProcess.processorTime())
        try store.add(entries, onConflict: .fail)
        let wall = TimedProcess.now() - start.wall
        let cpu = TimedProcess.processorTime() - start.cpu
        func rate(_ time: Double) -> String { "\(Int(Double(recipes.count) / time * 1e3)) a second" }
        print("adding\t\(recipes.count)\t-\t-\t\(decimal(wall))\t\(rate(wall))\t-\t\(decimal(cpu))\t\(rate(cpu))")
        fflush(nil)
    }

    private static func fill(_ path: String, count: Int) throws {
        let recipes = GeneratedRecipes(count: count)
        let store = try RecipeStore.open(path, access: .create)
        for start in stride(from: 0, to: count, by: 10_000) {
            try store.add(try (start..<min(start + 10_000, count)).map(recipes.entry), onConflict: .fail)
        }
        try store.close()
    }

    private static func search(_ workload: Workload, _ program: String, _ store: String, rounds: Int) {
        let match = workload.expression.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        let sql = """
            select r.id, r.title from (select rowid from search where search match '\(match)' order by rank limit 10) t \
            join recipe r on r.id = t.rowid
            """
        row(workload.name, "100000", "\(workload.hits)", rounds: rounds) {
            TimedProcess.run("sqlite3", ["-readonly", store, sql])
        } recipes: {
            TimedProcess.run(program, ["search", workload.query])
        }
    }

    /// The first search after the store was made with the built-in cookbook, against a shell that opens the same file.
    private static func coldStart(_ program: String, beside path: String, rounds: Int) throws {
        let path = path + ".cookbook"
        removeStore(path)
        defer { removeStore(path) }
        setenv("RECIPES_STORE", path, 1)
        guard TimedProcess.run(program, ["search", "alignment"]) != nil else { return print("cold start\tfailed") }
        row("cold start", "-", "-", rounds: rounds * 2) {
            TimedProcess.run("sqlite3", ["-readonly", path, "select count(*) from recipe"])
        } recipes: {
            TimedProcess.run(program, ["search", "alignment"])
        }
    }

    private static func row(
        _ name: String, _ count: String, _ hits: String, rounds: Int, shell: () -> TimedProcess.Time?,
        recipes: () -> TimedProcess.Time?
    ) {
        var times: (shell: [TimedProcess.Time], recipes: [TimedProcess.Time]) = ([], [])
        for _ in 0..<rounds {
            if let time = shell() { times.shell.append(time) }
            if let time = recipes() { times.recipes.append(time) }
        }
        guard times.shell.count == rounds, times.recipes.count == rounds else {
            print("\(name)\tfailed")
            return
        }
        let numbers = [\TimedProcess.Time.wall, \.cpu].flatMap { part -> [Double] in
            let (a, b) = (
                median(times.shell.map { $0[keyPath: part] }), median(times.recipes.map { $0[keyPath: part] })
            )
            return [a, b, b - a]
        }
        print(([name, count, hits] + numbers.map(decimal)).joined(separator: "\t"))
        fflush(nil)
    }

    private static func removeStore(_ path: String) { for ending in ["", "-wal", "-shm"] { unlink(path + ending) } }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    private static func decimal(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
