import UIKit

class Waiting: UIViewController { func refresh(_ control: UIRefreshControl) async throws -> Int { try await plumb_refresh(control) };
    func load() async {}
    private func fail() throws {}
    func wire() -> Selector { Selector("load", Waiting.load) }
}

extension Waiting {
    func plumb_refresh(_ control: UIRefreshControl) async throws -> Int { 1 }
}

class Waiting2: Waiting {
    override func refresh(_ control: UIRefreshControl) async throws -> Int { 2 }
}
