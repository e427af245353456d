extension TestReport {
    /// The report in the format of continuous integration services: a suite for each case, a test for each cell.
    package var junit: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let failures = different.count + missing.count
        lines.append("<testsuites name=\"plumb\" tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(failed.count)\">")
        for (name, entries) in suites {
            let suite = TestReport(entries: entries)
            let counts =
                "tests=\"\(entries.count)\" failures=\"\(suite.different.count + suite.missing.count)\" errors=\"\(suite.failed.count)\""
            lines.append("  <testsuite name=\"\(name.escapedForXML)\" \(counts)>")
            lines += entries.map { Self.line($0) }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    /// The entries by case, in their order.
    var suites: [(name: String, entries: [Entry])] {
        var suites: [(name: String, entries: [Entry])] = []
        for entry in entries {
            if suites.last?.name == entry.key.caseName {
                suites[suites.count - 1].entries.append(entry)
            } else {
                suites.append((entry.key.caseName, [entry]))
            }
        }
        return suites
    }

    private static func line(_ entry: Entry) -> String {
        let start = "    <testcase classname=\"\(entry.key.caseName.escapedForXML)\" name=\"\(entry.key.cellName.escapedForXML)\""
        switch entry.outcome {
        case .same: return start + "/>"
        case .tolerated(let tolerated): return start + "><system-out>\(tolerated.sentence.escapedForXML)</system-out></testcase>"
        case .missing: return start + "><failure message=\"no golden\"/></testcase>"
        case .failed(let reason): return start + "><error message=\"\(reason.escapedForXML)\"/></testcase>"
        case .different(let mismatch):
            let sentences = mismatch.sentences
            let text = sentences.joined(separator: "\n").escapedForXML
            return start + "><failure message=\"\((sentences.first ?? "differs").escapedForXML)\">\(text)</failure></testcase>"
        }
    }
}
