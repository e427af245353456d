import Foundation
import UIKit

/// What an assistive reader says of traits, containers and rotors, in English, German and Russian; in English for any other language.
package struct SpokenWords: Sendable {
    package enum Phrase: Sendable {
        case selected, selectedFormat, notEnabled, button, backButton, back, tab, header, link, image, searchField
        case adjustable, adjustableHint
        case switchButton, on, off, mixed, switchHint
        case textField, secureTextField, isEditing, textFieldHint, textAreaHint, isEditingHint
        case series, rowSpan, columnSpan, row, column, listStart, listEnd, landmarkStart, landmarkEnd
        case actions, moreContent, noResults, moreResults, manyResults
    }

    private let language: String
    private let locale: Locale?

    /// - Parameter language: The language of an element; that of the user if nil.
    package init(_ language: String?) {
        self.language = String((language ?? Locale.preferredLanguages.first ?? "en").prefix(2)).lowercased()
        locale = language.map { Locale(identifier: $0) }
    }

    package subscript(phrase: Phrase) -> String {
        switch language {
        case "de": Self.german[phrase] ?? Self.english(phrase)
        case "ru": Self.russian[phrase] ?? Self.english(phrase)
        default: Self.english(phrase)
        }
    }

    /// Returns the phrase with a text for each `%@`.
    package func text(_ phrase: Phrase, _ parts: String...) -> String {
        let pieces = self[phrase].components(separatedBy: "%@")
        return zip(pieces, parts + [""]).map { $0 + $1 }.joined()
    }

    /// Returns the phrase, after an element's own hint if it has one.
    func hint(_ phrase: Phrase, after own: String?) -> String {
        guard let own, !own.isEmpty else { return self[phrase] }
        return (own.hasSuffix(".") ? own : own + ".") + " " + self[phrase]
    }

    func number(_ value: Int) -> String {
        let formatter = NumberFormatter()
        if let locale { formatter.locale = locale }
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private static func english(_ phrase: Phrase) -> String {
        switch phrase {
        case .selected: "Selected."
        case .selectedFormat: "Selected: %@"
        case .notEnabled: "Dimmed."
        case .button: "Button."
        case .backButton: "Back Button."
        case .back: "Back"
        case .tab: "Tab."
        case .header: "Heading."
        case .link: "Link."
        case .image: "Image."
        case .searchField: "Search Field."
        case .adjustable: "Adjustable."
        case .adjustableHint: "Swipe up or down with one finger to adjust the value."
        case .switchButton: "Switch Button."
        case .on: "On."
        case .off: "Off."
        case .mixed: "Mixed."
        case .switchHint: "Double tap to toggle setting."
        case .textField: "Text Field."
        case .secureTextField: "Secure Text Field."
        case .isEditing: "Is editing."
        case .textFieldHint: "Double tap to edit."
        case .textAreaHint: "Double tap to edit., Use the rotor to access Misspelled Words"
        case .isEditingHint: "Use the rotor to access Misspelled Words"
        case .series: "%@ %@ of %@."
        case .rowSpan: "Spans %@ rows."
        case .columnSpan: "Spans %@ columns."
        case .row: "Row %@."
        case .column: "Column %@."
        case .listStart: "List Start."
        case .listEnd: "List End."
        case .landmarkStart: "Landmark."
        case .landmarkEnd: "End."
        case .actions: "Actions Available"
        case .moreContent: "More Content Available"
        case .noResults: "<no results>"
        case .moreResults: "+ %@ More Results..."
        case .manyResults: "+ Many More (%@+) Results..."
        }
    }

    private static let german: [Phrase: String] = [
        .selected: "Auswahl.", .selectedFormat: "Auswahl: %@", .notEnabled: "Grau dargestellt.", .button: "Taste.",
        .backButton: "Zurück Taste.", .back: "Zurück", .tab: "Tabulator.", .header: "Überschrift.", .link: "Hyperlink.", .image: "Bild.",
        .searchField: "Suchfeld.", .adjustable: "Einstellbar.",
        .adjustableHint: "Streiche mit einem Finger nach oben oder unten, um den Wert anzupassen.", .switchButton: "Schalter.",
        .on: "Ein.", .off: "Aus.", .mixed: "Gemischt.", .switchHint: "Doppeltippe, um die Einstellung zu ändern.",
        .textField: "Textfeld.", .secureTextField: "Sicheres Textfeld.", .isEditing: "Wird bearbeitet.",
        .textFieldHint: "Doppeltippe, um zu bearbeiten.", .series: "%@ %@ von %@.", .rowSpan: "Umfasst %@ Zeilen.",
        .columnSpan: "Umfasst %@ Spalten.", .row: "Zeile %@.", .column: "Spalte %@.", .listStart: "Listenanfang.",
        .listEnd: "Listenende.", .landmarkStart: "Orientierungspunkt.", .landmarkEnd: "Ende.", .actions: "Aktionen verfügbar",
    ]

    private static let russian: [Phrase: String] = [
        .selected: "Выбрано.", .selectedFormat: "Выбрано: %@", .notEnabled: "Недоступно.", .button: "Кнопка.",
        .backButton: "Кнопка «Назад».", .back: "Назад", .tab: "Вкладка.", .header: "Заголовок.", .link: "Ссылка.",
        .image: "Изображение.", .searchField: "Поле поиска.", .adjustable: "Элемент регулировки.",
        .adjustableHint: "Смахните вверх или вниз одним пальцем, чтобы изменить значение.", .switchButton: "Кнопка-переключатель.",
        .on: "Вкл.", .off: "Выкл.", .mixed: "Смешанное.", .switchHint: "Коснитесь дважды, чтобы изменить настройку.",
        .textField: "Текстовое поле.", .secureTextField: "Защищённое текстовое поле.", .isEditing: "Редактируется.",
        .textFieldHint: "Коснитесь дважды, чтобы изменить.", .series: "%@ %@ из %@.", .row: "Строка %@.", .column: "Столбец %@.",
        .listStart: "Начало списка.", .listEnd: "Конец списка.", .landmarkStart: "Ориентир.", .landmarkEnd: "Конец.",
        .actions: "Доступны действия",
    ]

    // MARK: Rotors

    /// The name of a rotor that the reader provides itself.
    func name(of type: UIAccessibilityCustomRotor.SystemRotorType) -> String {
        switch type {
        case .none: "None"
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1: "Heading 1"
        case .headingLevel2: "Heading 2"
        case .headingLevel3: "Heading 3"
        case .headingLevel4: "Heading 4"
        case .headingLevel5: "Heading 5"
        case .headingLevel6: "Heading 6"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}
