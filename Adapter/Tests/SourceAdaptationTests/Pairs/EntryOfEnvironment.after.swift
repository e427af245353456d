import SwiftUI

extension EnvironmentValues {
    var theme: Theme { get { self[PlumbKey_theme.self] } set { self[PlumbKey_theme.self] = newValue } }; fileprivate enum PlumbKey_theme: EnvironmentKey { static var defaultValue: Theme { .plain } }
    public var names: [String] { get { self[PlumbKey_names.self] } set { self[PlumbKey_names.self] = newValue } }; fileprivate enum PlumbKey_names: EnvironmentKey { static var defaultValue: [String] { [
        "one",
        "two",
    ] } }
    var title: String? { get { self[PlumbKey_title.self] } set { self[PlumbKey_title.self] = newValue } }; fileprivate enum PlumbKey_title: EnvironmentKey { static var defaultValue: String? { nil } }
    var count: PlumbKey_count.Value { get { self[PlumbKey_count.self] } set { self[PlumbKey_count.self] = newValue } }; enum PlumbKey_count: EnvironmentKey { nonisolated(unsafe) static let defaultValue = 4 }
}

extension FocusedValues {
    var document: Binding<String>? { get { self[PlumbKey_document.self] } set { self[PlumbKey_document.self] = newValue } }; fileprivate enum PlumbKey_document: FocusedValueKey { typealias Value = Binding<String> }
}
