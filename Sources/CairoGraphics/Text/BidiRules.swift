import CUnicode

/// A character's class in UAX #9. The order is that of `Tools/unicode/tables.py`.
enum DirectionClass: UInt8 {
    case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

    init(_ scalar: UInt32) { self = DirectionClass(rawValue: plumb_character(scalar).direction) ?? .l }

    fileprivate var isStrong: Bool { self == .l || self == .r || self == .al }
    fileprivate var opensIsolate: Bool { self == .lri || self == .rli || self == .fsi }
    /// Whether rule X9 removes it.
    fileprivate var isRemoved: Bool { self == .bn || (DirectionClass.lre.rawValue...DirectionClass.pdf.rawValue).contains(rawValue) }
    /// Whether it takes the direction of what is around it (rules N1, N2).
    fileprivate var isNeutral: Bool { [.b, .s, .ws, .on].contains(self) || opensIsolate || self == .pdi }
}

/// The embedding levels of one paragraph, by UAX #9 for Unicode 15.0.
struct BidiRules {
    enum Base { case leftToRight, rightToLeft, naturalOrLeftToRight, naturalOrRightToLeft }

    private let scalars: [UInt32]
    private let original: [DirectionClass]
    /// The index of the character that ends the isolate begun at an index.
    private var ends: [Int: Int] = [:]
    private var classes: [DirectionClass]
    private(set) var levels: [UInt8]
    private let deepest: UInt8 = 125

    /// Returns the level of each character; an odd one is right to left.
    static func levels(of scalars: [UInt32], base: Base) -> (levels: [UInt8], isRightToLeft: Bool) {
        var rules = BidiRules(scalars)
        let paragraph = rules.paragraphLevel(base)
        rules.findLevels(paragraph)
        return (rules.levels, paragraph == 1)
    }

    private init(_ scalars: [UInt32]) {
        self.scalars = scalars
        original = scalars.map(DirectionClass.init)
        classes = original
        levels = [UInt8](repeating: 0, count: scalars.count)
        var open: [Int] = []
        for (at, kind) in original.enumerated() {
            if kind.opensIsolate { open.append(at) }
            if kind == .pdi, let start = open.popLast() { ends[start] = at }
        }
    }

    private func paragraphLevel(_ base: Base) -> UInt8 {
        switch base {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .naturalOrLeftToRight: direction(of: original.indices) ?? 0
        case .naturalOrRightToLeft: direction(of: original.indices) ?? 1
        }
    }

    /// P2, P3: the level of the first letter outside of isolates; nil without one.
    private func direction(of range: Range<Int>) -> UInt8? {
        var at = range.lowerBound
        while at < range.upperBound {
            if original[at].isStrong { return original[at] == .l ? 0 : 1 }
            at = original[at].opensIsolate ? (ends[at] ?? range.upperBound) : at + 1
        }
        return nil
    }

    private mutating func findLevels(_ paragraph: UInt8) {
        findExplicitLevels(paragraph)
        for sequence in sequences(paragraph) {
            var sequence = sequence
            sequence.resolve()
            for (at, index) in sequence.indices.enumerated() { levels[index] = sequence.level(at) }
        }
        for at in original.indices where original[at].isRemoved { levels[at] = at > 0 ? levels[at - 1] : paragraph }
        resetSpaces(paragraph)
    }

    /// L1, for tabs and the end of the paragraph; those of lines are not known yet.
    private mutating func resetSpaces(_ paragraph: UInt8) {
        var isReset = true
        for at in original.indices.reversed() {
            switch original[at] {
            case .s, .b: isReset = true
            case .ws, .lri, .rli, .fsi, .pdi: break
            default: if !original[at].isRemoved { isReset = false }
            }
            if isReset { levels[at] = paragraph }
        }
    }

    // MARK: X1 … X8

    private struct Status {
        var level: UInt8
        var override: DirectionClass?
        var isIsolate: Bool
    }

