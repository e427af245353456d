import Foundation
import Graphics

/// How views are called in logs, dumps and reports. Addresses differ from run to run and never appear.
@MainActor package enum ViewDescription {
    /// Identifier, else the property that holds it, else class and ordinal among siblings that are called after their class too: `UILabel#2`.
    package static func name(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        if let property = PropertyNames.name(of: view) { return property }
        let kind = kind(of: view)
        guard let parent = view.superviewStorage else { return kind }
        let same = parent.subviewStorage.filter {
            type(of: $0) == type(of: view) && ($0.accessibilityIdentifier ?? "").isEmpty && PropertyNames.name(of: $0) == nil
        }
        guard same.count > 1, let index = same.firstIndex(where: { $0 === view }) else { return kind }
        return "\(kind)#\(index + 1)"
    }

    package static func kind(of view: UIView) -> String {
        let type = type(of: view)
        if let known = kinds[ObjectIdentifier(type)] { return known }
        let kind = String(describing: type)
        kinds[ObjectIdentifier(type)] = kind
        return kind
    }

    /// Each view of each layer tree asks; Swift spells a type's name out anew each time.
    private static var kinds: [ObjectIdentifier: String] = [:]

    /// Names from below the root to the view, separated by slashes.
    package static func path(of view: UIView) -> String {
        var names: [String] = []
        var current: UIView? = view
        while let view = current {
            names.append(name(of: view))
            current = view.superviewStorage
        }
        return names.reversed().joined(separator: "/")
    }

    /// `<UILabel: title; frame = (16 20; 288 20.5)>`
    static func text(of view: UIView) -> String {
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
        return "<\(kind(of: view)): \(name(of: view)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
    }

    /// Shortest form with at most six significant digits, as UIKit's `%g`.
    nonisolated static func number(_ value: CGFloat) -> String { String(format: "%g", value == 0 ? 0 : Double(value)) }
}
