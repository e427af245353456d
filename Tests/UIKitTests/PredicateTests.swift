import Foundation
import Testing
import UIKit

/// Predicates by format, arrays and class messages by name: what Foundation on Linux lacks.
@MainActor struct PredicateTests {
    private final class Person: NSObject {
        let name: String
        let age: Int
        let tags: [String]
        let boss: Person?
        init(_ name: String, _ age: Int, tags: [String] = [], boss: Person? = nil) {
            (self.name, self.age, self.tags, self.boss) = (name, age, tags, boss)
        }
    }

    private static let ada = Person("Ada", 36, tags: ["maths", "poems"])
    private static let bea = Person("Beá", 20, boss: ada)

    @Test(arguments: [
        ("name == 'Ada'", true, false), ("name BEGINSWITH[c] 'a'", true, false), ("name CONTAINS[cd] 'EA'", false, true),
        ("name LIKE '*a'", true, false), ("name LIKE[d] 'B?a'", false, true), ("name MATCHES '[A-B].{2}'", true, true),
        ("age > 20 AND age <= 36", true, false), ("age >= 20 && NOT age == 36", false, true), ("age IN {20, 21}", false, true),
        ("age BETWEEN {30, 40} OR boss != nil", true, true), ("boss.name ENDSWITH 'da'", false, true), ("ANY tags == 'maths'", true, false),
        ("'poems' IN tags", true, false), ("tags CONTAINS 'poems'", true, false), ("tags.@count == 0", false, true),
        ("ALL tags != 'x'", true, true), ("(age + 4) / 2 = 20", true, false), ("TRUEPREDICATE", true, true), ("!(age < 30)", true, false),
        ("name.length == 3", true, true), ("NONE tags CONTAINS 'm'", false, true),
    ])
    func `t2 4.4 a format tests objects as on iOS`(format: String, first: Bool, second: Bool) {
        let predicate = NSPredicate(format: format)
        #expect(predicate.evaluate(with: Self.ada) == first && predicate.evaluate(with: Self.bea) == second)
    }

    @Test func `t2 4.4 arguments of a format, dictionaries and variables`() {
        #expect(NSPredicate(format: "%K == %@ AND age == %d", "name", "Ada", 36).evaluate(with: Self.ada))
        #expect(NSPredicate(format: "boss.%K > %ld", "age", 30).evaluate(with: Self.bea))
        #expect(NSPredicate(format: "age IN %@", [1, 36]).evaluate(with: Self.ada))
        #expect(NSPredicate(format: "SELF MATCHES[c] %@", "A.a").evaluate(with: "ada"))
        #expect(NSPredicate(format: "name = %@ || size > %f", argumentArray: ["x", 1.5]).evaluate(with: ["name": "y", "size": 2.0]))
        #expect(NSPredicate(format: "age == $AGE").evaluate(with: Self.bea, substitutionVariables: ["AGE": 20]))
        let people = [Self.ada, Self.bea]
        #expect((people as NSArray).filtered(using: NSPredicate(format: "age < 30")).count == 1)
        #expect(
            NSPredicate(format: "hidden == YES").evaluate(
                with: {
                    let view = UIView(); view.isHidden = true; return view
                }()))
    }

    @Test func `t2 4.4 an array by name changes its owner's property`() {
        let view = UIStackView()
        let gesture = UITapGestureRecognizer()
        view.gestureRecognizers = []
        let list = view.mutableArrayValue(forKey: "unknownList")
        list.add(gesture)
        list.add("two")
        list.removeObject(at: 0)
        #expect(list.count == 1 && view.value(forKey: "unknownList") as? [String] == ["two"])
        list[0] = "three"
        #expect(list.firstObject as? String == "three")
    }

    @Test func `t2 4.4 a class answers for the object that it shares`() {
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector) && !UIView.responds(to: selector))
        #expect(UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "sharedApplication.unknown") == nil)
    }

    @Test func `t2 4.4 transforms in values, row actions, and segues by class`() {
        let transform = CATransform3DMakeTranslation(1, 2, 3), value = NSValue(caTransform3D: transform)
        #expect(value.caTransform3DValue == transform && NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
        var chosen: IndexPath?
        let action = UITableViewRowAction(style: .destructive, title: "Delete") { chosen = $1 }
        #expect(
            action.style == .default && action.backgroundColor == .systemRed && (action.copy() as? UITableViewRowAction)?.title == "Delete")
        action.handler(action, IndexPath(row: 1, section: 0))
        #expect(chosen?.row == 1)
        final class Jump: UIStoryboardSegue {
            var jumps = 0
            override func perform() { jumps += 1 }
        }
        let type: UIStoryboardSegue.Type = Jump.self
        let segue = type.init(identifier: "jump", source: UIViewController(), destination: UIViewController())
        segue.perform()
        #expect((segue as? Jump)?.jumps == 1 && segue.identifier == "jump")
        var performed = false
        UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController()) { performed = true }.perform()
        #expect(performed)
    }
}