    private mutating func findExplicitLevels(_ paragraph: UInt8) {
        var stack = [Status(level: paragraph, override: nil, isIsolate: false)]
        var (extraIsolates, extraEmbeddings, isolates) = (0, 0, 0)
        func next(_ isRightToLeft: Bool) -> UInt8 {
            let level = stack[stack.count - 1].level
            return isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
        }
        for at in original.indices {
            let kind = original[at], top = stack[stack.count - 1]
            levels[at] = top.level
            switch kind {
            case .rle, .lre, .rlo, .lro:
                let level = next(kind == .rle || kind == .rlo)
                guard level <= deepest, extraIsolates == 0, extraEmbeddings == 0 else {
                    if extraIsolates == 0 { extraEmbeddings += 1 }
                    continue
                }
                stack.append(Status(level: level, override: kind == .rlo ? .r : kind == .lro ? .l : nil, isIsolate: false))
            case .rli, .lri, .fsi:
                classes[at] = top.override ?? kind
                let inside = direction(of: at + 1..<(ends[at] ?? original.count))
                let level = next(kind == .rli || kind == .fsi && inside == 1)
                guard level <= deepest, extraIsolates == 0, extraEmbeddings == 0 else {
                    extraIsolates += 1
                    continue
                }
                isolates += 1
                stack.append(Status(level: level, override: nil, isIsolate: true))
            case .pdi:
                if extraIsolates > 0 {
                    extraIsolates -= 1
                } else if isolates > 0 {
                    extraEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    isolates -= 1
                }
                levels[at] = stack[stack.count - 1].level
                classes[at] = stack[stack.count - 1].override ?? kind
            case .pdf:
                guard extraIsolates == 0 else { continue }
                if extraEmbeddings > 0 {
                    extraEmbeddings -= 1
                } else if !top.isIsolate, stack.count > 1 {
                    stack.removeLast()
                }
            case .b: levels[at] = paragraph
            case .bn: break
            default: classes[at] = top.override ?? kind
            }
        }
    }

    // MARK: X10

    /// Returns the isolating run sequences.
    private func sequences(_ paragraph: UInt8) -> [IsolatingSequence] {
        let kept = original.indices.filter { !original[$0].isRemoved }
        var runs: [[Int]] = []
        for at in kept {
            if let last = runs.last?.last, levels[last] == levels[at] { runs[runs.count - 1].append(at) } else { runs.append([at]) }
        }
        let starts = Dictionary(uniqueKeysWithValues: runs.enumerated().map { ($1[0], $0) })
        let matched = Set(ends.values)
        return runs.compactMap { run in
            guard !(original[run[0]] == .pdi && matched.contains(run[0])) else { return nil }
            var indices = run
            while let last = indices.last, original[last].opensIsolate, let end = ends[last], let next = starts[end] {
                indices += runs[next]
            }
            return sequence(indices, kept, paragraph)
        }
    }

    private func sequence(_ indices: [Int], _ kept: [Int], _ paragraph: UInt8) -> IsolatingSequence {
        let first = indices[0], last = indices[indices.count - 1], level = levels[first]
        func neighbour(_ at: Int?) -> UInt8 { at.map { levels[$0] } ?? paragraph }
        let before = kept.last { $0 < first }
        let after = original[last].opensIsolate && ends[last] == nil ? nil : kept.first { $0 > last }
        func kind(_ other: UInt8) -> DirectionClass { max(level, other) % 2 == 1 ? .r : .l }
        return IsolatingSequence(
            indices: indices, classes: indices.map { classes[$0] }, original: indices.map { original[$0] },
            brackets: indices.map { plumb_bracket(scalars[$0]) }, scalars: indices.map { scalars[$0] }, level: level,
            start: kind(neighbour(before)), end: kind(neighbour(after)))
    }
}

/// The characters of one isolating run sequence, as if they were adjacent.
private struct IsolatingSequence {
    let indices: [Int]
    private var classes: [DirectionClass]
    private let original: [DirectionClass]
    private let brackets: [UInt32], scalars: [UInt32]
    private let level: UInt8
    private let start, end: DirectionClass
    private var embedding: DirectionClass { level % 2 == 1 ? .r : .l }

    init(
        indices: [Int], classes: [DirectionClass], original: [DirectionClass], brackets: [UInt32], scalars: [UInt32], level: UInt8,
        start: DirectionClass, end: DirectionClass
    ) {
        (self.indices, self.classes, self.original, self.brackets, self.scalars) = (indices, classes, original, brackets, scalars)
        (self.level, self.start, self.end) = (level, start, end)
    }

    mutating func resolve() {
        resolveMarks()
        resolveNumbers()
        resolveBrackets()
        resolveNeutrals()
    }

