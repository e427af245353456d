import Foundation

extension TestReport {
    /// One page that needs nothing else: pictures are inside it, up to the budget; those beyond are linked.
    /// - Parameters:
    ///   - output: the folder that the mismatches' files are relative to.
    ///   - budget: bytes of pictures to take in.
    public func html(output: URL, budget: Int = 80_000_000) -> String {
        var left = budget
        let sections = suites.compactMap { suite -> String? in
            let bad = suite.entries.filter { $0.outcome != .same }
            guard !bad.isEmpty else { return nil }
            let articles = bad.map { Self.article($0, output: output, left: &left) }.joined(separator: "\n")
            return "<section><h2>\(suite.name.escapedForXML)</h2>\n\(articles)\n</section>"
        }
        return Self.page(summary: summary, isGood: isGood, body: ([causesHTML, orphansHTML] + sections).joined(separator: "\n"))
    }

    private var causesHTML: String {
        guard !causes.isEmpty else { return "" }
        let items = causes.prefix(40).map { cause in
            "<li>\(Self.marked(cause.sentence)) <small>\(cause.keys.count == 1 ? "1 cell" : "\(cause.keys.count) cells")</small></li>"
        }
        return "<h2>What changed</h2><ul>\(items.joined())</ul>"
    }

    private var orphansHTML: String {
        guard !orphans.isEmpty else { return "" }
        return "<h2>Goldens that no cell asks for</h2><ul>\(orphans.map { "<li>\($0.description.escapedForXML)</li>" }.joined())</ul>"
    }

    private static func article(_ entry: Entry, output: URL, left: inout Int) -> String {
        let name = entry.key.cellName.escapedForXML
        switch entry.outcome {
        case .same: return ""
        case .missing: return "<article><h3>\(name)</h3><p>has no golden</p></article>"
        case .failed(let reason): return "<article><h3>\(name)</h3><pre>\(reason.escapedForXML)</pre></article>"
        case .different(let mismatch):
            let words = mismatch.sentences.map { "<li>\(marked($0))</li>" }.joined()
            let files = [("golden", mismatch.files.golden), ("difference", mismatch.files.difference), ("actual", mismatch.files.actual)]
            let pictures = files.map { title, path in
                let source = source(of: path, output: output, left: &left)
                return "<figure><img loading=\"lazy\" alt=\"\(title)\" src=\"\(source)\"><figcaption>\(title)</figcaption></figure>"
            }
            return """
                <article><h3>\(name)</h3><ul>\(words)</ul>
                <div class="three">\(pictures.joined())</div>
                <p><button onclick="blink(this)">Blink golden and actual</button></p></article>
                """
        }
    }

    private static func source(of path: String, output: URL, left: inout Int) -> String {
        guard let data = try? Data(contentsOf: output.appending(path: path)), data.count <= left else { return path.escapedForXML }
        left -= data.count
        return "data:image/png;base64," + data.base64EncodedString()
    }

    /// Names between grave accents are set as code.
    private static func marked(_ sentence: String) -> String {
        let parts = sentence.escapedForXML.split(separator: "`", omittingEmptySubsequences: false)
        let isCode = { (at: Int) in at % 2 == 1 && at < parts.count - 1 }
        return parts.enumerated().map { isCode($0.offset) ? "<code>\($0.element)</code>" : String($0.element) }.joined()
    }

    private static func page(summary: String, isGood: Bool, body: String) -> String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Plumb: \(summary.escapedForXML)</title>
        <style>
        :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 1400px; padding: 24px; }
        h1 { font-size: 22px; border-left: 6px solid \(isGood ? "#34c759" : "#ff3b30"); padding-left: 12px; }
        h2 { font-size: 17px; margin-top: 32px; }
        h3 { font: 600 15px ui-monospace, monospace; margin: 0 0 8px; }
        article { border-top: 1px solid var(--line); padding: 16px 0; }
        code { font-family: ui-monospace, monospace; background: var(--line); padding: 0 4px; border-radius: 4px; }
        small, figcaption { opacity: .6; font-size: 13px; }
        .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
        figure { margin: 0; }
        img { width: 100%; border: 1px solid var(--line); cursor: zoom-in; }
        img.full { position: fixed; inset: 0; width: auto; height: 100vh; margin: auto; z-index: 2; cursor: zoom-out; background: #888; }
        pre { white-space: pre-wrap; }
        </style></head><body>
        <h1>\(summary.escapedForXML)</h1>
        \(body)
        <script>
        document.querySelectorAll('img').forEach(i => i.onclick = () => i.classList.toggle('full'));
        function blink(button) {
          const images = button.closest('article').querySelectorAll('img');
          if (button.timer) { clearInterval(button.timer); button.timer = null; images[0].src = button.golden; return; }
          button.golden = images[0].src;
          let shown = false;
          button.timer = setInterval(() => { shown = !shown; images[0].src = shown ? images[2].src : button.golden; }, 500);
        }
        </script>
        </body></html>

        """
    }
}
