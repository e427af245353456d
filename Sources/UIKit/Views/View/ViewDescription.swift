import Foundation
import Graphics

/// The names of views in logs, dumps and reports. They contain no addresses, which differ from run to run.
@MainActor package enum ViewDescription {
    /// Returns the identifier, otherwise the property that refers to the view, otherwise its class with an ordinal among siblings that are
    /// also named by class: `UILabel#2`.
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

    /// The names of classes, cached because Swift creates them anew for every view of every layer tree.
    private static var kinds: [ObjectIdentifier: String] = [:]

    /// Returns the names from the root to the view, separated by slashes.
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

    /// Returns the shortest form with at most six significant digits, as with UIKit's `%g`.
    nonisolated static func number(_ value: CGFloat) -> String { String(format: "%g", value == 0 ? 0 : Double(value)) }
}
