import Foundation

/// The sizes that a release of iOS decides: a column for each generation. Points.
///
/// Each value cites its row in docs/sources. A control reads it through `UIView.systemMetrics`, so that a view in a window has the sizes of
/// that window's device.
struct SystemMetrics: Sendable {
    /// Whether bars, buttons and effects are made of glass.
    var hasGlass = false

    // MARK: Controls

    /// The frame of a switch (Controls.md, UISwitch; Generations.md, switch).
    var switchSize = CGSize(width: 51, height: 31)
    /// The knob of a switch, two points from the track's edge (Generations.md, switchKnob).
    var switchKnob = CGSize(width: 27, height: 27)
    /// The height of a slider's alignment rectangle, and what its frame adds below it (Controls.md, UISlider).
    var sliderHeight: CGFloat = 30
    var sliderBottomInset: CGFloat = 1
    /// The height of a slider's track, and its distance from the ends (Generations.md, slider).
    var sliderTrackHeight: CGFloat = 4
    var sliderTrackInset: CGFloat = 2
    /// A slider's knob, the space around it in the thumb's rectangle, and how far the thumb is above the track's middle.
    var sliderKnob = CGSize(width: 27, height: 27)
    var sliderKnobMargin: CGFloat = 2
    var sliderKnobRise: CGFloat = 7 / 6
    /// The width of the lines between segments. Without lines, titles are not rounded up to whole points (Generations.md, segments).
    var segmentSeparatorWidth: CGFloat = 1
    /// The space around the widest title.
    var segmentPadding: CGFloat = 18
    /// The corners of a segmented control and of a stepper; nil for half circles (Generations.md, segments and stepper).
    var segmentCornerRadius: CGFloat? = 8.91
    var stepperCornerRadius: CGFloat? = 8
    /// The corners of configured buttons with dynamic corners; nil for half circles (Generations.md, buttons).
    var buttonCornerRadius: CGFloat? = 5.95

    // MARK: Bars

    /// The row of a navigation bar's buttons (Controls.md, UINavigationBar; Generations.md, navigationBar).
    var navigationRowHeight: CGFloat = 44
    var navigationCompactRowHeight: CGFloat = 32
    var navigationPadRowHeight: CGFloat = 50
    /// The space between the row of buttons and the bar's lower edge.
    var navigationRowGap: CGFloat = 0
    /// The bar's distance from the top of a screen without a safe area (Generations.md, navigationTop).
    var navigationTopMargin: CGFloat = 0
    /// The bar's distance from the top of a sheet (Generations.md, sheetBar).
    var sheetBarTopMargin: CGFloat = 0
    /// The margin of a navigation bar without a safe area above it, on phones up to 413 points wide (Generations.md, navigationTop).
    var barMarginBelowNothing: CGFloat = 16
    /// The least width of a custom view in a navigation bar (Generations.md, navigationTop).
    var barCustomViewWidth: CGFloat = 0
    /// The side of a bar's button with a symbol, and a group's width for each symbol (Generations.md, barButton); nil without capsules.
    var barButtonSide: CGFloat?
    var barGroupPitch: CGFloat = 50
    /// A group's width for each symbol in a toolbar (Generations.md, toolbarPairs).
    var toolbarGroupPitch: CGFloat = 55
    /// The space between the groups of a bar (Generations.md, barGroups).
    var barGroupSpacing: CGFloat = 12
    /// What the width of a titled button's capsule adds to the title: alone, and in a group (Generations.md, barTitle).
    var barTitlePadding: (alone: CGFloat, grouped: CGFloat) = (32, 20)
    /// Whether the back button has a title beside its chevron (Generations.md, backButton).
    var backButtonHasTitle = true
    var backTitleSpacing: CGFloat = 6
    /// Whether a voice command can say the title of a back button, or “Back” (backNames).
    var backButtonHasNames = false
    /// What a large title adds (Generations.md, largeTitle).
    var largeTitleHeight: CGFloat = 52
    /// The height of a search field, and its corners; nil for half circles (Generations.md, search).
    var searchFieldHeight: CGFloat = 36
    var searchFieldCornerRadius: CGFloat? = 10
    /// The width of a search field's magnifying glass with its margins, and the distance of the clear button from the end (Generations.md,
    /// searchImage).
    var searchImageWidth: CGFloat = 31
    var searchClearMargin: CGFloat = 7
    /// The distance of a search field from the top of its row in a navigation bar (Generations.md, searchTop).
    var searchFieldTop: CGFloat = 1
    /// The height of a tab bar above the safe area, or as a whole with the safe area (Generations.md, tabBar).
    var tabBarHeight: CGFloat = 49
    var tabBarTotalHeight: CGFloat?
    /// The height of a toolbar; nil for 44 or 49 by the home indicator (Generations.md, toolbar).
    var toolbarHeight: CGFloat?
    /// The distance of a toolbar's capsules and of a tab bar's platter from the sides and the bottom of the screen (Generations.md, toolbar
    /// and tabPlatter).
    var toolbarMargin: CGFloat = 0
    var tabPlatterMargin: CGFloat = 21
    var tabPlatterHeight: CGFloat = 62
    /// The width of a platter for each tab, and its least width, on screens with room (Generations.md, tabPlatterWidth).
    var tabPlatterItemWidth: CGFloat = 110
    var tabPlatterMinimumWidth: CGFloat = 200
    /// The least width of a tab, what it adds to its title, and to its share of a platter with room (Generations.md, tabWidth).
    var tabMinimumWidth: CGFloat = 74
    var tabTitlePadding: CGFloat = 20
    var tabOverhang: CGFloat = 10
    /// The top of a tab's badge, and the distance of its start from the image's middle without an image (Generations.md, tabBadge).
    var tabBadgeTop: CGFloat = 2.5
    var tabBadgeStart: CGFloat = 11
    /// The middle of a tab's image above its title, and the top of the title's line (Generations.md, tabItem).
    var tabImageMiddle: CGFloat = 18.5
    var tabTitleTop: CGFloat = 35

