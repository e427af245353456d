import Foundation

/// Chooses sample values by name.
enum SampleWords {
    /// The words of a name, in lower case: `user`, `avatar`, `url` for `User.avatarURL`.
    private static func words(of name: String) -> [String] {
        var words: [String] = [], current: [UInt8] = []
        func end() {
            if !current.isEmpty { words.append(String(decoding: current, as: UTF8.self)) }
            current = []
        }
        var isUpper = false
        // Bytes, because a large answer asks for thousands of names. Letters beyond ASCII are lower case.
        for byte in name.utf8 {
            let isCapital = (65...90).contains(byte)
            if isCapital, !isUpper { end() }
            if isCapital || (97...122).contains(byte) || byte > 127 { current.append(byte) } else { end() }
            isUpper = isCapital
        }
        end()
        return words.map { $0.lowercased() }
    }

    static func slug(_ name: String) -> String { words(of: name).joined(separator: "-") }

    // MARK: Text

    static func text(_ name: String, number: Int, kind: InterfaceSample.Kind) -> String {
        if let raw = InterfaceSample.raw(name, number: number, as: String.self) { return raw }
        let words = words(of: name), own = self.words(of: String(name[(name.lastIndex(of: ".") ?? name.startIndex)...]))
        // The last word says most: `userName` is a name, `nameLabelText` a text. What the owner is called says whose name it is.
        let found = own.reversed().lazy.compactMap { word in texts.first { $0.words.contains(word) } }.first
        if found?.words.contains("date") == true || own.last == "time", let text = readable(number: number, withTime: own.last == "time") {
            return text
        }
        let values = found?.values ?? (isPerson(words) && own.last == "name" ? people : titles)
        let value = values[number % values.count]
        // Identifiers, addresses and codes have one length.
        guard found?.isFixed != true else { return value }
        switch kind {
        case .typical: return value
        case .empty: return ""
        case .long: return [value, longer[number % longer.count]].joined(separator: " ")
        }
    }

    /// Returns text as a server sends it: dates as in ISO 8601, pictures as addresses. Inferred from the names that public services use.
    static func encoded(_ name: String, number: Int, kind: InterfaceSample.Kind) -> String {
        if let raw = InterfaceSample.raw(name, number: number, as: String.self) { return raw }
        let own = words(of: String(name[(name.lastIndex(of: ".") ?? name.startIndex)...])), all = Set(words(of: name))
        let isMoment = !moments.isDisjoint(with: own), isDay = !days.isDisjoint(with: own)
        if isMoment || isDay {
            if let text = readable(number: number) { return text }
            let text = date(number: number).formatted(.iso8601)
            return isMoment ? text : String(text.prefix { $0 != "T" })
        }
        let addresses: Set<String> = ["url", "uri", "link", "href", "src", "path", "source"]
        let isAddress = !addresses.isDisjoint(with: own)
        let said = isAddress ? all : Set(own)
        if own.count < 4, let picture = pictures.first(where: { said.contains($0) }) {
            return (own.contains("path") ? "/" : "https://example.com/") + "\(picture)-\(number + 1).jpg"
        }
        return text(name, number: number, kind: kind)
    }

    private static let moments: Set<String> = ["at", "timestamp", "datetime", "created", "updated", "published", "modified"]
    private static let days: Set<String> = ["date", "day", "birthday", "released"]

