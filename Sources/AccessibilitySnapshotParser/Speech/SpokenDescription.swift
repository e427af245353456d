import UIKit

/// The words that an assistive reader says of an element: a description, and a hint after a pause.
///
/// The order is that of VoiceOver: headers of a table's cell, label, value, “Selected”, traits, position among others.
@MainActor struct SpokenDescription {
    let description: String
    let hint: String?

    init(of object: NSObject, in context: AccessibilityHierarchyParser.Context?) {
        let speech = Speech(object, context)
        let content = speech.content, hint = object.accessibilityHint.flatMap(\.nonEmpty)
        // An element with nothing but a hint is read by its hint.
        description = speech.placed(speech.withTraits(content.isEmpty ? hint ?? "" : content))
        self.hint = speech.hint(after: content.isEmpty ? nil : hint)
    }
}

/// What is known of an element while its description is made.
@MainActor private struct Speech {
    private let object: NSObject
    private let context: AccessibilityHierarchyParser.Context?
    private let words: SpokenWords
    private let traits: AccessibilityTraits
    private let value: String?

    init(_ object: NSObject, _ context: AccessibilityHierarchyParser.Context?) {
        self.object = object
        self.context = context
        words = SpokenWords(object.accessibilityLanguage)
        traits = AccessibilityTraits(object.accessibilityTraits)
        value = object.accessibilityValue
    }

    // MARK: Label and value

    var content: String {
        let (label, isCell) = labelInTable
        // A switch says its value among the traits.
        guard let value = value.flatMap(\.nonEmpty), !traits.contains(.switchButton) else { return selected(label) }
        return selected(label.isEmpty ? value : isCell ? "\(label) \(value)" : "\(label): \(value)")
    }

    /// A back button does not say “Back” twice.
    private var label: String {
        // A string is its own label.
        let label = object.accessibilityLabel ?? (object as? NSString).map { String(describing: $0) } ?? ""
        return traits.contains(.backButton) && label.lowercased() == words[.back].lowercased() ? "" : label
    }

    private func selected(_ text: String) -> String {
        guard traits.contains(.selected) else { return text }
        return text.isEmpty ? words[.selected] : words.text(.selectedFormat, text)
    }

    private var labelInTable: (text: String, isCell: Bool) {
        guard case .dataTableCell(let row, let column, let width, let height, let isFirst, let rows, let columns) = context else {
            return (label, false)
        }
        var parts = [label.endingInPeriod]
        if height > 1, row != NSNotFound { parts.append(words.text(.rowSpan, words.number(height))) }
        if width > 1, column != NSNotFound { parts.append(words.text(.columnSpan, words.number(width))) }
        if isFirst, row != NSNotFound { parts.append(words.text(.row, words.number(row + 1))) }
        if column != NSNotFound { parts.append(words.text(.column, words.number(column + 1))) }
        return ((rows + columns).map(header).joined() + parts.joined(separator: " "), true)
    }

    private func header(_ header: NSObject) -> String {
        let parts = [header.accessibilityLabel, header.accessibilityValue].compactMap { $0.flatMap(\.nonEmpty) }
        return parts.isEmpty ? "" : parts.joined(separator: ": ") + ". "
    }

    // MARK: Traits

    func withTraits(_ text: String) -> String {
        let spoken = spokenTraits.joined(separator: " ")
        guard !spoken.isEmpty else { return text }
        return text.isEmpty ? spoken : "\(text.endingInPeriod) \(spoken)"
    }

    private var spokenTraits: [String] {
        var spoken: [String] = []
        if traits.contains(.notEnabled) { spoken.append(words[.notEnabled]) }
        if traits.contains(.button), traits.isDisjoint(with: [.keyboardKey, .switchButton, .tabBarItem, .backButton]), !isTab {
            spoken.append(words[.button])
        }
        if traits.contains(.backButton) { spoken.append(words[.backButton]) }
        if traits.contains(.switchButton) { spoken += spokenSwitch }
        if traits.contains(.tabBarItem) || isTab || isTabBarItem { spoken.append(words[.tab]) }
        if traits.contains(.textEntry) {
            spoken.append(words[traits.contains(.secureTextField) ? .secureTextField : .textField])
            if traits.contains(.isEditing) { spoken.append(words[.isEditing]) }
        }
        let others: [(AccessibilityTraits, SpokenWords.Phrase)] = [
            (.header, .header), (.link, .link), (.adjustable, .adjustable), (.image, .image), (.searchField, .searchField),
        ]
        return spoken + others.filter { traits.contains($0.0) }.map { words[$0.1] }
    }

    /// Other elements have the trait, too; then “Switch Button” is said only of buttons.
    private var spokenSwitch: [String] {
        let state: String? =
            switch value {
            case "1": words[.on]
            case "0": words[.off]
            case "2": words[.mixed]
            default: value
            }
        return (traits.contains(.button) ? [words[.switchButton]] : []) + [state].compactMap { $0 }
    }

    private var isTab: Bool { if case .tab = context { true } else { false } }
    private var isTabBarItem: Bool { if case .tabBarItem = context { true } else { false } }

    // MARK: Position

    func placed(_ text: String) -> String {
        switch context {
        case .series(let index, let count), .tabBarItem(let index, let count, _), .tab(let index, let count):
            words.text(.series, text, words.number(index), words.number(count))
        case .listStart: "\(text.endingInPeriod) \(words[.listStart])"
        case .listEnd: "\(text.endingInPeriod) \(words[.listEnd])"
        case .landmarkStart: "\(text.endingInPeriod) \(words[.landmarkStart])"
        case .landmarkEnd: "\(text.endingInPeriod) \(words[.landmarkEnd])"
        case .dataTableCell, nil: text
        }
    }

    // MARK: Hint

    func hint(after given: String?) -> String? {
        var hint = given
        let isEnabled = !traits.contains(.notEnabled)
        if traits.contains(.switchButton), isEnabled { hint = words.hint(.switchHint, after: hint) }
        if traits.contains(.textEntry), isEnabled {
            hint = words[traits.contains(.isEditing) ? .isEditingHint : traits.contains(.textArea) ? .textAreaHint : .textFieldHint]
        }
        if traits.contains(.adjustable), isEnabled, !traits.contains(.switchButton), !hasOnlyHint {
            hint = words.hint(.adjustableHint, after: hint)
        }
        return hint
    }

    private var hasOnlyHint: Bool {
        object.accessibilityHint.flatMap(\.nonEmpty) != nil && object.accessibilityLabel.flatMap(\.nonEmpty) == nil
            && value.flatMap(\.nonEmpty) == nil
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }

    fileprivate var endingInPeriod: String { hasSuffix(".") ? self : self + "." }
}