    // MARK: Lists

    /// The least height of a row, without its separator (Generations.md, row), and the height of a separator; nil for a pixel.
    var rowHeight: CGFloat = 44
    var separatorHeight: CGFloat?
    /// Whether separators end at the row's trailing margin, and not at its edge (Generations.md, separator).
    var separatorEndsAtMargin = false
    /// The space above and below the text of a row (Generations.md, rowText).
    var rowTextMargin: CGFloat = 11
    /// The distance of texts from the sides of a section's card (Generations.md, cardText).
    var cardTextMargin: CGFloat = 16
    /// The chevron of a row: its size at the standard text size, what it grows with, its frame, and the space between it and the row's content
    /// (Controls.md, disclosureContentWidth; Generations.md, rowChevron).
    var rowChevron = (size: CGFloat(13), style: UIFont.TextStyle.footnote, frame: CGSize(width: 9.5, height: 14), gap: CGFloat(8))
    /// The text of a grouped section's header, and the space above and below it, in lists (Generations.md, groupedHeader).
    var groupedHeaderStyle = UIFont.TextStyle.footnote
    var groupedHeaderIsUppercase = true
    var groupedHeaderMargins: (top: CGFloat, bottom: CGFloat) = (17, 6)
    var groupedFooterMargins: (top: CGFloat, bottom: CGFloat) = (8, 6)
    /// The space above the title of the first section of a grouped table, and of later ones (Generations.md, tableHeader).
    var tableHeaderTop: (first: CGFloat, later: CGFloat) = (33.5, 16)
    /// The corners of a section's card (Generations.md, sectionCorner).
    var sectionCornerRadius: CGFloat = 10

    // MARK: Alerts and sheets

    /// The width of an alert on a screen with room for it, and its least distance from the sides of a window (Generations.md, alert).
    var alertWidth: CGFloat = 270
    var alertMargin: CGFloat = 25
    var alertCornerRadius: CGFloat = 14
    /// The upper corners of a sheet (Generations.md, sheet).
    var sheetCornerRadius: CGFloat = 10
    /// What a large sheet leaves of the views behind it (Generations.md, sheetTop).
    var sheetPeek: CGFloat = 10
    /// Whether sheets that are not large float, scaled down (Generations.md, sheetFloating).
    var sheetsFloat = false
    /// The corners of a popover (Generations.md, popover).
    var popoverCornerRadius: CGFloat = 13

