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

    @Test func `an error in a macro's expansion is where the macro is used`() {
        let output = """
            macro expansion #Predicate:10:30: error: type 'P' has no member 'x'
            `- /a b/A.swift:45:22: note: expanded code originates here
             37 | content
            """
        #expect(
            CompilerMessage.errors(in: output) == [
                CompilerMessage(path: "/a b/A.swift", line: 45, column: 22, text: "type 'P' has no member 'x'")
            ])
    }
}
