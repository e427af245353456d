import Foundation
import Testing

@testable import AppBuilding
@testable import SourceAdaptation

/// The file with an app's screens that people edit.
struct ScreenListTextTests {
    private static let places = """
        [{"name": "Launch", "way": [], "isEmpty": false, "looks": {"controller": "ListController"}, "tried": []},
         {"name": "Room", "way": [{"words": "Home", "target": {"tab": {"_0": 1}}},
            {"words": "Room 1", "target": {"row": {"_0": 0, "section": 2, "list": 0}}}], "isEmpty": false,
          "looks": {"controller": "RoomController"}, "tried": []},
         {"name": "RoomController.Search", "way": [{"words": "Search", "target": {"search": {}}}], "isEmpty": false,
          "looks": {"controller": "RoomController"}, "tried": []},
         {"name": "EditController", "way": [{"words": "Edit", "target": {"swipe": {"_0": 0, "action": 1, "list": 2, "section": 0}}},
            {"words": "the next page", "target": {"nextPage": {}}}], "isEmpty": false, "looks": {"controller": "EditController"}, "tried": []}]
        """

    @Test func `screens of the walk are steps, others are the expressions that make them`() throws {
        let places = try JSONDecoder().decode([AppWalk.Place].self, from: Data(Self.places.utf8))
        let made = ["ListController", "RoomController", "HelpController"].map { MadeScreen(name: $0, code: "\($0)(text: \"a\")") }
        let scenes = [MadeScreen(name: "Main.Terms", code: "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!")]
        let text = ScreenListText(app: "Rooms", places: places, made: made, scenes: scenes).text
        #expect(text.contains("        PlumbScreen(\"Launch\", after: []),\n"))
        #expect(text.contains("        PlumbScreen(\"Room\", after: [.tab(1), .row(0, section: 2)]),  // Home, Room 1\n"))
        #expect(text.contains("        PlumbScreen(\"RoomController.Search\", after: [.search]),  // Search\n"))
        #expect(text.contains("after: [.swipe(0, list: 2, action: 1), .nextPage]),  // Edit, the next page\n"))
        #expect(text.contains("        PlumbScreen(\"HelpController\") { HelpController(text: \"a\") },\n"))
        #expect(
            text.contains(
                "        PlumbScreen(\"Main.Terms\") { UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()! },\n"))
        #expect(!text.contains("PlumbScreen(\"ListController\"") && !text.contains("PlumbScreen(\"RoomController\""))
        #expect(text.contains("#if PLUMB\n") && text.hasSuffix("#endif\n"))
    }
}
