enum NetError: Error { case offline, status(Int), other(String) }
func request(_ n: Int) throws -> String {
    switch n {
    case 0: return "ok"
    case 1: throw NetError.offline
    case 2...9: throw NetError.status(n * 100)
    default: throw NetError.other("odd")
    }
}
for n in [0, 1, 4, 5, 20] {
    do {
        let text = try request(n)
        print(text)
    } catch NetError.offline {
        print("offline")
    } catch NetError.status(let code) where code >= 500 {
        print("server", code)
    } catch let NetError.status(code) {
        print("client", code)
    } catch let error as NetError {
        print("net", error)
    } catch {
        print("unknown", error)
    }
}
