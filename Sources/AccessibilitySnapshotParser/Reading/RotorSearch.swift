import UIKit

/// What a rotor finds, in both directions: some only search in one.
@MainActor struct RotorSearch {
    let rotor: UIAccessibilityCustomRotor
    /// The most results in each direction.
    let limit: Int

    private typealias Result = UIAccessibilityCustomRotorItemResult

    struct Found {
        var results: [UIAccessibilityCustomRotorItemResult]
        var rest: AccessibilityRotorResultLimit
    }

    /// The results of the direction that finds all that the other does; otherwise those of both.
    var found: Found {
        let next = search(.next), previous = search(.previous)
        let (forward, backward) = (Set(next.results.compactMap(Target.init)), Set(previous.results.compactMap(Target.init)))
        if forward.isSuperset(of: backward) { return next }
        if backward.isSuperset(of: forward) { return previous }
        let before =
            previous.results.first.map { Target($0) } == next.results.first.map { Target($0) }
            ? previous.results.dropFirst() : previous.results[...]
        var seen: Set<Target> = []
        let all = (before.reversed() + next.results).filter { result in Target(result).map { seen.insert($0).inserted } ?? true }
        return Found(results: all, rest: previous.rest.combined(with: next.rest))
    }

    /// Asks for one result after the other. Three results in a row that were found before are the start of a loop.
    private func search(_ direction: UIAccessibilityCustomRotor.Direction) -> Found {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        var results: [Result] = [], known: Set<Target> = [], repeated = 0
        while results.count < limit, let result = rotor.itemSearchBlock(predicate), !isSame(result, predicate.currentItem) {
            let isNew = Target(result).map { known.insert($0).inserted } ?? true
            repeated = isNew ? 0 : repeated + 1
            if repeated == 3 {
                results.removeLast(2)
                break
            }
            results.append(result)
            predicate.currentItem = result
        }
        if let last = results.last { predicate.currentItem = last }
        return Found(results: results, rest: repeated == 3 ? .none : rest(after: predicate))
    }

    private func rest(after predicate: UIAccessibilityCustomRotorSearchPredicate) -> AccessibilityRotorResultLimit {
        var count = 0, last: NSObject?
        while count < AccessibilityRotorResultLimit.most, let next = rotor.itemSearchBlock(predicate),
            let target = next.targetElement as? NSObject,
            target !== last
        {
            (last, count) = (target, count + 1)
            predicate.currentItem = next
        }
        return count == 0 ? .none : count < AccessibilityRotorResultLimit.most ? .underMaxCount(count) : .greaterThanMaxCount
    }

    private func isSame(_ a: Result, _ b: Result) -> Bool {
        a.targetElement as? NSObject == b.targetElement as? NSObject && a.targetRange == b.targetRange
    }

    /// What a result points at, by which results are the same.
    private struct Target: Hashable {
        var element: NSObject
        var range: UITextRange?

        @MainActor init?(_ result: UIAccessibilityCustomRotorItemResult) {
            guard let element = result.targetElement as? NSObject else { return nil }
            self.element = element
            range = result.targetRange
        }
    }
}

extension AccessibilityRotorResultLimit {
    /// The number up to which further results are counted.
    package static let most = 99

    fileprivate func combined(with other: Self) -> Self {
        switch (self, other) {
        case (.none, .none): .none
        case (.greaterThanMaxCount, _), (_, .greaterThanMaxCount): .greaterThanMaxCount
        case (.underMaxCount(let count), .none), (.none, .underMaxCount(let count)): .underMaxCount(count)
        case (.underMaxCount(let one), .underMaxCount(let two)):
            one + two <= Self.most ? .underMaxCount(one + two) : .greaterThanMaxCount
        }
    }
}
