import Foundation

/// The container of a sheet: what determines the card's size, besides the sheet's own settings.
@MainActor struct SheetRoom {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    /// The part of the container that the keyboard covers.
    let keyboard: CGFloat
    let traits: UITraitCollection
    let metrics: SystemMetrics
    let pixels: CGFloat
    let isFormSheet: Bool
    /// The least distance of a centred card from the sides, and the width of a page.
    let pageWidth: CGFloat

    init(_ container: UIView, style: UIModalPresentationStyle) {
        bounds = container.bounds
        safeArea = container.safeAreaInsets
        keyboard = container.keyboardCover
        traits = container.resolvedTraits
        metrics = container.systemMetrics
        pixels = container.pixelScale
        isFormSheet = style == .formSheet
        pageWidth = container.readableWidth + 32
    }

    var isPhone: Bool { traits.userInterfaceIdiom != .pad }
    /// Whether sheets are in the middle, as on an iPad.
    var isCentered: Bool { !isPhone && traits.horizontalSizeClass == .regular }
    var isCompactHeight: Bool { traits.verticalSizeClass == .compact }

    /// The top of what shows behind a large sheet: 10 points below the status bar of a screen with a home button (Generations.md,
    /// sheetTop).
    var presenterTop: CGFloat {
        if isCompactHeight { return 0 }
        return safeArea.top + (safeArea.bottom > 0 ? 0 : 10)
    }
    /// The top of a large sheet.
    var sheetTop: CGFloat { isCompactHeight ? 8 : presenterTop + metrics.sheetPeek }

    /// The height of a card in the middle: 620 for a form, and for a page all of the height except for margins (Generations.md, sheetPad).
    var centeredHeight: CGFloat {
        let available = bounds.height - 2 * max(safeArea.top + 20, 20)
        return isFormSheet ? min(620, available) : available
    }
}

/// The heights that detents can ask for.
@MainActor final class SheetHeights: UISheetPresentationControllerDetentResolutionContext {
    private let room: SheetRoom

    init(_ room: SheetRoom) { self.room = room }

    var containerTraitCollection: UITraitCollection { room.traits }

    /// Everything below the top of a large sheet and above the home indicator.
    var maximumDetentValue: CGFloat {
        room.isCentered ? room.centeredHeight : room.bounds.height - room.sheetTop - room.safeArea.bottom
    }

    /// The height of the medium detent (Generations.md, sheetMedium).
    var medium: CGFloat {
        min(maximumDetentValue, (0.5195 * (room.bounds.height - room.safeArea.bottom)).rounded(.up))
    }
}

/// Where a sheet's card stands, and what it tells its content.
@MainActor struct SheetGeometry {
    /// The frame on the screen, in the container.
    var frame: CGRect
    /// How much smaller the card is drawn than it is laid out.
    var scale: CGFloat = 1
    /// The safe area of the presented view, in its own coordinates.
    var safeArea = UIEdgeInsets.zero
    /// The corners that are round.
    var corners = CACornerMask.all
    /// Whether the sheet covers everything, without corners.
    var isFull = false
    /// Whether the presenter becomes smaller behind the card, and where its top is then.
    var coversPresenter = false
    var presenterTop: CGFloat = 0
    /// Whether the horizontal size class of the content is compact.
    var isCompactWidth = false

    /// The size at which the content is laid out.
    var contentSize: CGSize { CGSize(width: frame.width / scale, height: frame.height / scale) }

    static func full(in room: SheetRoom) -> SheetGeometry {
        SheetGeometry(frame: room.bounds, safeArea: room.safeArea, corners: [], isFull: true)
    }

    /// A card in the middle of an iPad, above the keyboard (Generations.md, sheetPad).
    static func centered(_ wanted: CGSize, _ detent: CGFloat?, in room: SheetRoom) -> SheetGeometry {
        let free = room.bounds.insetBy(dx: 28, dy: max(room.safeArea.top, 20))
        let standard = CGSize(width: room.isFormSheet ? 540 : room.pageWidth, height: room.centeredHeight)
        let isOwn = room.isFormSheet || room.metrics.hasGlass
        let height = isOwn && wanted.height > 0 ? wanted.height : min(standard.height, detent ?? standard.height)
        let size = CGSize(
            width: min(free.width, isOwn && wanted.width > 0 ? wanted.width : standard.width), height: min(free.height, height))
        let above = room.bounds.height - room.keyboard
        let y = max(min(free.minY, room.bounds.height - size.height), (above - size.height) / 2)
        let origin = CGPoint(x: (room.bounds.width - size.width) / 2, y: y)
        return SheetGeometry(
            frame: CGRect(
                origin: CGPoint(x: PixelGrid.round(origin.x, room.pixels), y: PixelGrid.round(origin.y, room.pixels)), size: size),
            isCompactWidth: true)
    }

    /// A card at the bottom.
    /// - Parameter height: without the bottom safe area.
    static func atBottom(height: CGFloat, width: CGFloat?, in room: SheetRoom) -> SheetGeometry {
        let top = room.sheetTop, bounds = room.bounds
        let limit = bounds.height - top - room.safeArea.bottom
        let isLarge = height >= limit
        var safe = UIEdgeInsets(top: 0, left: room.safeArea.left, bottom: room.safeArea.bottom, right: room.safeArea.right)
        // The keyboard lifts the sheet: its content stays as high above the keyboard as it was above the home indicator.
        let covered = max(room.keyboard, room.safeArea.bottom)
        guard !isLarge, !room.metrics.sheetsFloat || room.isCompactHeight else {
            guard isLarge else { return floating(height: height, in: room) }
            var frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
            if let width, width < bounds.width { (frame.origin.x, frame.size.width) = ((bounds.width - width) / 2, width) }
            return SheetGeometry(
                frame: frame, safeArea: safe, corners: .top,
                coversPresenter: room.isPhone && room.metrics.sheetPeek > 0 && !room.isCompactHeight, presenterTop: room.presenterTop)
        }
        let high = min(height + covered, bounds.height - top)
        var frame = CGRect(x: 0, y: bounds.height - high, width: bounds.width, height: high)
        if let width, width < bounds.width {
            (frame.origin.x, frame.size.width) = (PixelGrid.round((bounds.width - width) / 2, room.pixels), width)
            (safe.left, safe.right) = (0, 0)
        }
        return SheetGeometry(frame: frame, safeArea: safe, corners: .top)
    }

    /// A card of iOS 26 that is not large: laid out as wide as the screen, and drawn smaller. Low cards keep further from the sides and
    /// have less of a safe area (Generations.md, sheetFloating).
    private static func floating(height: CGFloat, in room: SheetRoom) -> SheetGeometry {
        let bounds = room.bounds, base: CGFloat = room.safeArea.bottom > 0 ? 8 : 4.59
        let share = min(max((height - 76) / 74, 0), 1)
        let inset = 28 - (28 - base) * share
        let scale = (bounds.width - 2 * inset) / bounds.width
        let covered = max(room.keyboard, share < 1 ? 0 : room.safeArea.bottom)
        let high = min((height + covered) * scale, bounds.height - inset - room.sheetTop)
        let safe = UIEdgeInsets(top: 0, left: 0, bottom: PixelGrid.round(room.safeArea.bottom * share, room.pixels), right: 0)
        return SheetGeometry(
            frame: CGRect(x: inset, y: bounds.height - inset - high, width: bounds.width - 2 * inset, height: high), scale: scale,
            safeArea: safe)
    }
}

extension CACornerMask {
    /// The upper corners.
    static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
}
