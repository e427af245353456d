import Testing

@testable import AppBuilding

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

    @Test func `an error in what a macro has taken from the code has its own line`() {
        let output = """
            App/3_A.swift:43:29: error: value of type 'A' has no member 'b'
            `- /out/Sources/App/3_A.swift:45:6: note: expanded code originates here
             43 |       didSet {
            """
        #expect(
            CompilerMessage.errors(in: output) == [
                CompilerMessage(path: "/out/Sources/App/3_A.swift", line: 43, column: 29, text: "value of type 'A' has no member 'b'")
            ])
    }

    /// Each `@Test` of Swift Testing has such a constant, and the compiler leaves it undone when it finds errors in other code.
    @Test func `a constant that the compiler has not computed is no error of the code`() {
        let text = """
            /a/A.swift:12:6: error: '@const' value should be initialized with a compile-time value
            /a/A.swift:12:6: error: global variable must be a compile-time constant to use @section attribute
            /a/B.swift:3:1: error: missing return in instance method expected to return 'Int'
            """
        #expect(CompilerMessage.errors(in: text).filter { !$0.isOfUnfinishedConstant }.map(\.path) == ["/a/B.swift"])
    }

    @Test func `a file in which the compiler fails, and does not say where, is an error`() {
        let output = """
            Stack dump:
            0.\tProgram arguments: swift-frontend -frontend -typecheck -filelist /tmp/sources
            1.\tSwift version 6.3.1
            3.\tContents of /tmp/sources:
            ---
            /a b/A.swift
            /a b/B.swift
            ---
            5.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a b/B.swift")
              #0 0x000055d0 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.map(\.path) == ["/a b/B.swift"] && errors.allSatisfy(\.isOfWholeFile))
    }

    @Test func `where the compiler itself fails is an error, after those it had found`() {
        let output = """
            /a b/A.swift:3:5: error: cannot find 'x' in scope
            Stack dump:
            0.\tProgram arguments: swift-frontend -frontend -typecheck /a b/A.swift
            1.\tSwift version 6.3.1
            2.\tCompiling with effective version 5.10
            3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a b/B.swift")
            4.\tWhile type-checking 'load()' (at /a b/B.swift:12:5)
            5.\tWhile type-checking expression at [/a b/B.swift:14:9 - line:16:9] RangeText="items.map {"
            #0 0x000055d0 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)
            """
        #expect(
            CompilerMessage.errors(in: output).map { "\($0.path):\($0.line) \($0.text)" } == [
                "/a b/A.swift:3 cannot find 'x' in scope", "/a b/B.swift:14 the compiler failed here",
            ])
    }

    /// Such an expression may compile once the code around it does.
    @Test func `an expression that the compiler gave up is no error of the code`() {
        let text =
            "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
        #expect(CompilerMessage(path: "/A.swift", line: 1, text: text).isOfHaste)
        #expect(!CompilerMessage(path: "/A.swift", line: 1, text: "cannot find 'time' in scope").isOfHaste)
    }
}
