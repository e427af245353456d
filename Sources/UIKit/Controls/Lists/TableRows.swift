import Foundation

/// The heights of a table's rows, headers and footers, known or estimated.
struct TableRows {
    private struct Section {
        var header: CGFloat = 0, footer: CGFloat = 0
        var heights: [CGFloat]
        /// What the rows are taken to be before they are measured.
        var estimates: [CGFloat]
        var isKnown: [Bool]
        /// Set by the delegate; kept when measured heights are invalidated.
        var isFixed: [Bool]
    }

    private var sections: [Section] = []

    init() {}

    init(counts: [Int]) {
        sections = counts.map {
            Section(
                heights: Array(repeating: 44, count: $0), estimates: Array(repeating: 44, count: $0),
                isKnown: Array(repeating: false, count: $0),
                isFixed: Array(repeating: false, count: $0))
        }
    }

    var sectionCount: Int { sections.count }
    var lastHeight: CGFloat? { sections.last?.heights.last }
    func count(in section: Int) -> Int { sections[section].heights.count }
    func header(_ section: Int) -> CGFloat { sections[section].header }
    func footer(_ section: Int) -> CGFloat { sections[section].footer }
    func height(at indexPath: IndexPath) -> CGFloat { sections[indexPath.section].heights[indexPath.row] }
    func isKnown(_ indexPath: IndexPath) -> Bool { sections[indexPath.section].isKnown[indexPath.row] }
    func total(_ section: Int) -> CGFloat { sections[section].header + sections[section].footer + sections[section].heights.reduce(0, +) }

    mutating func setHeader(_ height: CGFloat, _ section: Int) { sections[section].header = height }
    mutating func setFooter(_ height: CGFloat, _ section: Int) { sections[section].footer = height }

    /// Sets a height that was measured or returned by the delegate.
    mutating func set(_ height: CGFloat, at indexPath: IndexPath) {
        sections[indexPath.section].heights[indexPath.row] = height
        sections[indexPath.section].isKnown[indexPath.row] = true
    }

    mutating func estimate(_ height: CGFloat, at indexPath: IndexPath) {
        sections[indexPath.section].heights[indexPath.row] = height
        sections[indexPath.section].estimates[indexPath.row] = height
        sections[indexPath.section].isKnown[indexPath.row] = false
    }

    mutating func fix(_ height: CGFloat, at indexPath: IndexPath) {
        set(height, at: indexPath)
        sections[indexPath.section].isFixed[indexPath.row] = true
    }

    /// Replaces measured heights by estimates, so that they are measured again and nothing depends on what they were.
    mutating func forgetHeights() {
        for section in sections.indices {
            for row in sections[section].isKnown.indices where !sections[section].isFixed[row] {
                sections[section].isKnown[row] = false
                sections[section].heights[row] = sections[section].estimates[row]
            }
        }
    }
}