    /// Returns a date in the format in which the app reads dates; nil if it reads none.
    private static func readable(number: Int, withTime: Bool = false) -> String? {
        guard let format = InterfaceSample.dateFormat, !withTime || format.contains(where: { "Hh".contains($0) }) else { return nil }
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), SimulatedRun.current.timeZone)
        formatter.dateFormat = format
        return formatter.string(from: date(number: number))
    }

    private static let pictures = [
        "image", "img", "photo", "avatar", "picture", "thumbnail", "thumb", "poster", "backdrop", "cover", "artwork", "logo", "banner",
        "icon",
    ]

    private static func isPerson(_ words: [String]) -> Bool {
        !Set(words).isDisjoint(with: [
            "user", "person", "author", "contact", "member", "profile", "account", "friend", "customer", "sender",
            "companion", "guest", "player", "student", "teacher", "employee", "client", "owner", "recipient", "participant", "character",
        ])
    }

    private struct Texts {
        var words: Set<String>
        var values: [String]
        var isFixed = false
    }

    private static let people = ["Anna Haro", "Daniel Higgins", "Kate Bell", "David Taylor", "Hank Zakroff"]
    private static let titles = ["Morning Walk", "Weekend in Lisbon", "Reading List", "Garden Notes", "Sunday Brunch"]
    private static let sentences = [
        "A short walk along the river before breakfast.", "Three days of trams, tiles and custard tarts.",
        "Books to take along this summer.", "The tomatoes are doing well this year.", "Pancakes, berries and a lot of coffee.",
    ]
    private static let longer = [
        "with a title that is a good deal longer than the space that was planned for it",
        "and everything else that somebody could possibly want to say about it in one go",
        "including details, remarks and exceptions that nobody expected to be there",
    ]

    private static let texts: [Texts] = [
        Texts(words: ["first", "firstname", "given"], values: ["Anna", "Daniel", "Kate"]),
        Texts(words: ["last", "lastname", "family", "surname"], values: ["Haro", "Higgins", "Bell"]),
        Texts(words: ["id", "identifier", "uuid", "key", "token", "slug", "hash"], values: ["a1", "b2", "c3", "d4", "e5"], isFixed: true),
        Texts(words: ["email", "mail"], values: ["anna@example.com", "daniel@example.com", "kate@example.com"], isFixed: true),
        Texts(
            words: ["url", "link", "path", "href", "website", "uri"],
            values: ["https://example.com/1", "https://example.com/2", "https://example.com/3"], isFixed: true),
        Texts(words: ["domain", "host", "hostname", "server"], values: ["example.com", "example.org", "example.net"], isFixed: true),
        Texts(words: ["phone", "telephone", "mobile"], values: ["(555) 564-8583", "(555) 478-7672", "(555) 766-4823"], isFixed: true),
        Texts(words: ["price", "amount", "cost", "total", "balance"], values: ["$12.50", "$8.00", "$129.99"], isFixed: true),
        Texts(words: ["currency"], values: ["USD"], isFixed: true),
        Texts(words: ["time", "duration"], values: ["9:41 AM", "10:30 AM", "4:15 PM"], isFixed: true),
        Texts(
            words: ["date", "day", "created", "updated", "published"], values: ["Jan 9, 2026", "Jan 8, 2026", "Jan 7, 2026"], isFixed: true),
        Texts(words: ["symbol", "icon"], values: ["star", "heart", "bookmark"], isFixed: true),
        Texts(words: ["emoji"], values: ["🌤️", "🌧️", "❄️"], isFixed: true),
        Texts(words: ["image", "photo", "avatar", "picture"], values: ["photo"], isFixed: true),
        Texts(words: ["color", "colour", "hex"], values: ["#5856D6", "#30B0C7", "#FF9500"], isFixed: true),
        Texts(words: ["code", "zip", "postcode"], values: ["95014", "10115", "75001"], isFixed: true),
        Texts(words: ["language", "locale"], values: ["en", "de", "fr"], isFixed: true),
        Texts(words: ["country"], values: ["Portugal", "Germany", "Japan"]),
        Texts(words: ["city", "location", "place", "town", "region"], values: ["Lisbon", "Berlin", "Kyoto"]),
        Texts(words: ["street", "address"], values: ["1 Infinite Loop", "27 Garden Street", "8 River Road"]),
        Texts(words: ["username", "login", "handle", "nickname"], values: ["annaharo", "dhiggins", "kate_bell"]),
        Texts(words: ["author", "user", "person", "owner", "sender", "artist", "contact"], values: people),
        Texts(words: ["company", "organization", "brand", "store"], values: ["Orchard", "Northwind", "Riverside"]),
        Texts(words: ["category", "genre", "type", "tag", "group", "kind"], values: ["Travel", "Food", "Books"]),
        Texts(words: ["status", "state"], values: ["Ready", "Active", "Done"]),
        Texts(words: ["button", "action"], values: ["Continue", "Open", "Share"]),
        Texts(
            words: [
                "description", "summary", "body", "message", "text", "subtitle", "detail", "details", "content", "comment", "note", "notes",
                "bio", "caption", "overview", "about", "info", "excerpt",
            ], values: sentences),
    ]

    // MARK: Dates, addresses, identifiers

    static func date(number: Int) -> Date {
        // An hour before the run begins, and at the same time on the days before: "1 hour ago".
        SimulatedRun.current.now.addingTimeInterval(-3_600 - 86_400 * Double(number))
    }

    static func url(_ name: String, number: Int) -> URL { URL(filePath: "/sample/\(slug(name))-\(number + 1)") }

    /// Whether what has the name is a picture: `coverImageData`, `Person.photo`.
    static func isPicture(_ name: String) -> Bool {
        let pictures: Set = [
            "image", "img", "photo", "picture", "pic", "avatar", "icon", "thumbnail", "logo", "cover", "poster", "artwork",
        ]
        return !pictures.isDisjoint(with: words(of: name))
    }

    static func identifier(number: Int) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: number + 1)))
    }

    // MARK: Numbers

    static func count(_ name: String, number: Int, kind: InterfaceSample.Kind) -> Int {
        if let raw = InterfaceSample.raw(name, number: number, as: Int.self) { return raw }
        let words = Set(words(of: name)), own = self.words(of: String(name[(name.lastIndex(of: ".") ?? name.startIndex)...]))
        if !words.isDisjoint(with: ["id", "identifier"]) { return number + 1 }
        if isSuccess(own, of: words) { return 200 }
        if isInstant(own) { return Int(date(number: number).timeIntervalSince1970) }
        if !words.isDisjoint(with: ["index", "row", "section", "page", "position", "offset", "tag"]) { return number }
        if words.contains("year") { return 2026 - number }
        if !words.isDisjoint(with: ["month", "rating", "level"]) { return 3 + number % 3 }
        if words.contains("percent") || words.contains("percentage") { return [64, 25, 90][number % 3] }
        switch kind {
        case .typical: return [12, 7, 24][number % 3]
        case .long: return [12_345, 98_765, 54_321][number % 3]
        case .empty: return 0
        }
    }

    /// Whether a number is the status of an answer: `statusCode`, `Response.code`.
    private static func isSuccess(_ own: [String], of words: Set<String>) -> Bool {
        switch own {
        case ["status", "code"], ["http", "status"], ["http", "status", "code"], ["statuscode"], ["cod"]: true
        case ["code"], ["status"]: !words.isDisjoint(with: ["response", "answer", "reply", "envelope"])
        default: false
        }
    }

    /// Whether a number is a time in seconds since 1970: `createdAt`, `timestamp`, `date`.
    private static func isInstant(_ own: [String]) -> Bool {
        guard let last = own.last else { return false }
        return ["timestamp", "date", "sunrise", "sunset", "dt", "epoch"].contains(last) || own.count == 2 && last == "at"
    }

    static func amount(_ name: String, number: Int, kind: InterfaceSample.Kind) -> Double {
        let words = Set(words(of: name))
        if isInstant(self.words(of: String(name[(name.lastIndex(of: ".") ?? name.startIndex)...]))) {
            return date(number: number).timeIntervalSince1970.rounded()
        }
        if words.contains("latitude") || words.contains("lat") { return 37.3349 }
        if !words.isDisjoint(with: ["longitude", "lng", "lon"]) { return -122.009 }
        if !words.isDisjoint(with: ["progress", "ratio", "fraction", "alpha", "opacity", "percent", "percentage", "value"]) {
            return [0.64, 0.25, 0.9][number % 3]
        }
        if !words.isDisjoint(with: ["height", "width", "size"]) { return 200 }
        if !words.isDisjoint(with: ["radius", "spacing", "inset", "padding", "margin"]) { return 8 }
        if !words.isDisjoint(with: ["rating", "score"]) { return [4.5, 3.8, 4.9][number % 3] }
        switch kind {
        case .typical: return [12.5, 8, 129.99][number % 3]
        case .long: return [12_345.67, 98_765.43, 54_321.09][number % 3]
        case .empty: return 0
        }
    }

    static func flag(_ name: String) -> Bool {
        let usual: Set<String> = [
            "enabled", "visible", "available", "valid", "active", "logged", "signed", "authenticated", "online", "loaded",
            "success", "successful", "succeeded", "ok",
        ]
        return !usual.isDisjoint(with: words(of: name))
    }
}
