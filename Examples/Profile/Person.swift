import UIKit

struct Person {
    struct Fact {
        var symbol: String
        var title: String
        var value: String
    }

    var name: String
    var handle: String
    var about: String
    var statistics: [(value: String, title: String)]
    var facts: [Fact]

    static let sample = Person(
        name: "Ada Lovelace", handle: "@enchantress",
        about: "Mathematician. Writes programs for machines that do not exist yet, and letters to those who build them.",
        statistics: [("128", "Posts"), ("4.2 k", "Followers"), ("36", "Following")],
        facts: [
            Fact(symbol: "mappin", title: "Lives in", value: "London"),
            Fact(symbol: "briefcase", title: "Works on", value: "Analytical Engine"),
            Fact(symbol: "calendar", title: "Joined", value: "December 1842"),
        ])
}
