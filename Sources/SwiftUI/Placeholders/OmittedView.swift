import UIKit

/// What is shown in place of a view that does not compile here: a box with the place in the code.
public struct OmittedView {
    private let label: String

    /// Creates a box without a place.
    public init() { label = "…" }
    init(_ location: String) { label = String(location.prefix { $0 != " " }) }
}

extension OmittedView: View {
    public var body: some View {
        Text(verbatim: label).font(.caption2).foregroundColor(.secondary).padding(4).background(
            RoundedRectangle(cornerRadius: 4).fill(Color(uiColor: .secondarySystemFill)))
    }
}

extension InterfaceOmission {
    /// Replaces a statement of a view's body that does not compile.
    @_disfavoredOverload @discardableResult public static func reached(_ location: String) -> OmittedView {
        reached(location, else: OmittedView())
    }

    /// Replaces a view that does not compile.
    public static func reached(_ location: String, else value: OmittedView) -> OmittedView {
        reached(location) as Void
        return OmittedView(location)
    }
}
