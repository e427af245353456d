import AppBuilding
import Testing

struct CompilerMessageTests {
    @Test func `an error is parsed once, with its file, line and column`() {
        let output = """
            /a b/A.swift:3:5: error: cannot find 'x' in scope
             1 | let a = 1
            /a b/A.swift:3:5: error: cannot find 'x' in scope
            /a b/A.swift:4:5: warning: unused
            """
        #expect(
            CompilerMessage.errors(in: output) == [
                CompilerMessage(path: "/a b/A.swift", line: 3, column: 5, text: "cannot find 'x' in scope")
            ])
    }
}
