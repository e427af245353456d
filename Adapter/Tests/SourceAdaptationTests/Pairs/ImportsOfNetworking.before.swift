import Foundation

struct Client {
    func load(_ url: URL) -> URLRequest { URLRequest(url: url) }
}
