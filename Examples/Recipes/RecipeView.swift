import SwiftUI

/// A recipe: a screen of SwiftUI alone.
package struct RecipeView: View {
    @State private var servings = 2
    @State private var done: Set<Int> = []
    private let recipe: Recipe

    package init(recipe: Recipe = .soup) { self.recipe = recipe }

    package var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                RecipeHeader(recipe: recipe)
                servingsRow
                Divider()
                Text("Method").font(.title3.bold())
                ForEach(recipe.steps.indices, id: \.self) { number in
                    StepRow(number: number + 1, text: recipe.steps[number], isDone: done.contains(number)) {
                        done.formSymmetricDifference([number])
                    }
                }
            }
            .padding()
        }
        .background(Color(uiColor: .systemGroupedBackground))
    }

    private var servingsRow: some View {
        VStack(alignment: .leading, spacing: 12) {
            Stepper("\(servings) servings", value: $servings, in: 1...8)
            ForEach(recipe.ingredients) { ingredient in
                HStack(alignment: .firstTextBaseline) {
                    Text(ingredient.name)
                    Spacer()
                    Text("\(ingredient.grams * servings) g").foregroundStyle(.secondary).monospacedDigit()
                }
                .font(.subheadline)
            }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemGroupedBackground)))
    }
}

/// A recipe's name over its colours.
struct RecipeHeader: View {
    let recipe: Recipe

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: recipe.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
            VStack(alignment: .leading, spacing: 4) {
                Text(recipe.name).font(.largeTitle.bold())
                Label("\(recipe.minutes) minutes", systemImage: "clock").font(.subheadline)
            }
            .foregroundStyle(.white)
            .padding()
        }
        .frame(height: 180)
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}

/// One step, which a tap marks as done.
private struct StepRow: View {
    let number: Int
    let text: String
    let isDone: Bool
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            HStack(alignment: .firstTextBaseline, spacing: 12) {
                Image(systemName: isDone ? "checkmark.circle.fill" : "\(number).circle").font(.title3)
                    .foregroundColor(isDone ? .green : .accentColor)
                Text(text).strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary).multilineTextAlignment(.leading)
            }
        }
        .buttonStyle(.plain)
    }
}
