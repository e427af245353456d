import Foundation

extension SimulatedDevice.Catalog {
    /// The sources of the numbers, by key.
    public static let sources: [(key: String, what: String)] = [
        ("bezelkit", "BezelKit's device list (MIT): corner radii read from devices and simulators at run time"),
        ("c64", "a public LayoutTests table: insets 48, 62, 68"),
        ("csl", "a published run-time log of window.safeAreaInsets (59/34 portrait, 59/21 landscape)"),
        ("godot", "the Godot engine's iOS export preset: safe area 177/63 pixels at 3x"),
        ("hig-layout", "Apple, Human Interface Guidelines, Layout: device sizes and size classes, December 2025"),
        ("ib", "frames that Xcode wrote into public Interface Builder documents"),
        ("juejin-bar", "a table of status bar heights on iOS 15.2 for every notched phone"),
        ("kblogs", "keyboardWillShow logs in public issues and posts"),
        ("memory", "general knowledge, not verified again"),
        ("openradar-42372793", "Open Radar 42372793: window.safeAreaInsets of iPhone X and iPad 10.5"),
        ("opensafari", "opensafari's device table, checked by its author with simctl"),
        ("or-38117524", "Open Radar 38117524: iPad keyboards with the shortcuts bar"),
        ("rnsav", "react-native-safe-area-view, pull request 55: bottom inset of rounded iPads"),
        ("sawat", "published tables of iPad split widths, and Apple's multitasking guide"),
        ("snapshot", "swift-snapshot-testing's device table (MIT)"),
        ("usagimaru", "a published log of the iPhone X's landscape safe area: 724×354 in 812×375"),
        ("warriorg", "a published table of keyboard heights, iOS 8–10"),
        ("wire-ios", "wire-ios' keyboard constants for iPads"),
    ]

    /// The phones that came with iOS 26, and run no earlier release.
    private static let cameWith26: Set<String> = ["iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 17e", "iPhone Air"]

    /// The phones. The first name of a geometry is the one that matrices draw. Safe areas are those of iOS 14–18: portrait top and
    /// bottom, landscape sides and bottom.
    static let phones: [SimulatedDevice] = [
        phone(
            "iphone-se1", ["iPhone SE (1st generation)", "iPhone 5s"], 320, 568, scale: 2, ib: "retina4_0",
            keyboard: (254, .measured), landscapeKeyboard: (193, .measured),
            sources: ["hig-layout", "snapshot", "ib", "kblogs", "warriorg"]),
        phone(
            "iphone-se2", ["iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"],
            375, 667, scale: 2, ib: "retina4_7",
            keyboard: (260, .measured), landscapeKeyboard: (194, .measured),
            sources: ["hig-layout", "snapshot", "ib", "kblogs", "warriorg"]),
        phone(
            "iphone-8-plus", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736, scale: 3, ib: "retina5_5",
            keyboard: (271, .measured), landscapeKeyboard: (194, .measured), isWideInLandscape: true,
            sources: ["hig-layout", "snapshot", "kblogs", "warriorg"], note: "Drawn at 1242×2208; the panel scales down to 1080×1920."),
        phone(
            "iphone-x", ["iPhone 11 Pro", "iPhone XS", "iPhone X"], 375, 812, scale: 3, corner: 39, ib: "retina5_9",
            notch: 44, keyboard: (335, .measured),
            sources: ["hig-layout", "snapshot", "usagimaru", "bezelkit", "openradar-42372793", "kblogs"]),
        phone(
            "iphone-xr", ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, corner: 41.5, ib: "retina6_1",
            notch: 48, keyboard: (346, .measured), isWideInLandscape: true,
            sources: ["hig-layout", "c64", "juejin-bar", "bezelkit", "kblogs"],
            note: "48 from iOS 14 on; iOS 12–13 reported 44."),
        phone(
            "iphone-xs-max", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, scale: 3, corner: 39, ib: "retina6_5",
            notch: 44, keyboard: (346, .measured), isWideInLandscape: true, sources: ["hig-layout", "snapshot", "bezelkit", "kblogs"]),
        phone(
            "iphone-12-mini", ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, scale: 3, corner: 44, ib: "retina5_4",
            notch: 50, keyboard: (335, .measured), sources: ["hig-layout", "snapshot", "bezelkit", "kblogs"],
            note: "Drawn at 1125×2436; the panel scales down to 1080×2340."),
        phone(
            "iphone-12", ["iPhone 16e", "iPhone 17e", "iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro", "iPhone 12"],
            390, 844, scale: 3, corner: 47.33, ib: "retina6_0",
            notch: 47, keyboard: (336, .measured), sources: ["hig-layout", "snapshot", "juejin-bar", "bezelkit", "kblogs"]),
        phone(
            "iphone-12-pro-max", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, scale: 3, corner: 53.33,
            ib: "retina6_7",
            notch: 47, keyboard: (346, .measured), isWideInLandscape: true,
            sources: ["hig-layout", "snapshot", "juejin-bar", "bezelkit", "kblogs"]),
        phone(
            "iphone-15", ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"], 393, 852, scale: 3, corner: 55, ib: "retina6_12",
            notch: 59, statusBar: 54, keyboard: (336, .inferred), sources: ["hig-layout", "csl", "godot", "bezelkit"],
            note: "The status bar's frame is 54 high, the safe area 59."),
        phone(
            "iphone-15-plus", ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"], 430, 932, scale: 3,
            corner: 55,
            ib: "retina6_72", notch: 59, statusBar: 54, keyboard: (346, .inferred), isWideInLandscape: true,
            sources: ["hig-layout", "csl", "bezelkit"]),
        phone(
            "iphone-16-pro", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, corner: 62, ib: "retina6_3",
            notch: 62, statusBar: 54, keyboard: (336, .inferred), sources: ["hig-layout", "c64", "bezelkit", "opensafari"]),
        phone(
            "iphone-16-pro-max", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, corner: 62, ib: "retina6_9",
            notch: 62, statusBar: 54, keyboard: (346, .inferred), isWideInLandscape: true,
            sources: ["hig-layout", "c64", "bezelkit", "opensafari"]),
        phone(
            "iphone-air", ["iPhone Air"], 420, 912, scale: 3, corner: 62, ib: nil,
            notch: 68, statusBar: 54, keyboard: (346, .inferred), isWideInLandscape: true, confidence: .inferred,
            sources: ["hig-layout", "c64", "bezelkit"], note: "68 from one source; the landscape bottom inset is not verified."),
    ].flatMap { $0 }

