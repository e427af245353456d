import UIKit

/// A box with a name, in place of a view that other frameworks draw: a map, a chart, a film. It fills what is offered.
struct PlaceholderView: View {
    let name: String

    var body: some View {
        ZStack {
            Rectangle().fill(Color(uiColor: .secondarySystemFill))
            Text(verbatim: name).font(.caption).foregroundColor(.secondary)
        }
        .frame(minHeight: 44, idealHeight: 200)
    }
}
