import Foundation

extension SimulatedDevice.Catalog {
    /// The tablets. The first name of a geometry is the one that matrices draw. Both size classes are regular; the status bar is shown in
    /// both orientations.
    static let tablets: [SimulatedDevice] = [
        tablet(
            "ipad-9.7",
            [
                "iPad (6th generation)", "iPad (5th generation)", "iPad Pro 9.7-inch", "iPad Air 2", "iPad Air",
                "iPad mini (5th generation)", "iPad mini 4",
            ],
            768, 1024, ib: "ipad9_7", thirds: (320, 320), splitConfidence: .measured, keyboards: (313, 398, .measured),
            sources: ["hig-layout", "snapshot", "ib", "sawat", "or-38117524", "wire-ios"]),
        tablet(
            "ipad-10.2", ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"], 810, 1080, ib: nil,
            thirds: (320, 320), splitConfidence: .measured, sources: ["hig-layout", "snapshot", "bezelkit"]),
        tablet(
            "ipad-10.5", ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"], 834, 1112, ib: "ipad10_5",
            thirds: (320, 320), splitConfidence: .measured, sources: ["hig-layout", "snapshot", "bezelkit"],
            note: "The guidelines' 834×1194 for the 10.5-inch is an error."),
        tablet(
            "ipad-10.9", ["iPad Air 11-inch (M3)", "iPad Air 11-inch (M2)", "iPad Air (5th generation)", "iPad Air (4th generation)"], 820,
            1180,
            corner: 18, ib: "ipad10_9rounded", thirds: (320, 375), splitConfidence: .inferred,
            sources: ["hig-layout", "snapshot", "bezelkit"]),
        tablet(
            "ipad-10.9-tenth", ["iPad (A16)", "iPad (10th generation)"], 820, 1180, corner: 25, ib: "ipad10_9rounded",
            thirds: (320, 375), splitConfidence: .inferred, sources: ["hig-layout", "snapshot", "bezelkit"]),
        tablet(
            "ipad-11", ["iPad Pro 11-inch (4th generation)", "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch"], 834, 1194,
            corner: 18, ib: "ipad11_0rounded", thirds: (320, 375), splitConfidence: .measured,
            sources: ["hig-layout", "bezelkit", "rnsav", "sawat"]),
        tablet(
            "ipad-pro-11-m4", ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], 834, 1210, corner: 30, ib: nil,
            thirds: (320, 375), splitConfidence: .inferred, sources: ["hig-layout", "snapshot", "bezelkit"]),
        tablet(
            "ipad-12.9-home", ["iPad Pro 12.9-inch (2nd generation)", "iPad Pro 12.9-inch"], 1024, 1366, ib: "ipad12_9",
            thirds: (375, 375), splitConfidence: .measured, keyboards: (313, 398, .inferred), sources: ["hig-layout", "snapshot"]),
        tablet(
            "ipad-12.9",
            [
                "iPad Air 13-inch (M3)", "iPad Air 13-inch (M2)", "iPad Pro 12.9-inch (6th generation)",
                "iPad Pro 12.9-inch (3rd generation)",
            ],
            1024, 1366, corner: 18, ib: "ipad12_9rounded", thirds: (375, 375), splitConfidence: .measured, keyboards: (333, 420, .inferred),
            sources: ["hig-layout", "bezelkit", "rnsav", "opensafari", "sawat"]),
        tablet(
            "ipad-pro-13-m4", ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], 1032, 1376, corner: 30, ib: nil,
            thirds: (375, 375), splitConfidence: .inferred, keyboards: (333, 420, .inferred),
            sources: ["hig-layout", "bezelkit", "opensafari"]),
        tablet(
            "ipad-mini-6", ["iPad mini (A17 Pro)", "iPad mini (6th generation)"], 744, 1133, corner: 21.5, ib: "ipad8_3rounded",
            thirds: (320, 320), splitConfidence: .inferred, sources: ["hig-layout", "snapshot", "bezelkit"]),
    ].flatMap { $0 }

    /// - Parameters:
    ///   - thirds: The width of the narrow window in portrait and in landscape. The other widths follow, because a divider of 10 is between
    ///     two windows (sawat; true of every measured row).
    ///   - keyboards: The heights in portrait and landscape, including the shortcuts bar. Where none was measured, the 9.7-inch heights are
    ///     used, plus the home indicator's 20 on rounded screens.
    private static func tablet(
        _ geometry: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, corner: CGFloat = 0, ib: String?,
        thirds: (CGFloat, CGFloat),
        splitConfidence: SimulatedDevice.Confidence, keyboards: (CGFloat, CGFloat, SimulatedDevice.Confidence)? = nil, sources: [String],
        note: String? = nil
    ) -> [SimulatedDevice] {
        let isRounded = corner > 0
        let bottom: CGFloat = isRounded ? 20 : 0
        let (upright, turned, known) = keyboards ?? (313 + bottom, 398 + bottom, .inferred)
        func placement(_ keyboard: CGFloat) -> SimulatedDevice.Placement {
            SimulatedDevice.Placement(
                safeArea: SimulatedDevice.Insets(top: isRounded ? 24 : 20, left: 0, bottom: bottom, right: 0),
                statusBarHeight: isRounded ? 24 : 20,
                horizontalSizeClass: .regular, verticalSizeClass: .regular,
                keyboard: SimulatedDevice.Keyboard(height: keyboard, confidence: known))
        }
        func window(_ width: CGFloat, _ sizeClass: SimulatedDevice.SizeClass) -> SimulatedDevice.SplitWindow {
            SimulatedDevice.SplitWindow(width: width, horizontalSizeClass: sizeClass, confidence: splitConfidence)
        }
        // Half of a 12.9-inch screen is wide enough to be regular (678, sawat); half of every smaller one is compact.
        let half = window((height - 10) / 2, height >= 1366 ? .regular : .compact)
        let splits: [SimulatedDevice.Orientation: [SimulatedDevice.Split: SimulatedDevice.SplitWindow]] = [
            .portrait: [.third: window(thirds.0, .compact), .twoThirds: window(width - thirds.0 - 10, .compact)],
            .landscape: [.third: window(thirds.1, .compact), .half: half, .twoThirds: window(height - thirds.1 - 10, .regular)],
        ]
        return names.map { name in
            SimulatedDevice(
                name: name, geometry: geometry, idiom: .pad, size: CGSize(width: width, height: height), scale: 2, cornerRadius: corner,
                portrait: placement(upright), landscape: placement(turned), splits: splits, interfaceBuilderName: ib, confidence: .measured,
                sources: sources, note: note)
        }
    }
}
