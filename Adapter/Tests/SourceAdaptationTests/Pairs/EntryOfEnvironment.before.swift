import SwiftUI

extension EnvironmentValues {
    @Entry var theme: Theme = .plain
    @Entry public var names: [String] = [
        "one",
        "two",
    ]
    @Entry var title: String?
    @Entry var count = 4
}

extension FocusedValues {
    @Entry var document: Binding<String>?
}
