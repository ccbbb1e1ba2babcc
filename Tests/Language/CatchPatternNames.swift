// `error` belongs to a clause without a pattern only; beside a pattern it is the property.
enum Slip: Error { case small, big }

struct Form {
    var error: Slip?

    mutating func check(_ slip: Slip) {
        do {
            throw slip
        } catch let found as Slip where found == .big {
            error = found
        } catch {
            print("caught", error)
        }
    }
}

var form = Form()
form.check(.small)
print(form.error as Any)
form.check(.big)
print(form.error as Any)
