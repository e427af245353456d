/// The screen that Interface Builder's canvas shows, identified by the id written in documents.
struct CanvasDevice: Sendable, Equatable {
    enum Shape: Sendable { case homeButton, notch, island, padHomeButton, padRounded }

    let id: String
    let isLandscape: Bool
    let shape: Shape
    /// In points; swapped in landscape.
    let width: Double
    let height: Double
    let scale: Double
    /// Whether the width class is regular in landscape.
    private let isLarge: Bool

    /// Returns nil for an unknown id; the document is then read as one without a device.
    init?(id: String, isLandscape: Bool) {
        guard let row = Self.table[id] else { return nil }
        self.id = id
        self.isLandscape = isLandscape
        shape = row.shape
        (width, height) = isLandscape ? (row.height, row.width) : (row.width, row.height)
        scale = row.scale
        isLarge = row.isLarge
    }

    var isPad: Bool { shape == .padHomeButton || shape == .padRounded }
    var hasHomeIndicator: Bool { shape == .notch || shape == .island || shape == .padRounded }

    var sizeClasses: SizeClasses {
        if isPad { return SizeClasses(width: .regular, height: .regular) }
        guard isLandscape else { return SizeClasses(width: .compact, height: .regular) }
        return SizeClasses(width: isLarge ? .regular : .compact, height: .compact)
    }

    private typealias Row = (width: Double, height: Double, scale: Double, shape: Shape, isLarge: Bool)

    /// Portrait sizes. Source: Corpus.md, devices (root views of 2,600 scenes); Devices.md, canvasDevices.
    private static let table: [String: Row] = [
        "retina3_5": (320, 480, 2, .homeButton, false),
        "retina4_0": (320, 568, 2, .homeButton, false),
        "retina4_7": (375, 667, 2, .homeButton, false),
        "retina5_5": (414, 736, 3, .homeButton, true),
        "retina5_4": (375, 812, 3, .notch, false),
        "retina5_9": (375, 812, 3, .notch, false),
        "retina6_0": (390, 844, 3, .notch, false),
        "retina6_1": (414, 896, 2, .notch, true),
        "retina6_12": (393, 852, 3, .island, false),
        "retina6_3": (402, 874, 3, .island, false),
        "retina6_5": (414, 896, 3, .notch, true),
        "retina6_7": (428, 926, 3, .notch, true),
        "retina6_72": (430, 932, 3, .island, true),
        "retina6_9": (440, 956, 3, .island, true),
        "ipad7_9": (768, 1024, 2, .padHomeButton, false),
        "ipad9_7": (768, 1024, 2, .padHomeButton, false),
        "ipad10_2": (810, 1080, 2, .padHomeButton, false),
        "ipad10_5": (834, 1112, 2, .padHomeButton, false),
        "ipad10_9rounded": (820, 1180, 2, .padRounded, false),
        "ipad11_0rounded": (834, 1194, 2, .padRounded, false),
        "ipad12_9": (1024, 1366, 2, .padHomeButton, false),
        "ipad12_9rounded": (1024, 1366, 2, .padRounded, false),
    ]
}
