/// A queue from one producer to several consumers, which makes the producer wait if it contains too many items.
actor WorkQueue<Item: Sendable> {
    private var items: [Item] = []
    private var waitingConsumers: [CheckedContinuation<Item?, Never>] = []
    private var waitingProducer: CheckedContinuation<Void, Never>?
    private var isClosed = false
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func put(_ item: Item) async {
        guard waitingConsumers.isEmpty else { return waitingConsumers.removeFirst().resume(returning: item) }
        items.append(item)
        if items.count >= limit { await withCheckedContinuation { waitingProducer = $0 } }
    }

    /// Returns the next item; nil if the queue is closed and empty.
    func take() async -> Item? {
        guard !items.isEmpty else { return isClosed ? nil : await withCheckedContinuation { waitingConsumers.append($0) } }
        let item = items.removeFirst()
        waitingProducer?.resume()
        waitingProducer = nil
        return item
    }

    func close() {
        isClosed = true
        for taker in waitingConsumers { taker.resume(returning: nil) }
        waitingConsumers = []
    }
}
