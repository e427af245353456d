import Foundation
import TestSupport
import Testing
import UIKit

/// Undoing as Foundation documents it.
@MainActor @Suite(.ownEnvironment) struct UndoManagerTests {
    @MainActor private final class Note {
        var text = "" { didSet { texts.append(text) } }
        var texts: [String] = []
        let undo = UndoManager()

        func write(_ new: String) {
            let old = text
            undo.registerUndo(withTarget: self) { $0.write(old) }
            undo.setActionName("Typing")
            text = new
        }
    }

    @Test func `a group is undone, redone, and has a name`() {
        let note = Note()
        #expect(!note.undo.canUndo && !note.undo.canRedo)
        note.undo.beginUndoGrouping()
        note.write("a")
        note.undo.endUndoGrouping()
        note.undo.undo()
        note.write("b")
        #expect(note.undo.canUndo && note.undo.undoMenuItemTitle == "Undo Typing")
        note.undo.undo()
        #expect(note.text == "" && !note.undo.canUndo && note.undo.canRedo && note.undo.redoActionName == "Typing")
        note.undo.redo()
        #expect(note.text == "b" && note.undo.canUndo && !note.undo.canRedo)
    }

    @Test func `what is registered in one turn is undone together, the last first`() {
        let note = Note()
        note.write("a")
        note.write("b")
        note.undo.undo()
        #expect(note.texts == ["a", "b", "a", ""])
    }

    @Test func `nothing is registered while registration is off, and levels are limited`() {
        let note = Note()
        note.undo.disableUndoRegistration()
        note.write("a")
        note.undo.enableUndoRegistration()
        #expect(!note.undo.canUndo)
        note.undo.groupsByEvent = false
        note.undo.levelsOfUndo = 1
        for text in ["b", "c"] {
            note.undo.beginUndoGrouping()
            note.write(text)
            note.undo.endUndoGrouping()
        }
        note.undo.undo()
        #expect(note.text == "b" && !note.undo.canUndo)
    }

    @Test func `a view has its window's, and a view in no window none`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView()
        #expect(view.undoManager == nil)
        window.addSubview(view)
        #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    }
}
