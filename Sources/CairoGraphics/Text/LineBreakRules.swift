import CUnicode

/// A character's class in UAX #14, after rule LB1. The order is that of `Tools/unicode/tables.py`.
enum LineClass: UInt8 {
    case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id, `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr
    case qu, ri, sa, sp, sy, wj, zw, zwj
    /// Brackets as wide as Han characters, which rule LB30 leaves out.
    case wideClosing, wideOpening
    /// An unassigned character that will be a picture (rule LB30b).
    case futurePicture

    init(_ scalar: UInt32) { self = LineClass(rawValue: plumb_character(scalar).line) ?? .al }
}

/// Where lines may break, by UAX #14 for Unicode 15.0 with its numbers as in example 7 of section 8.2.
struct LineBreakRules {
    private let classes: [LineClass]
    /// The class of the last character that is not a combining mark, of the one before it, and of the last one that is no space either.
    private var base = LineClass.sp, before = LineClass.sp, beforeSpaces = LineClass.sp
    /// The number of regional indicators before the position.
    private var indicators = 0
    private var number = Number.none

    private enum Number { case none, digits, closed }

    /// Returns whether a line may begin at each character.
    /// - Parameter dictionary: The same, for the inside of words of Thai, Khmer and others, which have no spaces between them.
    static func breaks(in scalars: [UInt32], dictionary: () -> [Bool]) -> [Bool] {
        let classes = scalars.map(LineClass.init)
        var rules = LineBreakRules(classes: classes.map { $0 == .sa ? .al : $0 })
        var breaks = classes.indices.map { at in
            defer { rules.advance(over: at) }
            return at > 0 && rules.allows(at)
        }
        guard classes.contains(.sa) else { return breaks }
        let words = dictionary()
        for at in classes.indices.dropFirst() where classes[at] == .sa && classes[at - 1] == .sa { breaks[at] = words[at] }
        return breaks
    }

    private init(classes: [LineClass]) { self.classes = classes }

    private mutating func advance(over at: Int) {
        let next = classes[at]
        if isMark(next), at > 0, !hasNoMarks(classes[at - 1]) { return }
        before = base
        base = isMark(next) ? .al : next
        if base != .sp { beforeSpaces = base }
        indicators = base == .ri ? indicators + 1 : 0
        switch base {
        case .nu: number = .digits
        case .sy, .is: if number != .digits { number = .none }
        case .cl, .cp, .wideClosing: number = number == .digits ? .closed : .none
        default: number = .none
        }
    }

    private func isMark(_ a: LineClass) -> Bool { a == .cm || a == .zwj }

    /// Whether a mark after this class stands alone (rule LB10).
    private func hasNoMarks(_ a: LineClass) -> Bool { [.bk, .cr, .lf, .nl, .sp, .zw].contains(a) }

    /// Whether a line may begin at a character, given what is before it.
    private func allows(_ at: Int) -> Bool {
        let last = classes[at - 1]
        var next = classes[at]
        // LB4 … LB6: forced breaks.
        if [.bk, .lf, .nl].contains(last) { return true }
        if last == .cr { return next != .lf }
        if [.bk, .cr, .lf, .nl].contains(next) { return false }
        // LB7, LB8.
        if next == .sp || next == .zw { return false }
        if beforeSpaces == .zw { return true }
        // LB8a … LB10: marks.
        if last == .zwj { return false }
        if isMark(next) {
            if !hasNoMarks(last) { return false }
            next = .al
        }
        return allowsAroundSpaces(next) ?? allows(next, followedBy: at + 1 < classes.count ? classes[at + 1] : nil)
    }

    /// LB11 … LB18.
    private func allowsAroundSpaces(_ next: LineClass) -> Bool? {
        if next == .wj || base == .wj || base == .gl { return false }
        if next == .gl, ![.sp, .ba, .hy].contains(base) { return false }
        if [.cl, .cp, .wideClosing, .ex, .is, .sy].contains(next) { return false }
        switch (beforeSpaces, next) {
        case (.op, _), (.wideOpening, _), (.qu, .op), (.qu, .wideOpening), (.cl, .ns), (.cp, .ns), (.wideClosing, .ns), (.b2, .b2):
            return false
        default: return base == .sp ? true : nil
        }
    }

    /// LB19 … LB31.
    private func allows(_ next: LineClass, followedBy after: LineClass?) -> Bool {
        if next == .qu || base == .qu { return false }
        if next == .cb || base == .cb { return true }
        if [.ba, .hy, .ns].contains(next) || base == .bb { return false }
        if before == .hl, base == .hy || base == .ba { return false }
        if base == .sy, next == .hl { return false }
        if next == .in { return false }
        return !(joinsNumber(next, followedBy: after) || joinsWords(next) || joinsHangul(next) || joinsPictures(next))
    }

    /// LB25.
    private func joinsNumber(_ next: LineClass, followedBy after: LineClass?) -> Bool {
        switch (base, next) {
        case (.pr, .nu), (.po, .nu), (.op, .nu), (.wideOpening, .nu), (.hy, .nu): true
        case (.pr, .op), (.po, .op), (.pr, .wideOpening), (.po, .wideOpening), (.pr, .hy), (.po, .hy): after == .nu
        default:
            switch number {
            case .none: false
            case .digits: [.nu, .po, .pr].contains(next)
            case .closed: next == .po || next == .pr
            }
        }
    }

    /// LB23, LB24, LB28 … LB30.
    private func joinsWords(_ next: LineClass) -> Bool {
        func isLetter(_ a: LineClass) -> Bool { a == .al || a == .hl }
        func isPicture(_ a: LineClass) -> Bool { [.id, .eb, .em, .futurePicture].contains(a) }
        if isLetter(base) { return isLetter(next) || [.nu, .pr, .po, .op].contains(next) }
        if isLetter(next) { return [.nu, .pr, .po, .is, .cp].contains(base) }
        return base == .nu && next == .op || base == .cp && next == .nu || base == .pr && isPicture(next) || isPicture(base) && next == .po
    }

    /// LB26, LB27.
    private func joinsHangul(_ next: LineClass) -> Bool {
        func isHangul(_ a: LineClass) -> Bool { [.jl, .jv, .jt, .h2, .h3].contains(a) }
        switch base {
        case .jl: return [.jl, .jv, .h2, .h3, .po].contains(next)
        case .jv, .h2: return [.jv, .jt, .po].contains(next)
        case .jt, .h3: return [.jt, .po].contains(next)
        case .pr: return isHangul(next)
        default: return false
        }
    }

    /// LB30a, LB30b.
    private func joinsPictures(_ next: LineClass) -> Bool {
        if base == .ri, next == .ri { return indicators % 2 == 1 }
        return next == .em && (base == .eb || base == .futurePicture)
    }
}
