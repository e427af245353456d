import SwiftUI
import Testing
import UIKit
import UIKitInteraction

@MainActor struct ControlTextTests {
    /// Recorded pictures of 17.5, 18.5 and 26.2 (Suites.md, secureField).
    @Test(arguments: ["17.5", "18.5", "26.2"]) func `secureField: dots are 7 points wide and 10.3 apart, fields as high as their line`(
        _ version: String
    ) throws {
        let phone = Phone(version) {
            VStack {
                TextField("Name", text: .constant(""))
                SecureField("Password", text: .constant(""))
                SecureField("Password", text: .constant("123456789"))
            }
        }
        let fields = phone.views(UITextField.self).sorted { $0.frame.minY < $1.frame.minY }
        #expect(fields.map { ($0.frame.height * 3).rounded() } == [66, 63, 61])
        let field = try #require(fields.last), format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let picture = UIGraphicsImageRenderer(bounds: field.bounds, format: format).image { field.layer.render(in: $0.cgContext) }
        let bitmap = try #require(picture.cgImage?.bitmap)
        var runs: [Range<Int>] = []
        for x in 0..<bitmap.width where bitmap[x, bitmap.height / 2].alpha > 128 {
            if let last = runs.last, last.upperBound == x {
                runs[runs.count - 1] = last.lowerBound..<x + 1
            } else {
                runs.append(x..<x + 1)
            }
        }
        try #require(runs.count == 9)
        #expect(abs(runs[0].lowerBound - 5) <= 1 && abs(runs[8].lowerBound - 252) <= 1)
        #expect(runs.allSatisfy { abs($0.count - 21) <= 1 })
    }

    struct Form: View {
        enum Field: Hashable { case name, amount }
        @State private var name = ""
        @State private var amount = 3
        @State private var submitted = 0
        @FocusState private var field: Field?
        var body: some View {
            VStack {
                Text("\(name)|\(amount)|\(submitted)|\(field == .name ? "name" : field == .amount ? "amount" : "none")")
                TextField("Name", text: $name).focused($field, equals: .name).onSubmit {
                    submitted += 1; field = .amount
                }
                TextField("Amount", value: $amount, format: .number).focused($field, equals: .amount)
                    .textFieldStyle(.roundedBorder)
                    .keyboardType(.numberPad)
                SecureField("Password", text: $name)
                Button("Done") { field = nil }
            }
        }
    }

    @Test func `what is typed is the value`() throws {
        let screen = ControlScreen { Form() }
        let fields = screen.views(UITextField.self)
        Person.type("Ada", into: fields[0])
        screen.commit()
        #expect(screen.texts.first == "Ada|3|0|name")
        #expect(fields[2].text == "Ada")
        #expect(fields[2].isSecureTextEntry)
    }

    @Test func `return submits, and a state says which field has the keyboard`() throws {
        let screen = ControlScreen { Form() }
        let fields = screen.views(UITextField.self)
        Person.type("A\n", into: fields[0])
        screen.commit()
        #expect(fields[1].isFirstResponder)
        #expect(screen.texts.first == "A|3|1|amount")
        Person.tap(try #require(screen.views(UIControl.self).last { !($0 is UITextField) }))
        screen.commit()
        #expect(!fields[1].isFirstResponder)
        #expect(screen.texts.first == "A|3|1|none")
    }

    @Test func `a format understands what is typed`() throws {
        let screen = ControlScreen { Form() }
        let field = screen.views(UITextField.self)[1]
        #expect(field.text == "3")
        #expect(field.keyboardType == .numberPad)
        Person.type("5", into: field)
        screen.commit()
        #expect(screen.texts.first == "|35|0|amount")
    }

    @Test func `fields take the width, and have the heights of UIKit's, a secure one that of its line`() throws {
        // docs/sources/Controls.md, UITextField: 22 points without a border, 34 with a rounded one; Suites.md, secureField.
        let screen = ControlScreen { Form() }
        let frames = screen.views(UITextField.self).map { screen.frame($0) }
        #expect(frames.map(\.width) == [300, 300, 300])
        #expect(frames.map(\.height) == [22, 34, 21])
        #expect(screen.views(UITextField.self).map(\.placeholder) == ["Name", "Amount", "Password"])
    }

    struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View {
            HStack {
                Text(">")
                configuration
            }
            .padding(10)
        }
    }

    @Test func `a field's style is put around it`() throws {
        let screen = ControlScreen { TextField("Name", text: .constant("Ada")).textFieldStyle(Boxed()) }
        let field = try #require(screen.views(UITextField.self).first)
        #expect(screen.texts.contains(">"))
        #expect(field.text == "Ada")
        #expect(screen.frame(field).maxX == 290)
    }

    @Test func `a vertical field grows with its lines`() throws {
        let text = "A text that is much longer than the field is wide, so that it takes three lines or so."
        let screen = ControlScreen {
            VStack {
                TextField("Short", text: .constant("One"), axis: .vertical)
                TextField("Long", text: .constant(text), axis: .vertical).lineLimit(2)
            }
        }
        let heights = screen.views(UITextView.self).map { screen.frame($0).height }
        #expect(heights[0] < 25)
        #expect(heights[1] > 40 && heights[1] < 42)
    }

    @Test func `an editor takes all the room`() throws {
        let text = Box("Hello")
        let screen = ControlScreen { TextEditor(text: Binding(get: { text.value }, set: { text.value = $0 })) }
        let view = try #require(screen.views(UITextView.self).first)
        #expect(screen.frame(view) == CGRect(x: 0, y: 0, width: 300, height: 200))
        Person.type("!", into: view)
        #expect(text.value == "Hello!")
    }
}
