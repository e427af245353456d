import SwiftUI
import Testing
import UIKitInteraction

@MainActor struct PresentationTests {
    struct Sheet: View {
        @State var isShown: Bool
        @State private var note = "nothing"
        var body: some View {
            VStack {
                Text(note)
                Button("Show") { isShown = true }
            }
            .sheet(isPresented: $isShown, onDismiss: { note = "dismissed" }) {
                VStack {
                    Text("In the sheet")
                    NavigationTests.Leave()
                }
                .presentationDetents([.medium, .large])
            }
        }
    }

    @Test func `a sheet is there on the first picture`() throws {
        let phone = Phone { Sheet(isShown: true) }
        let sheet = try #require(phone.controller.presentedViewController)
        #expect(phone.texts.contains("In the sheet"))
        #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
        #expect(sheet.sheetPresentationController?.prefersGrabberVisible == true)
    }

    @Test func `a sheet is shown and left`() {
        let phone = Phone { Sheet(isShown: false) }
        #expect(!phone.texts.contains("In the sheet"))
        UIView.performWithoutAnimation {
            phone.tap("Show")
            #expect(phone.texts.contains("In the sheet"))
            phone.tap("Leave")
        }
        #expect(!phone.texts.contains("In the sheet"))
        #expect(phone.texts.contains("dismissed"))
    }

    struct Question: View {
        @State private var isAsked = true
        @State private var answer = "none"
        var body: some View {
            Text(answer)
                .alert("Delete?", isPresented: $isAsked) {
                    Button("Delete", role: .destructive) { answer = "deleted" }
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("It cannot be undone.")
                }
        }
    }

    @Test func `an alert has the buttons and the message of its views`() throws {
        let phone = Phone { Question() }
        let alert = try #require(phone.controller.presentedViewController as? UIAlertController)
        #expect(alert.title == "Delete?")
        #expect(alert.message == "It cannot be undone.")
        #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    }

    @Test func `an older alert has its buttons`() throws {
        let phone = Phone {
            Text("a").alert(isPresented: .constant(true)) {
                Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("Fine")))
            }
        }
        let alert = try #require(phone.controller.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.title) == ["Fine"])
    }

    @Test func `a dialog has a button to leave it`() throws {
        let phone = Phone {
            Text("a").confirmationDialog("Choose", isPresented: .constant(true), titleVisibility: .visible) { Button("One") {} }
        }
        let dialog = try #require(phone.controller.presentedViewController as? UIAlertController)
        #expect(dialog.preferredStyle == .actionSheet)
        #expect(dialog.title == "Choose")
        #expect(dialog.actions.map(\.title) == ["One", "Cancel"])
    }

    @Test func `a preferred scheme is that of the screen`() {
        let phone = Phone { Text("a").preferredColorScheme(.dark) }
        #expect(phone.controller.traitCollection.userInterfaceStyle == .dark)
    }
}
