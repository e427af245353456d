import SwiftUI

/// A table of UIKit whose cells are SwiftUI's.
package final class RecipeListController: UITableViewController {
    package override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Recipe.all.count }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        let recipe = Recipe.all[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration { RecipeRow(recipe: recipe) }
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// A row of the list.
private struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 8)
                .fill(LinearGradient(colors: recipe.colors, startPoint: .top, endPoint: .bottom))
                .frame(width: 44, height: 44)
            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.name).font(.headline)
                Text("\(recipe.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
    }
}
