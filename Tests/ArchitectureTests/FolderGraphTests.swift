import Testing

struct FolderGraphTests {
    private func tokens(_ text: String) -> [String] { SwiftSource(text).tokens.map(\.text) }

    @Test func `comments and the text of strings are no code, interpolations are`() {
        #expect(tokens("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
        #expect(tokens(#"x = "one \(two("three")) four" + five"#) == ["x", "=", "\"", "two", "(", "\"", ")", "+", "five"])
        #expect(tokens("\"\"\"\n one \"two\" \\(three)\n\"\"\"; four") == ["\"", "three", ";", "four"])
        #expect(tokens(##"#"a \(b) \#(c)"# d"##) == ["\"", "c", "d"])
    }

    @Test func `declarations are known by where they stand`() {
        let text = """
            public struct A<T>: B { let a = 1, b = 2; enum C { case d, e(f: Int) }; func g(h: Int) { let i = h } }
            extension J where K: L { static var m: Int { n } }
            private let o = 1
            func p(_ q: Int) -> Int { q }
            class R { class func s() {} ; var (t, u) = (1, 2) }
            """
        let found = SwiftDeclarations(SwiftSource(text))
        #expect(found.topLevel == ["A", "R", "p"])
        #expect(found.members == ["a", "b", "C", "d", "e", "g", "m", "s", "t", "u"])
        #expect(found.extensionMembers == ["J": ["m"]])
        #expect(found.locals.isSuperset(of: ["i"]))
    }
}
