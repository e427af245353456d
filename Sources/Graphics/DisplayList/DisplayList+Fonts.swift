extension DisplayList {
    /// The paths of the font files whose glyphs the list draws.
    package var fontPaths: Set<String> {
        var paths: Set<String> = []
        collectFonts(into: &paths)
        return paths
    }

    private func collectFonts(into paths: inout Set<String>) {
        for command in commands {
            switch command {
            case .paint(.text(let text)): text.glyphs.collectFonts(into: &paths)
            case .endGroup(let mask?): mask.collectFonts(into: &paths)
            default: break
            }
        }
    }
}

extension GlyphLayout {
    fileprivate func collectFonts(into paths: inout Set<String>) {
        for piece in lines.lazy.flatMap(\.pieces) {
            switch piece.content {
            case .glyphs(let file, _, _), .emoji(let file, _, _): paths.insert(file.path)
            case .attachment, .blank: break
            }
        }
    }
}
