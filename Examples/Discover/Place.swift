import UIKit

struct Place: Hashable, Sendable {
    var name: String
    var detail: String
    var symbol: String
    /// The hue of the picture's gradient, 0…1 around the colour wheel.
    var hue: CGFloat

    static let featured = [
        Place(name: "Fjord at Dawn", detail: "Three days by kayak", symbol: "sunrise.fill", hue: 0.06),
        Place(name: "Northern Nights", detail: "Lights, saunas, snow", symbol: "moon.stars.fill", hue: 0.66),
        Place(name: "Islands", detail: "Ten ferries, ten harbours", symbol: "globe.europe.africa.fill", hue: 0.5),
    ]
    static let topics = ["Near You", "Weekend", "By Train", "With Kids", "Quiet", "Food"]
    static let all = [
        Place(name: "Harbour Walk", detail: "2 h · easy", symbol: "figure.walk", hue: 0.55),
        Place(name: "Old Forest", detail: "5 h · hilly", symbol: "leaf.fill", hue: 0.36),
        Place(name: "Light House", detail: "1 day", symbol: "lightbulb.fill", hue: 0.13),
        Place(name: "Night Tram", detail: "1 h · free", symbol: "tram.fill", hue: 0.78),
        Place(name: "Book Street", detail: "Half a day", symbol: "books.vertical.fill", hue: 0.93),
        Place(name: "Cloud Garden", detail: "3 h · easy", symbol: "cloud.fill", hue: 0.6),
    ]
}