    // MARK: Menus

    /// The height of a menu's row, the line between two rows, the gap between two groups, and the space above the first and below the
    /// last row (Generations.md, menu).
    var menuRowHeight: CGFloat = 44
    var menuRowSeparator: CGFloat = 0.5
    var menuGroupGap: CGFloat = 8
    var menuPadding: CGFloat = 0
    /// The distance of texts without symbols from the sides.
    var menuTextMargin: CGFloat = 16
    var menuCornerRadius: CGFloat = 13
    /// Whether a menu covers its button, and its distance from the button otherwise.
    var menuCoversSource = false
    var menuSourceGap: CGFloat = 8

    static let classic = SystemMetrics()

    static let ios18 = {
        var metrics = SystemMetrics()
        metrics.backTitleSpacing = 22 / 3
        metrics.backButtonHasNames = true
        return metrics
    }()

    static let ios26 = {
        var metrics = SystemMetrics()
        metrics.hasGlass = true
        metrics.backButtonHasNames = true
        metrics.switchSize = CGSize(width: 63, height: 28)
        metrics.switchKnob = CGSize(width: 37, height: 24)
        metrics.sliderHeight = 34
        metrics.sliderBottomInset = 0
        metrics.sliderTrackHeight = 6
        metrics.sliderTrackInset = 0
        metrics.sliderKnob = CGSize(width: 37, height: 24)
        metrics.sliderKnobMargin = 0
        metrics.sliderKnobRise = 0
        metrics.segmentSeparatorWidth = 0
        metrics.segmentPadding = 18.44
        metrics.segmentCornerRadius = nil
        metrics.stepperCornerRadius = nil
        metrics.buttonCornerRadius = nil
        metrics.navigationCompactRowHeight = 44
        metrics.navigationPadRowHeight = 44
        metrics.navigationRowGap = 10
        metrics.navigationTopMargin = 10
        metrics.sheetBarTopMargin = 16
        metrics.barMarginBelowNothing = 20
        metrics.barCustomViewWidth = 36
        metrics.barButtonSide = 44
        metrics.backButtonHasTitle = false
        metrics.largeTitleHeight = 52.5
        metrics.searchFieldHeight = 44
        metrics.searchFieldCornerRadius = nil
        metrics.searchFieldTop = 8
        metrics.searchImageWidth = 42
        metrics.searchClearMargin = 13
        metrics.tabBarTotalHeight = 83
        metrics.tabImageMiddle = 19.5
        metrics.tabTitleTop = 35.5
        metrics.tabBadgeTop = 2
        metrics.tabBadgeStart = -4
        metrics.toolbarHeight = 48
        metrics.toolbarMargin = 28
        metrics.rowHeight = 52
        metrics.separatorHeight = 1
        metrics.separatorEndsAtMargin = true
        metrics.rowTextMargin = 15
        metrics.cardTextMargin = 20
        metrics.rowChevron = (14, .body, CGSize(width: 11.5, height: 16), 10)
        metrics.groupedHeaderStyle = .headline
        metrics.groupedHeaderIsUppercase = false
        metrics.groupedHeaderMargins = (17.5, 6.5)
        metrics.groupedFooterMargins = (8, 11.5)
        metrics.tableHeaderTop = (28.5, 23.5)
        metrics.sectionCornerRadius = 26
        metrics.alertWidth = 320
        metrics.alertMargin = 10
        metrics.alertCornerRadius = 35
        metrics.sheetCornerRadius = 38
        metrics.sheetPeek = 0
        metrics.sheetsFloat = true
        metrics.popoverCornerRadius = 34
        metrics.menuRowHeight = 42
        metrics.menuRowSeparator = 0
        metrics.menuGroupGap = 21.5
        metrics.menuPadding = 10
        metrics.menuTextMargin = 24
        metrics.menuCornerRadius = 34
        metrics.menuCoversSource = true
        return metrics
    }()
}

extension SystemMetrics {
    /// The column for code outside of any view.
    static var current: SystemMetrics { UITraitCollection.current.systemGeneration.metrics }
}

extension SystemGeneration {
    var metrics: SystemMetrics { self >= .ios26 ? .ios26 : self >= .ios18 ? .ios18 : .classic }
}
