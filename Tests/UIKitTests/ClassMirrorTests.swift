import Testing
import UIKit

/// Reflection of UIKit's objects.
@MainActor struct ClassMirrorTests {
    private final class Table: UITableView {}

    @Test func `a mirror names the object's class and its superclasses, and shows no values`() {
        var names: [String] = [], mirror: Mirror? = Mirror(reflecting: Table())
        while let here = mirror, names.count < 4 {
            #expect(here.children.isEmpty)
            names.append("\(here.subjectType)")
            mirror = here.superclassMirror
        }
        #expect(names == ["Table", "UITableView", "UIScrollView", "UIView"])
    }

    private final class Tint: UIColor, @unchecked Sendable {}

    @Test func `a subclass of colours needs no initialiser of its own`() {
        let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(literal == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && Tint.black === UIColor.black)
    }
}
