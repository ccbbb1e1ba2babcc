import Foundation

enum Leak: Error { case small, large }
enum Status: Int, Error { case missing = 404, broken = 500 }
struct Custom: CustomNSError {
    static var errorDomain: String { "garden.water" }
    var errorCode: Int { 42 }
}
struct Plain: Error {}
print((Leak.large as NSError).code, (Status.missing as NSError).code, (Plain() as NSError).code)
print((Custom() as NSError).domain, (Custom() as NSError).code)
let made = NSError(domain: "shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "Sold out"])
print(made.domain, made.code, made.localizedDescription)
func buy() throws { throw made }
do { try buy() } catch let error as NSError { print("caught", error.code, error.domain) }
do { throw Leak.small } catch { print((error as NSError).code) }
