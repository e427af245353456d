import SwiftUI

/// What the examples of SwiftUI show.
package struct Recipe: Sendable, Identifiable {
    struct Ingredient: Sendable, Identifiable {
        let name: String
        /// For one person.
        let grams: Int
        var id: String { name }
    }

    let name: String
    let minutes: Int
    let rating: Int
    let colors: [Color]
    let ingredients: [Ingredient]
    let steps: [String]

    package var id: String { name }

    package static let soup = Recipe(
        name: "Tomato soup", minutes: 35, rating: 4, colors: [.orange, .red],
        ingredients: [
            Ingredient(name: "Tomatoes", grams: 250), Ingredient(name: "Onions", grams: 40), Ingredient(name: "Cream", grams: 30),
        ],
        steps: [
            "Fry the onions until they are soft, but not brown.", "Add the tomatoes and let them simmer for twenty minutes.",
            "Blend, and stir in the cream.",
        ])

    static let all = [
        soup,
        Recipe(name: "Focaccia", minutes: 150, rating: 5, colors: [.yellow, .brown], ingredients: [], steps: []),
        Recipe(
            name: "Green curry with aubergines and Thai basil", minutes: 45, rating: 3, colors: [.green, .teal], ingredients: [], steps: []),
    ]
}
