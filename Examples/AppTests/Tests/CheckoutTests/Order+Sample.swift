import Checkout

extension Order {
    static let sample = Order(items: [
        Order.Item(name: "Espresso beans, dark roast", count: 2, price: 1290), Order.Item(name: "Paper filters", count: 1, price: 349),
        Order.Item(name: "A kettle that pours slowly, with a wooden handle", count: 1, price: 8900),
    ])
}
