/// The font families that iOS includes, as opposed to those that apps bundle.
/// Source: the families Apple lists for iOS 17 (developer.apple.com/fonts/system-fonts), with the names that older Xcodes use for the
/// Chinese ones.
enum AppleFaces {
    /// Whether a PostScript, full or family name belongs to an iOS font.
    static func contains(_ name: String) -> Bool {
        if name.hasPrefix(".") { return true }
        let name = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return families.contains { name.hasPrefix($0) }
    }

    private static let families = [
        "academyengraved", "albayan", "americantypewriter", "apple", "arial", "avenir", "baskerville", "bodoni", "bradleyhand",
        "chalkboard",
        "chalkduster", "charter", "cochin", "copperplate", "courier", "damascus", "devanagari", "didot", "dinalternate", "dincondensed",
        "diwan",
        "euphemia", "farah", "futura", "galvji", "geeza", "georgia", "gillsans", "grantha", "gujarati", "gurmukhi", "heiti", "helvetica",
        "hiragino",
        "hoefler", "impact", "kailasa", "kannada", "kefa", "khmer", "kohinoor", "lao", "malayalam", "markerfelt", "menlo", "mishafi",
        "mukta",
        "myanmar", "noteworthy", "notonastaliq", "optima", "oriya", "palatino", "papyrus", "partylet", "pingfang", "rockwell", "savoye",
        "sinhala",
        "snellroundhand", "stheiti", "stix", "symbol", "tamil", "telugu", "thonburi", "times", "trebuchet", "verdana", "zapf",
    ]
}
