import UIKit

class Waiting: UIViewController {
    @objc func load() async {}
    @objc private func fail() throws {}
    func wire() -> Selector { #selector(load) }
}

extension Waiting {
    @objc func refresh(_ control: UIRefreshControl) async throws -> Int { 1 }
}

class Waiting2: Waiting {
    override func refresh(_ control: UIRefreshControl) async throws -> Int { 2 }
}
