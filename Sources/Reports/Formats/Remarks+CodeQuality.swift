extension [Remark] {
    /// Returns GitLab's code quality report: a JSON array, as read by `artifacts:reports:codequality`.
    package func codeQuality() throws -> String {
        try Self.encoded(
            map { remark in
                let severity =
                    switch remark.level {
                    case .error: "major"
                    case .warning: "minor"
                    case .note: "info"
                    }
                // A location is required, so a screen in Swift uses its cell's name.
                let path = remark.file ?? remark.title
                return CodeQualityIssue(
                    description: "\(remark.title): \(remark.message.replacing("\n", with: "; "))", checkName: remark.rule,
                    fingerprint: remark.fingerprint, severity: severity,
                    location: .init(path: path, lines: .init(begin: remark.line ?? 1)))
            })
    }
}

private struct CodeQualityIssue: Encodable {
    struct Lines: Encodable { var begin: Int }
    struct Location: Encodable { var path: String; var lines: Lines }

    var description, checkName, fingerprint, severity: String
    var location: Location

    enum CodingKeys: String, CodingKey { case description, checkName = "check_name", fingerprint, severity, location }
}