    /// I1, I2.
    func level(_ at: Int) -> UInt8 {
        if level % 2 == 1 { return classes[at] == .r ? level : level + 1 }
        return classes[at] == .r ? level + 1 : classes[at] == .l ? level : level + 2
    }

    /// W1.
    private mutating func resolveMarks() {
        for at in classes.indices where classes[at] == .nsm {
            guard at > 0 else { classes[at] = start; continue }
            classes[at] = original[at - 1].opensIsolate || original[at - 1] == .pdi ? .on : classes[at - 1]
        }
    }

    /// W2 … W7.
    private mutating func resolveNumbers() {
        var strong = start
        for at in classes.indices {
            if classes[at].isStrong { strong = classes[at] }
            if classes[at] == .en, strong == .al { classes[at] = .an }
        }
        for at in classes.indices where classes[at] == .al { classes[at] = .r }
        for at in classes.indices.dropFirst().dropLast() {
            let (before, after) = (classes[at - 1], classes[at + 1])
            if classes[at] == .es, before == .en, after == .en { classes[at] = .en }
            if classes[at] == .cs, before == after, before == .en || before == .an { classes[at] = before }
        }
        resolveTerminators()
        for at in classes.indices where [.es, .et, .cs].contains(classes[at]) { classes[at] = .on }
        strong = start
        for at in classes.indices {
            if classes[at].isStrong { strong = classes[at] }
            if classes[at] == .en, strong == .l { classes[at] = .l }
        }
    }

    /// W5.
    private mutating func resolveTerminators() {
        var at = 0
        while at < classes.count {
            guard classes[at] == .et else { at += 1; continue }
            let next = classes[at...].firstIndex { $0 != .et } ?? classes.count
            if at > 0 && classes[at - 1] == .en || next < classes.count && classes[next] == .en {
                for between in at..<next { classes[between] = .en }
            }
            at = next
        }
    }

    /// N0.
    private mutating func resolveBrackets() {
        for (opening, closing) in pairs() {
            let inside = (opening + 1..<closing).compactMap { strongSide($0) }
            guard !inside.isEmpty else { continue }
            let before = (0..<opening).last { strongSide($0) != nil }.flatMap { strongSide($0) } ?? start
            let kind = inside.contains(embedding) ? embedding : before
            for bracket in [opening, closing] {
                classes[bracket] = kind
                // Marks on a bracket follow it.
                var at = bracket + 1
                while at < classes.count, original[at] == .nsm {
                    classes[at] = kind
                    at += 1
                }
            }
        }
    }

    /// The direction of a strong character or a number, for brackets.
    private func strongSide(_ at: Int) -> DirectionClass? {
        switch classes[at] {
        case .l: .l
        case .r, .en, .an: .r
        default: nil
        }
    }

    /// BD16.
    private func pairs() -> [(Int, Int)] {
        var open: [(closing: UInt32, at: Int)] = [], found: [(Int, Int)] = []
        // U+2329 and U+232A are equal to U+3008 and U+3009.
        func canonical(_ scalar: UInt32) -> UInt32 { scalar == 0x2329 ? 0x3008 : scalar == 0x232A ? 0x3009 : scalar }
        for at in classes.indices where brackets[at] != 0 && classes[at] == .on {
            if brackets[at] >> 31 == 1 {
                guard open.count < 63 else { return [] }
                open.append((canonical(brackets[at] & 0x7FFF_FFFF), at))
            } else if let match = open.lastIndex(where: { $0.closing == canonical(scalars[at]) }) {
                found.append((open[match].at, at))
                open.removeSubrange(match...)
            }
        }
        return found.sorted { $0.0 < $1.0 }
    }

    /// N1, N2.
    private mutating func resolveNeutrals() {
        func side(_ kind: DirectionClass) -> DirectionClass { kind == .l ? .l : .r }
        var at = 0
        while at < classes.count {
            guard classes[at].isNeutral else { at += 1; continue }
            let next = classes[at...].firstIndex { !$0.isNeutral } ?? classes.count
            let before = at > 0 ? side(classes[at - 1]) : start, after = next < classes.count ? side(classes[next]) : end
            for between in at..<next { classes[between] = before == after ? before : embedding }
            at = next
        }
    }
}
