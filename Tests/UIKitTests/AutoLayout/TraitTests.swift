import Foundation
import Testing
import UIKit

@MainActor struct TraitTests {
    @Test func `7.1 overrides reach what is below, registrations and traitCollectionDidChange are told once`() {
        let stage = Stage()
        let outer = TraitDiaryView(), inner = TraitDiaryView()
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        var seen: [UIUserInterfaceSizeClass] = []
        inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: TraitDiaryView, previous: UITraitCollection) in
            seen.append(previous.horizontalSizeClass)
            seen.append(view.traitCollection.horizontalSizeClass)
        }
        (outer.changes, inner.changes) = (0, 0)
        outer.traitOverrides.horizontalSizeClass = .regular
        #expect(inner.traitCollection.horizontalSizeClass == .regular)
        #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
        #expect((outer.changes, inner.changes) == (1, 1))
        #expect(seen == [.compact, .regular])
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(seen.count == 2)
        outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `7.1 traits come from the environment; a new environment changes them in place`() {
        let stage = Stage()
        let view = TraitDiaryView()
        stage.window.addSubview(view)
        view.changes = 0
        stage.window.environment.contentSizeCategory = .accessibilityLarge
        #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(view.changes == 1)
        stage.window.environment.size.width = 400
        stage.window.commit()
        #expect(view.changes == 1)
    }

    @Test func `7.1 collections are put together, compared and read by definition`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
        #expect(both.userInterfaceStyle == .dark && both.displayScale == 3)
        #expect(both.horizontalSizeClass == .unspecified)
        #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        let custom = dark.modifyingTraits { $0[IsCompactTrait.self] = true }
        #expect(custom[IsCompactTrait.self] && !dark[IsCompactTrait.self])
        #expect(custom != dark && dark == UITraitCollection(userInterfaceStyle: .dark))
    }

    @Test func `7.1 a direction that changes turns the layout round`() {
        let stage = Stage()
        let view = stage.add("a", 20, 20)
        view.pinToCorner(10)
        stage.window.commit()
        #expect(view.frame.minX == 10)
        stage.window.environment.layoutDirection = .rightToLeft
        stage.window.commit()
        #expect(view.frame.maxX == 310)
        stage.window.environment.layoutDirection = .leftToRight
        stage.window.commit()
        #expect(view.frame.minX == 10)
    }
}

final class TraitDiaryView: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes += 1
    }
}

enum IsCompactTrait: UITraitDefinition {
    static let defaultValue = false
}
