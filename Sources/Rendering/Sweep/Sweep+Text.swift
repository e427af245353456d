import LayoutAudit

extension Sweep.Result {
    /// Sentences for the stretches, one for all series with the same stretch: `truncatedText card/price: from 341 pt down, at AX1 to AX5`.
    package var sentences: [String] {
        var order: [Sweep.Stretch] = []
        var owners: [Sweep.Stretch: [Sweep.Series]] = [:]
        for one in series {
            for stretch in one.stretches {
                if owners[stretch] == nil { order.append(stretch) }
                owners[stretch, default: []].append(one)
            }
        }
        return order.map { stretch in
            let view = stretch.view.split(separator: "/").dropFirst().joined(separator: "/")
            return "\(stretch.kind.rawValue) \(view): \(range(of: stretch)), \(circumstances(owners[stretch] ?? []))"
        }
    }

    private func range(of stretch: Sweep.Stretch) -> String {
        if stretch.from == from, stretch.to == to { return "at every width" }
        if stretch.from == from { return "from \(stretch.to) pt down" }
        if stretch.to == to { return "from \(stretch.from) pt up" }
        return stretch.from == stretch.to ? "at \(stretch.from) pt" : "from \(stretch.from) to \(stretch.to) pt"
    }

    private func circumstances(_ owners: [Sweep.Series]) -> String {
        guard owners.count < series.count else { return "always" }
        func description(_ part: (Sweep.Series) -> String) -> String? {
            let (all, some) = (distinct(series.map(part)), distinct(owners.map(part)))
            guard all.count > 1, some.count < all.count else { return nil }
            let indices = some.compactMap { all.firstIndex(of: $0) }
            guard some.count > 2, let first = indices.first, indices == Array(first..<(first + some.count)) else {
                return some.joined(separator: ", ")
            }
            return "\(some[0]) to \(some[some.count - 1])"
        }
        let parts = [description(\.contentSize), description(\.direction), description(\.language), description(\.keyboard)].compactMap(
            \.self)
        return parts.isEmpty ? "in \(owners.count) of \(series.count) series" : "at " + parts.joined(separator: ", ")
    }

    private func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension Sweep.Result {
    /// An SVG strip of widths for each series: red for errors and amber for warnings, with the kind and widths on each stretch.
    package var svg: String {
        let (left, row, scale) = (150.0, 18.0, 0.6)
        let width = left + Double(to - from + 1) * scale + 20, height = 40 + row * Double(series.count)
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(Self.number(width))" height="\#(Self.number(height))" font-family="sans-serif" font-size="10">"#,
            #"<text x="4" y="14" font-size="12">\#(`case`.escapedForXML), \#(from) to \#(to) pt</text>"#,
        ]
        for mark in stride(from: (from / 100 + 1) * 100, through: to, by: 100) {
            let x = Self.number(left + Double(mark - from) * scale)
            lines.append(
                #"<line x1="\#(x)" x2="\#(x)" y1="24" y2="\#(Self.number(height))" stroke="silver"/><text x="\#(x)" y="22" text-anchor="middle">\#(mark)</text>"#
            )
        }
        for (index, one) in series.enumerated() {
            let y = 28 + row * Double(index)
            let name = [
                one.contentSize, one.direction, one.language == "base" ? "" : one.language, one.keyboard == "hidden" ? "" : one.keyboard,
            ]
            lines.append(
                #"<text x="4" y="\#(Self.number(y + 11))">\#(name.filter { !$0.isEmpty }.joined(separator: " ").escapedForXML)</text>"#)
            lines.append(Self.bar(left, y, Double(to - from + 1) * scale, "#d8efdc", nil))
            // The worst is drawn on top.
            for stretch in one.stretches.sorted(by: { $0.kind.severity < $1.kind.severity }) {
                let x = left + Double(stretch.from - from) * scale, length = Double(stretch.to - stretch.from + 1) * scale
                let title = "\(stretch.kind.rawValue) \(stretch.view): \(stretch.from) to \(stretch.to) pt"
                lines.append(Self.bar(x, y, length, stretch.kind.severity == .error ? "#d64545" : "#e8b23a", title))
            }
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private static func bar(_ x: Double, _ y: Double, _ width: Double, _ color: String, _ title: String?) -> String {
        let start = #"<rect x="\#(number(x))" y="\#(number(y))" width="\#(number(width))" height="14" fill="\#(color)""#
        return title.map { "\(start)><title>\($0.escapedForXML)</title></rect>" } ?? start + "/>"
    }

    private static func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)".replacing(".0", with: "") }
}

extension Sweep.Result {
    /// Whether any finding is an error.
    package var hasErrors: Bool { series.contains { $0.stretches.contains { $0.kind.severity == .error } } }
}
