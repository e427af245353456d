import Foundation

/// A kind of data, identified by name. The common ones are known with their file extensions and MIME types.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    public let identifier: String
    /// What a type that an app declares, or that a tag stands for, conforms to.
    private var parent: String?
    /// The file extension or the MIME type for which a dynamic type was made.
    private var tag: (extension: String?, mimeType: String?)
    public var preferredFilenameExtension: String? { Self.known[identifier]?.fileExtension ?? tag.extension }
    public var preferredMIMEType: String? { Self.known[identifier]?.mimeType ?? tag.mimeType }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }
    public var localizedDescription: String? { identifier }

    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private init(known identifier: String) { self.identifier = identifier }

    /// Creates a type for a tag that no type declares. On iOS its name is a code of the tag, too.
    private init(dynamic tag: (extension: String?, mimeType: String?), conformingTo supertype: UTType) {
        identifier = "dyn.\(supertype.identifier).\(tag.extension ?? tag.mimeType ?? "")"
        (self.tag, parent) = (tag, supertype.identifier)
    }

    /// Creates a type; nil for an identifier that is neither one of the common ones nor declared by the app's `Info.plist`.
    public init?(_ identifier: String) {
        guard Self.known[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        (self.identifier, parent) = (identifier, parentType?.identifier)
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        (self.identifier, parent) = (identifier, parentType?.identifier)
    }

    /// Creates the known type with the file extension, or a dynamic one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let found = Self.find({ $0.fileExtension == wanted || $0.otherExtension == wanted }) else {
            self.init(dynamic: (wanted, nil), conformingTo: supertype)
            return
        }
        self.init(known: found)
    }

    /// Creates the known type with the MIME type, or a dynamic one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.find({ $0.mimeType == mimeType.lowercased() }) else {
            self.init(dynamic: (nil, mimeType.lowercased()), conformingTo: supertype)
            return
        }
        self.init(known: found)
    }

    /// Creates the first of the known types with a tag, in the order of `types`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = found
    }

    /// Returns the known types with a file extension or a MIME type, as far as they conform to a type.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let wanted = tag.lowercased()
        let found = known.filter {
            tagClass == .mimeType ? $0.value.mimeType == wanted : [$0.value.fileExtension, $0.value.otherExtension].contains(wanted)
        }
        return found.keys.sorted().map { UTType(known: $0) }.filter { supertype.map($0.conforms) ?? true }
    }

    private static func find(_ matches: (Kind) -> Bool) -> String? { known.filter { matches($0.value) }.keys.min() }

    public func conforms(to type: UTType) -> Bool {
        var current: String? = identifier
        while let name = current {
            if name == type.identifier { return true }
            current = Self.known[name]?.parent ?? (name == identifier ? parent : nil)
        }
        return false
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let heic = UTType(known: "public.heic")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let folder = UTType(known: "public.folder")
    public static let directory = UTType(known: "public.directory")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    public static let compositeContent = UTType(known: "public.composite-content")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    public static let shellScript = UTType(known: "public.shell-script")
    public static let pythonScript = UTType(known: "public.python-script")
    public static let rtfd = UTType(known: "com.apple.rtfd")
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    public static let webArchive = UTType(known: "com.apple.webarchive")
    public static let vCard = UTType(known: "public.vcard")
    public static let contact = UTType(known: "public.contact")
    public static let calendarEvent = UTType(known: "public.calendar-event")
    public static let message = UTType(known: "public.message")
    public static let emailMessage = UTType(known: "public.email-message")
    public static let epub = UTType(known: "org.idpf.epub-container")
    public static let bundle = UTType(known: "com.apple.bundle")
    public static let package = UTType(known: "com.apple.package")
    public static let application = UTType(known: "com.apple.application")
    public static let executable = UTType(known: "public.executable")
    public static let log = UTType(known: "com.apple.log")
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    public static let yaml = UTType(known: "public.yaml")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let bz2 = UTType(known: "public.bzip2-archive")
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let heif = UTType(known: "public.heif")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let ico = UTType(known: "com.microsoft.ico")
    public static let icns = UTType(known: "com.apple.icns")
    public static let mpeg = UTType(known: "public.mpeg")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let aiff = UTType(known: "public.aiff-audio")
    public static let midi = UTType(known: "public.midi-audio")
    public static let avi = UTType(known: "public.avi")
    public static let presentation = UTType(known: "public.presentation")
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    public static let database = UTType(known: "public.database")
    public static let font = UTType(known: "public.font")
    public static let diskImage = UTType(known: "public.disk-image")
    public static let symbolicLink = UTType(known: "public.symlink")
    public static let volume = UTType(known: "public.volume")
    public static let threeDContent = UTType(known: "public.3d-content")
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")

    package struct Kind: Sendable {
        package var parent: String?
        package var fileExtension: String?
        var otherExtension: String?
        package var mimeType: String?
        init(_ parent: String?, _ fileExtension: String? = nil, _ mimeType: String? = nil, other: String? = nil) {
            self.parent = parent
            self.fileExtension = fileExtension
            self.mimeType = mimeType
            otherExtension = other
        }
    }

    /// Returns the types that an `Info.plist` declares, by their identifiers.
    package static func declarations(in information: [String: Any]) -> [String: Kind] {
        let declared = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { information[$0] as? [[String: Any]] ?? [] }
        var kinds: [String: Kind] = [:]
        for type in declared {
            guard let identifier = type["UTTypeIdentifier"] as? String, kinds[identifier] == nil else { continue }
            let tags = type["UTTypeTagSpecification"] as? [String: Any] ?? [:]
            func names(_ key: String) -> [String] { tags[key] as? [String] ?? (tags[key] as? String).map { [$0] } ?? [] }
            let extensions = names("public.filename-extension"), parents = type["UTTypeConformsTo"] as? [String]
            kinds[identifier] = Kind(
                parents?.first ?? type["UTTypeConformsTo"] as? String, extensions.first?.lowercased(),
                names("public.mime-type").first?.lowercased(), other: extensions.dropFirst().first?.lowercased())
        }
        return kinds
    }

    private static let known = common.merging(declarations(in: Bundle.main.infoDictionary ?? [:])) { common, _ in common }

    private static let common: [String: Kind] = [
        "public.item": Kind(nil), "public.content": Kind(nil), "public.data": Kind("public.item"), "public.text": Kind("public.data"),
        "public.plain-text": Kind("public.text", "txt", "text/plain"), "public.utf8-plain-text": Kind("public.plain-text"),
        "public.rtf": Kind("public.text", "rtf", "text/rtf"), "public.html": Kind("public.text", "html", "text/html", other: "htm"),
        "public.xml": Kind("public.text", "xml", "application/xml"), "public.json": Kind("public.text", "json", "application/json"),
        "public.comma-separated-values-text": Kind("public.text", "csv", "text/csv"),
        "com.adobe.pdf": Kind("public.data", "pdf", "application/pdf"), "public.image": Kind("public.data"),
        "public.png": Kind("public.image", "png", "image/png"), "public.jpeg": Kind("public.image", "jpeg", "image/jpeg", other: "jpg"),
        "com.compuserve.gif": Kind("public.image", "gif", "image/gif"),
        "public.tiff": Kind("public.image", "tiff", "image/tiff", other: "tif"),
        "public.heic": Kind("public.image", "heic", "image/heic"), "org.webmproject.webp": Kind("public.image", "webp", "image/webp"),
        "public.svg-image": Kind("public.image", "svg", "image/svg+xml"), "public.audiovisual-content": Kind("public.data"),
        "public.movie": Kind("public.audiovisual-content"), "public.video": Kind("public.movie"),
        "public.mpeg-4": Kind("public.movie", "mp4", "video/mp4"),
        "com.apple.quicktime-movie": Kind("public.movie", "mov", "video/quicktime"),
        "public.audio": Kind("public.audiovisual-content"), "public.mp3": Kind("public.audio", "mp3", "audio/mpeg"),
        "com.microsoft.waveform-audio": Kind("public.audio", "wav", "audio/vnd.wave"), "public.url": Kind("public.data"),
        "public.file-url": Kind("public.url"), "public.folder": Kind("public.directory"), "public.directory": Kind("public.item"),
        "public.archive": Kind("public.data"), "public.zip-archive": Kind("public.archive", "zip", "application/zip"),
        "com.apple.property-list": Kind("public.data", "plist"),
        "com.apple.xml-property-list": Kind("com.apple.property-list"),
        "com.apple.binary-property-list": Kind("com.apple.property-list"),
        "public.composite-content": Kind("public.content"),
        "public.source-code": Kind("public.plain-text"),
        "public.swift-source": Kind("public.source-code", "swift"),
        "com.netscape.javascript-source": Kind("public.source-code", "js", "text/javascript"),
        "public.shell-script": Kind("public.source-code", "sh"),
        "public.python-script": Kind("public.source-code", "py"),
        "com.apple.rtfd": Kind("public.composite-content", "rtfd"),
        "com.apple.flat-rtfd": Kind("public.composite-content"),
        "com.apple.webarchive": Kind("public.composite-content", "webarchive", "application/x-webarchive"),
        "public.vcard": Kind("public.text", "vcf", "text/vcard"),
        "public.contact": Kind("public.item"),
        "public.calendar-event": Kind("public.item"),
        "public.message": Kind("public.item"),
        "public.email-message": Kind("public.message"),
        "org.idpf.epub-container": Kind("public.composite-content", "epub", "application/epub+zip"),
        "com.apple.bundle": Kind("public.directory"),
        "com.apple.package": Kind("public.directory"),
        "com.apple.application": Kind("public.item"),
        "public.executable": Kind("public.item"),
        "com.apple.log": Kind("public.plain-text", "log"),
        "public.delimited-values-text": Kind("public.text"),
        "public.tab-separated-values-text": Kind("public.delimited-values-text", "tsv", "text/tab-separated-values"),
        "public.yaml": Kind("public.text", "yml", "application/x-yaml", other: "yaml"),
        "org.gnu.gnu-zip-archive": Kind("public.archive", "gz", "application/gzip"),
        "public.bzip2-archive": Kind("public.archive", "bz2", "application/x-bzip2"),
        "com.apple.live-photo": Kind("public.data"),
        "public.camera-raw-image": Kind("public.image"),
        "public.heif": Kind("public.image", "heif", "image/heif"),
        "com.microsoft.bmp": Kind("public.image", "bmp", "image/bmp"),
        "com.microsoft.ico": Kind("public.image", "ico", "image/vnd.microsoft.icon"),
        "com.apple.icns": Kind("public.image", "icns"),
        "public.mpeg": Kind("public.movie", "mpg", "video/mpeg", other: "mpeg"),
        "public.mpeg-4-audio": Kind("public.audio", "m4a", "audio/mp4"),
        "public.aiff-audio": Kind("public.audio", "aiff", "audio/aiff", other: "aif"),
        "public.midi-audio": Kind("public.audio", "mid", "audio/midi", other: "midi"),
        "public.avi": Kind("public.movie", "avi", "video/avi"),
        "public.presentation": Kind("public.content"),
        "public.spreadsheet": Kind("public.content"),
        "public.database": Kind("public.data"),
        "public.font": Kind("public.data"),
        "public.disk-image": Kind("public.archive"),
        "public.symlink": Kind("public.item"),
        "public.volume": Kind("public.folder"),
        "public.3d-content": Kind("public.content"),
        "com.pixar.universal-scene-description-mobile": Kind("public.3d-content", "usdz", "model/vnd.usdz+zip"),
    ]
}

/// The kind of a tag: the part of a file or a message that shows its type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = Self(rawValue: "public.filename-extension")
    public static let mimeType = Self(rawValue: "public.mime-type")
}
