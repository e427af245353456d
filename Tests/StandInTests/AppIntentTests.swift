import AppIntentsStandIn
import Foundation
import SwiftUI
import Testing
import UIKit
import UniformTypesStandIn

/// App Intents as apps declare them: by Apple's documentation of the framework.
@MainActor struct AppIntentTests {
    @Test func `an intent has its parameters' defaults, and what the app sets`() async throws {
        let intent = AddTask()
        #expect(intent.count == 2 && intent.note == nil && intent.priority == .high)
        intent.name = "Water the plants"
        let result = try await intent.perform()
        #expect(result.value == "Water the plants ×2")
        #expect(AddTask.description == nil || AddTask.title.key == "Add a task")
    }

    @Test func `a parameter without a value says what it is instead of having one`() async {
        let intent = AddTask()
        await #expect(throws: AppIntentError.self) { try await intent.$name.requestValue("Which name?") }
        await #expect(throws: AppIntentError.self) { try await Refuse().perform() }
    }

    @Test func `entities are found by their query, and cases have words`() async throws {
        let query = Book.defaultQuery
        #expect(try await query.entities(for: [2]).map(\.name) == ["Emma"])
        #expect(try await query.suggestedEntities().count == 2)
        #expect(await query.defaultResult()?.id == 1)
        #expect(String(localized: Book(id: 1, name: "Ulysses").displayRepresentation.title) == "Ulysses")
        #expect(String(localized: Priority.high.localizedStringResource) == "High")
        #expect(IntentFile(data: Data([1, 2]), filename: "a.png", type: .png).data.count == 2)
    }

    @Test func `an app's shortcuts are those of its provider`() { #expect(Shortcuts.appShortcuts.count == 2) }

    @Test func `an intent finds what the app gave to the manager`() async throws {
        try await ScreenEnvironment().perform {
            AppDependencyManager.shared.add(dependency: Library(name: "Home"))
            let result = try await OpenLibrary().perform()
            #expect(result.value == "Home")
        }
    }

    @Test func `the environment of one screen has none of another's objects`() {
        ScreenEnvironment().perform {
            AppDependencyManager.shared.add(dependency: Shelf(name: "Top"))
            #expect(FindShelf().shelf.name == "Top")
        }
        ScreenEnvironment().perform { #expect(FindShelf().shelf.name == "None") }
    }
}

enum Priority: String, AppEnum {
    case low, high

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
    static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [.low: "Low", .high: .init(title: "High")]
}

struct Book: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
    static let defaultQuery = BookQuery()

    let id: Int
    @EntityProperty(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "A book") }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

struct BookQuery: EntityStringQuery {
    private let all = [Book(id: 1, name: "Ulysses"), Book(id: 2, name: "Emma")]

    func entities(for identifiers: [Book.ID]) async throws -> [Book] { all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [Book] { all.filter { $0.name.contains(string) } }
    func suggestedEntities() async throws -> [Book] { all }
    func defaultResult() async -> Book? { all.first }
}

struct PriorityNames: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Low", "High"] }
}

struct AddTask: AppIntent {
    static let title: LocalizedStringResource = "Add a task"
    static let description = IntentDescription("Adds a task to a list.", categoryName: "Tasks")
    static let openAppWhenRun = true

    @Parameter(title: "Name", requestValueDialog: IntentDialog("What is it?")) var name: String
    @Parameter(title: "Note", inputOptions: .init(multiline: true), inputConnectionBehavior: .connectToPreviousIntentResult) var note:
        String?
    @Parameter(title: "Count", default: 2, controlStyle: .stepper, inclusiveRange: (1, 10)) var count: Int
    @Parameter(title: "Priority", default: .high) var priority: Priority
    @Parameter(title: "Words", optionsProvider: PriorityNames()) var words: String?
    @Parameter(title: "Pictures", supportedContentTypes: [.image, .png]) var pictures: [IntentFile]?
    @Parameter(title: "Book") var book: Book?

    static var parameterSummary: some ParameterSummary {
        When(\.$priority, .equalTo, .high) {
            Summary("Add \(\.$name) to \(\.$book)") {
                \.$note
                \.$count
            }
        } otherwise: {
            Summary("Add \(\.$name)")
        }
    }

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
        try await requestConfirmation()
        return .result(value: "\(name) ×\(count)", dialog: "Added \(name).", view: Text(name))
    }
}

struct Refuse: AppIntent {
    static let title: LocalizedStringResource = "Refuse"

    @Parameter(title: "Reason") var reason: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if $reason.title.key == "Reason" { throw $reason.needsValueError("Why?") }
        return .result(dialog: "Done.")
    }
}

final class Library: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

struct OpenLibrary: AppIntent {
    static let title: LocalizedStringResource = "Open"

    @Dependency private var library: Library

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: library.name) }
}

struct Shelf: Sendable { let name: String }

struct FindShelf: AppIntent {
    static let title: LocalizedStringResource = "Find"

    @AppDependency(default: Shelf(name: "None")) var shelf: Shelf

    func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: AddTask(), phrases: ["Add a task in \(.applicationName)", "Add to \(\.$book) in \(.applicationName)"],
            shortTitle: "Add",
            systemImageName: "plus")
        AppShortcut(intent: OpenLibrary(), phrases: ["Open \(.applicationName)"], shortTitle: "Open", systemImageName: "books.vertical")
    }
}

struct TaskButtons: View {
    var body: some View {
        Button("Add", intent: AddTask())
        Button(intent: AddTask()) { Label("Add", systemImage: "plus") }
        Toggle(isOn: true, intent: Refuse()) { Text("On") }
    }
}
