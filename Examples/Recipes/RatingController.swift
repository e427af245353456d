import SwiftUI

/// UIKit and SwiftUI inside each other: a controller with a SwiftUI card, in which a control of UIKit stands.
package final class RatingController: UIViewController {
    private let card = UIHostingController(rootView: RatingCard(recipe: .soup))
    private let note = UILabel()

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        card.view.backgroundColor = .clear
        addChild(card)
        note.text = "Ratings are seen by people who follow you."
        note.font = .preferredFont(forTextStyle: .footnote)
        note.textColor = .secondaryLabel
        note.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [card.view, note])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        card.didMove(toParent: self)
    }
}

/// A card that asks for a rating.
private struct RatingCard: View {
    let recipe: Recipe
    @State private var rating: Int

    init(recipe: Recipe) {
        self.recipe = recipe
        _rating = State(initialValue: recipe.rating)
    }

    var body: some View {
        VStack(spacing: 12) {
            RecipeHeader(recipe: recipe)
            Text("How was it?").font(.headline)
            RatingControl(rating: $rating).fixedSize()
            Text(rating > 3 ? "Thank you!" : "What was missing?").font(.subheadline).foregroundStyle(.secondary)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 20).fill(Color(uiColor: .secondarySystemGroupedBackground)))
    }
}

/// A segmented control of UIKit.
private struct RatingControl: UIViewRepresentable {
    @Binding var rating: Int

    final class Coordinator {
        var changed: (Int) -> Void = { _ in }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: (1...5).map { "\($0) ★" })
        let coordinator = context.coordinator
        control.addAction(
            UIAction { action in coordinator.changed((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? 0) },
            for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UISegmentedControl, context: Context) {
        control.selectedSegmentIndex = rating - 1
        context.coordinator.changed = { rating = $0 + 1 }
    }
}
