import SwiftUI

enum ParseError: Error, CustomStringConvertible {
    case missingColumn(Int)
    case badNumber(String, line: Int)

    var description: String {
        switch self {
        case .missingColumn(let line): return "Line \(line) has no second column"
        case .badNumber(let text, let line): return "\"\(text)\" on line \(line) is not a number"
        }
    }
}

struct CSV {
    struct Row { let name: String; let value: Double }

    static func parse(_ source: String) throws -> [Row] {
        var rows: [Row] = []
        for (number, line) in source.components(separatedBy: "\n").enumerated() where !line.isEmpty {
            let fields = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            guard fields.count > 1 else { throw ParseError.missingColumn(number + 1) }
            guard let value = Double(fields[1]) else { throw ParseError.badNumber(fields[1], line: number + 1) }
            rows.append(Row(name: fields[0], value: value))
        }
        return rows
    }
}

struct ThrowingLoader: View {
    let good = """
    Apples, 12.5
    Pears, 7
    """
    let bad = "Apples, 12\nPlums, many"

    private func result(_ source: String) -> String {
        do {
            let rows = try CSV.parse(source)
            return rows.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
        } catch let error as ParseError {
            return error.description
        } catch {
            return "?"
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(result(good))
            Text(result(bad)).foregroundColor(.red)
            Text("\((try? CSV.parse("x"))?.count ?? -1)")
            if let rows = try? CSV.parse(good) {
                ForEach(rows, id: \.name) { row in
                    Capsule().frame(width: row.value * 10, height: 8)
                }
            }
        }
        .padding()
    }
}

struct ThrowingLoader_Previews: PreviewProvider {
    static var previews: some View {
        ThrowingLoader()
    }
}
