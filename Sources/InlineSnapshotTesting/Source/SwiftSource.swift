/// A call in a file: its arguments and the closures after them.
struct CallSyntax: Hashable {
    /// An argument in parentheses.
    struct Argument: Hashable {
        /// From the label to the end of the expression.
        var range: Range<Int>
        var expression: Range<Int>
        var isClosure: Bool
    }

    /// A closure after the parentheses.
    struct TrailingClosure: Hashable {
        /// From the label, if there is one.
        var range: Range<Int>
        var label: String?
        var closure: Range<Int>
    }

    /// With the parentheses; nil if there are none.
    var parentheses: Range<Int>?
    var arguments: [Argument] = []
    var trailing: [TrailingClosure] = []

    /// The number of closures at the end of the arguments.
    private var closureArguments: Int { arguments.reversed().prefix(while: \.isClosure).count }

    enum Place: Hashable {
        case argument(Int)
        case trailing(Int)
    }

    /// The place of a closure by its position among those at the end of the call, whether it exists or not.
    func place(at offset: Int) -> Place {
        let index = arguments.count - closureArguments + offset
        return index < arguments.count ? .argument(index) : .trailing(index - arguments.count)
    }

    /// The closure at a position among those at the end of the call.
    func closure(at offset: Int) -> Range<Int>? {
        switch place(at: offset) {
        case .argument(let index): arguments[index].expression
        case .trailing(let index): trailing.indices.contains(index) ? trailing[index].closure : nil
        }
    }

    /// The end of the call.
    var end: Int { trailing.last?.closure.upperBound ?? parentheses?.upperBound ?? 0 }
}

/// A file in which calls are found by their position.
struct SwiftSource {
    let bytes: [UInt8]

    /// Returns the call whose arguments begin at a position, both from 1, as `#line` and `#column` of a default argument tell it; nil if no
    /// complete call is there.
    func call(line: Int, column: Int) -> CallSyntax? {
        guard let start = offset(ofLine: line) else { return nil }
        var scanner = SwiftScanner(bytes, at: min(start + column - 1, bytes.count))
        // The position may be that of the function's name.
        while let byte = scanner.byte, SwiftScanner.isWord(byte) || byte == UInt8(ascii: ".") { scanner.at += 1 }
        scanner.skipTrivia()
        var call = CallSyntax()
        if scanner.byte == UInt8(ascii: "(") { guard readArguments(&scanner, &call) else { return nil } }
        readTrailing(&scanner, &call)
        return call.parentheses == nil && call.trailing.isEmpty ? nil : call
    }

    /// The offset of the first byte of a line, from 1. Lines end as the compiler's do.
    func offset(ofLine line: Int) -> Int? {
        var number = 1, at = 0
        while number < line {
            guard let end = bytes[at...].firstIndex(where: { $0 == 10 || $0 == 13 }) else { return nil }
            at = end + (bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? 2 : 1)
            number += 1
        }
        return at
    }

    /// The number of the line of a byte, from 1.
    func line(of offset: Int) -> Int {
        let before = bytes[..<offset]
        return 1 + before.indices.count { before[$0] == 10 || (before[$0] == 13 && bytes[$0 + 1] != 10) }
    }

    private func readArguments(_ scanner: inout SwiftScanner, _ call: inout CallSyntax) -> Bool {
        let start = scanner.at
        scanner.at += 1
        scanner.skipTrivia()
        while scanner.byte != UInt8(ascii: ")") {
            guard let argument = readArgument(&scanner) else { return false }
            call.arguments.append(argument)
            if scanner.byte == UInt8(ascii: ",") { scanner.at += 1 }
            scanner.skipTrivia()
        }
        scanner.at += 1
        call.parentheses = start..<scanner.at
        return true
    }

    /// Ends at the comma or the parenthesis after the argument.
    private func readArgument(_ scanner: inout SwiftScanner) -> CallSyntax.Argument? {
        let start = scanner.at
        _ = readLabel(&scanner)
        let expression = scanner.at
        var end = expression, tokens = 0
        let isClosure = scanner.byte == UInt8(ascii: "{")
        while let byte = scanner.byte, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
            guard scanner.skipToken() else { return nil }
            (end, tokens) = (scanner.at, tokens + 1)
            scanner.skipTrivia()
        }
        guard scanner.byte != nil, tokens > 0 else { return nil }
        return CallSyntax.Argument(range: start..<end, expression: expression..<end, isClosure: isClosure && tokens == 1)
    }

    /// Reads `label: `; returns nil and stays if there is none.
    private func readLabel(_ scanner: inout SwiftScanner) -> String? {
        var ahead = scanner
        let start = ahead.at
        guard let byte = ahead.byte, SwiftScanner.isWord(byte) || byte == UInt8(ascii: "`"), ahead.skipToken() else { return nil }
        let label = String(decoding: bytes[start..<ahead.at], as: UTF8.self)
        ahead.skipTrivia()
        guard ahead.byte == UInt8(ascii: ":") else { return nil }
        ahead.at += 1
        ahead.skipTrivia()
        scanner = ahead
        return label
    }

    /// Closures after the first one have labels.
    private func readTrailing(_ scanner: inout SwiftScanner, _ call: inout CallSyntax) {
        var ahead = scanner
        ahead.skipTrivia()
        guard ahead.byte == UInt8(ascii: "{") else { return }
        var start = ahead.at
        guard ahead.skipToken() else { return }
        call.trailing.append(CallSyntax.TrailingClosure(range: start..<ahead.at, label: nil, closure: start..<ahead.at))
        while true {
            scanner = ahead
            ahead.skipTrivia()
            start = ahead.at
            guard let label = readLabel(&ahead), ahead.byte == UInt8(ascii: "{") else { return }
            let closure = ahead.at
            guard ahead.skipToken() else { return }
            call.trailing.append(CallSyntax.TrailingClosure(range: start..<ahead.at, label: label, closure: closure..<ahead.at))
        }
    }
}
