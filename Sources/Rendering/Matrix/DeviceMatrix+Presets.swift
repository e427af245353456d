import Foundation

extension DeviceMatrix {
    /// The matrices that need no settings, in the order in which they are listed.
    package static let presets: [DeviceMatrix] = [
        initial, golden, phones, tablets, splits, accessibility, rightToLeft, dark, keyboard, languages, everything,
    ]

    package static func preset(named name: String) -> DeviceMatrix? { presets.first { $0.name == name } }

    private static let catalog = DeviceCatalog.standard
    private static let allPhones = catalog.geometries.filter { $0.idiom == .phone }
    private static let allTablets = catalog.geometries.filter { $0.idiom == .pad }
    private static let smallPhone = named("iPhone SE (3rd generation)")
    private static let phone = named("iPhone 16 Pro")
    private static let largePhone = named("iPhone 16 Pro Max")
    private static let tablet = named("iPad Pro 11-inch (M4)")
    private static let fewDevices = smallPhone + phone + tablet

    private static func named(_ name: String) -> [Device] { catalog.device(named: name).map { [$0] } ?? [] }

    private static func cross(_ devices: [Device], _ change: (inout Cross) -> Void = { _ in }) -> Cross {
        var cross = Cross(devices: devices)
        change(&cross)
        return cross
    }

    private static let initial = DeviceMatrix(
        name: "default",
        summary: "An overview: small and large screens, both directions, large text, dark, keyboard.",
        crosses: [
            cross(phone),
            cross(phone) { $0.directions = [.rightToLeft] },
            cross(phone) { $0.languages = [.code("ar")] },
            cross(phone) { $0.styles = [.dark] },
            cross(phone) { $0.contentSizes = [.extraSmall, .accessibility3, .accessibility5] },
            cross(phone) { $0.keyboards = [.shown] },
            cross(phone) { $0.orientations = [.landscape] },
            cross(smallPhone),
            cross(largePhone),
            cross(tablet) { $0.orientations = [.portrait, .landscape] },
            cross(tablet) {
                $0.orientations = [.landscape]; $0.splits = [.third]
            },
        ])

    public static let golden = DeviceMatrix(
        name: "golden", summary: "A few representative cells for goldens.",
        crosses: [
            cross(phone),
            cross(phone) {
                $0.languages = [.code("ar")]; $0.styles = [.dark]
            },
            cross(smallPhone) { $0.contentSizes = [.accessibility3] },
            cross(smallPhone) { $0.keyboards = [.shown] },
            cross(tablet) { $0.orientations = [.landscape] },
        ])

    public static let phones = DeviceMatrix(
        name: "phones", summary: "Every phone geometry, in portrait and landscape.",
        crosses: [cross(allPhones) { $0.orientations = Orientation.allCases }])

    public static let tablets = DeviceMatrix(
        name: "tablets", summary: "Every tablet geometry, in portrait and landscape.",
        crosses: [cross(allTablets) { $0.orientations = Orientation.allCases }])

    public static let splits = DeviceMatrix(
        name: "splits", summary: "Every split of every tablet's screen.",
        crosses: [
            cross(allTablets) {
                $0.orientations = Orientation.allCases; $0.splits = Split.allCases
            }
        ])

    public static let accessibility = DeviceMatrix(
        name: "accessibility", summary: "All twelve text sizes, bold text and high contrast.",
        crosses: [
            cross(fewDevices) { $0.contentSizes = ContentSize.allCases },
            cross(phone) {
                $0.contentSizes = [.large, .accessibility5]; $0.directions = [.rightToLeft]
            },
            cross(phone) {
                $0.weights = [.bold]; $0.contentSizes = [.large, .accessibility3]
            },
            cross(phone) {
                $0.contrasts = [.high]; $0.styles = Style.allCases
            },
        ])

    public static let rightToLeft = DeviceMatrix(
        name: "rtl", summary: "Both directions on phones and tablets, at standard and large text sizes.",
        crosses: [
            cross(fewDevices) {
                $0.orientations = Orientation.allCases
                $0.directions = [.natural, .rightToLeft]
                $0.contentSizes = [.large, .accessibility3]
            }
        ])

    public static let dark = DeviceMatrix(
        name: "dark", summary: "Light and dark, at normal and high contrast.",
        crosses: [
            cross(fewDevices) {
                $0.styles = Style.allCases; $0.contrasts = Contrast.allCases
            }
        ])

    public static let keyboard = DeviceMatrix(
        name: "keyboard", summary: "Every geometry with the keyboard shown, in portrait and landscape.",
        crosses: [
            cross(allPhones + allTablets) {
                $0.orientations = Orientation.allCases; $0.keyboards = [.shown]
            }
        ])

    public static let languages = DeviceMatrix(
        name: "languages", summary: "The pseudo-languages: twice as long, accented, mirrored.",
        crosses: [
            cross(fewDevices) {
                $0.languages = [.base] + [PseudoLanguage.long, .accented, .mirrored].map { .pseudo($0) }
                $0.contentSizes = [.large, .accessibility3]
            }
        ])

    public static let everything = DeviceMatrix(
        name: "everything", summary: "All cells of the matrices above.",
        crosses: [phones, tablets, splits, accessibility, rightToLeft, dark, keyboard, languages].flatMap(\.crosses))
}