    /// - Parameters:
    ///   - notch: The top inset in portrait and the side insets in landscape; nil for a phone with a home button.
    ///   - keyboard: The height in portrait.
    ///   - landscapeKeyboard: The height in landscape; nil for notched phones, for which it is 209 (inferred).
    ///   - isWideInLandscape: Whether the width is regular in landscape (HIG's table).
    private static func phone(
        _ geometry: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, scale: CGFloat, corner: CGFloat = 0, ib: String?,
        notch: CGFloat? = nil, statusBar: CGFloat? = nil, keyboard: (CGFloat, SimulatedDevice.Confidence),
        landscapeKeyboard: (CGFloat, SimulatedDevice.Confidence)? = nil,
        isWideInLandscape: Bool = false, confidence: SimulatedDevice.Confidence = .measured, sources: [String], note: String? = nil
    ) -> [SimulatedDevice] {
        let turned = landscapeKeyboard ?? (209, .inferred)
        let portrait = SimulatedDevice.Placement(
            safeArea: SimulatedDevice.Insets(top: notch ?? 20, left: 0, bottom: notch == nil ? 0 : 34, right: 0),
            statusBarHeight: statusBar ?? notch ?? 20,
            horizontalSizeClass: .compact, verticalSizeClass: .regular,
            keyboard: SimulatedDevice.Keyboard(height: keyboard.0, confidence: keyboard.1))
        let landscape = SimulatedDevice.Placement(
            safeArea: SimulatedDevice.Insets(top: 0, left: notch ?? 0, bottom: notch == nil ? 0 : 21, right: notch ?? 0),
            statusBarHeight: 0,
            horizontalSizeClass: isWideInLandscape ? .regular : .compact, verticalSizeClass: .compact,
            keyboard: SimulatedDevice.Keyboard(height: turned.0, confidence: turned.1))
        return names.map { name in
            var device = SimulatedDevice(
                name: name, geometry: geometry, idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
                cornerRadius: corner,
                portrait: portrait, landscape: landscape, splits: [:], interfaceBuilderName: ib, confidence: confidence, sources: sources,
                note: note)
            if cameWith26.contains(name) { device.systemVersion = "26.0" }
            return device
        }
    }
}
