import Foundation

/// The items that somebody is about to buy.
public struct Order: Codable, Sendable {
    public struct Item: Codable, Sendable {
        public var name: String
        public var count: Int
        /// Cents.
        public var price: Int

        public init(name: String, count: Int, price: Int) {
            self.name = name
            self.count = count
            self.price = price
        }
    }

    public var items: [Item]

    public init(items: [Item]) { self.items = items }

    /// Cents.
    public var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }

    static func text(cents: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
    }
}
