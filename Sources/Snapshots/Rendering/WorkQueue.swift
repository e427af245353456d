/// A queue from one producer to several consumers, which makes the producer wait if it contains too many items.
actor WorkQueue<Item: Sendable> {
    private var items: [Item] = []
    private var takers: [CheckedContinuation<Item?, Never>] = []
    private var giver: CheckedContinuation<Void, Never>?
    private var isClosed = false
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func put(_ item: Item) async {
        guard takers.isEmpty else { return takers.removeFirst().resume(returning: item) }
        items.append(item)
        if items.count >= limit { await withCheckedContinuation { giver = $0 } }
    }

    /// Returns the next item; nil if the queue is closed and empty.
    func take() async -> Item? {
        guard !items.isEmpty else { return isClosed ? nil : await withCheckedContinuation { takers.append($0) } }
        let item = items.removeFirst()
        giver?.resume()
        giver = nil
        return item
    }

    func close() {
        isClosed = true
        for taker in takers { taker.resume(returning: nil) }
        takers = []
    }
}
