import Testing
import UIKit
import UIKitInteraction

/// What a search bar tells its delegate and its controller.
@MainActor struct SearchBarTests {
    private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
        var heard: [String] = []
        var begins = true

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { begins }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
        func updateSearchResults(for searchController: UISearchController) {
            heard.append("update \(searchController.searchBar.text ?? "")")
        }
    }

    private func window(with bar: UISearchBar) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        bar.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
        controller.view.addSubview(bar)
        window.layoutIfNeeded()
        return window
    }

    @Test func `a search controller keeps its suggestions`() {
        let search = UISearchController(searchResultsController: nil), item = UISearchSuggestionItem(localizedSuggestion: "Lisbon")
        item.representedObject = 7
        search.searchSuggestions = [item]
        search.searchBar.searchTextField.searchSuggestions = [item]
        #expect(search.searchSuggestions?.first?.localizedSuggestion == "Lisbon")
        #expect(search.searchBar.searchTextField.searchSuggestions?.first?.representedObject as? Int == 7)
    }

    @Test func `a search bar tells its delegate what is typed and when the search begins`() {
        let bar = UISearchBar(), listener = Listener(), window = window(with: bar)
        bar.delegate = listener
        #expect(bar.becomeFirstResponder())
        Person.type("ab\n", into: bar.searchTextField)
        bar.resignFirstResponder()
        #expect(listener.heard == ["begin", "a", "ab", "search", "end"])
        withExtendedLifetime(window) {}
    }

    @Test func `a search bar whose delegate refuses does not begin`() {
        let bar = UISearchBar(), listener = Listener(), window = window(with: bar)
        bar.delegate = listener
        listener.begins = false
        #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder && listener.heard.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func `a search controller asks for results and shows their controller while there is text`() {
        let results = UIViewController(), search = UISearchController(searchResultsController: results), listener = Listener()
        search.searchResultsUpdater = listener
        let window = window(with: search.searchBar)
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive)
        Person.type("a", into: search.searchBar.searchTextField)
        #expect(listener.heard.last == "update a")
        #expect(results.parent === window.rootViewController && results.view.window === window)
        search.isActive = false
        #expect(results.parent == nil && search.searchBar.text == "" && listener.heard.last == "update ")
    }

    @Test func `a picture of the app's own replaces the magnifying glass, and stays when the text grows`() throws {
        let bar = UISearchBar(), picture = UIImage(systemName: "star")
        let usual = try #require((bar.searchTextField.leftView as? UIImageView)?.image)
        bar.setImage(picture, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === picture && picture !== usual)
        bar.setImage(UIImage(systemName: "xmark"), for: .clear, state: .normal)
        #expect(bar.image(for: .search, state: .highlighted) === picture && bar.image(for: .bookmark, state: .normal) == nil)
        bar.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        bar.layoutIfNeeded()
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === picture)
        bar.setImage(nil, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image !== picture)
    }
}
