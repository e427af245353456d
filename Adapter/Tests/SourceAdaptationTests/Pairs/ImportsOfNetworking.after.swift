import Foundation; import FoundationNetworking

struct Client {
    func load(_ url: URL) -> URLRequest { URLRequest(url: url) }
}
