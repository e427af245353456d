/// The parts of documents that do not affect the picture: connections to code, Interface Builder's own bookkeeping, behaviour. They are
/// left out silently; anything else left out is a finding.
enum Vocabulary {
    static func isSilent(element: Element) -> Bool {
        elements.contains(element.name) || keys.contains(element.key ?? "")
    }

    static func isSilent(attribute: String, of element: String) -> Bool {
        attributes.contains(attribute) || (perElement[element]?.contains(attribute) ?? false)
    }

    private static let elements: Set<String> = [
        "connections", "gestureRecognizers", "outlet", "action", "segue", "outletCollection", "point", "placeholder", "exit", "device",
        "dependencies", "resources", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "designables", "accessibilityOverrides",
        "customFonts", "animations", "dataDetectorType", "textInputTraits", "wkWebViewConfiguration", "viewControllerPlaceholder",
        "tapGestureRecognizer", "panGestureRecognizer", "pongPressGestureRecognizer", "swipeGestureRecognizer",
        "pinchGestureRecognizer", "rotationGestureRecognizer", "screenEdgePanGestureRecognizer", "customObject", "viewLayoutGuide",
        "layoutGuides", "keyCommands", "classes", "freeformSimulatedSizeMetrics", "popoverArrowDirection", "extendedEdge",
    ]
    private static let keys: Set<String> = [
        "userComments", "canvasLocation", "freeformSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics", "simulatedScreenMetrics",
        "contentSizeForViewInPopover", "highlightedColor", "titleShadowColor",
    ]
    private static let attributes: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "customModule", "customModuleProvider", "customClass", "ambiguous", "misplaced",
        "verifyAmbiguity", "restorationIdentifier", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
        "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "opaque", "clearsContextBeforeDrawing", "springLoaded",
        "pointerInteraction", "toolTip", "placeholder", "fixedFrame", "simulatedAppContext", "reuseIdentifier", "showsTouchWhenHighlighted",
        "reversesTitleShadowWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "continuous",
        "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "focusStyle", "tableViewCell", "hidesAccessoryWhenEditing",
        "editingAccessoryType", "selectionStyle", "showsReorderControl", "shouldIndentWhileEditing", "bounces", "alwaysBounceVertical",
        "alwaysBounceHorizontal", "bouncesZoom", "delaysContentTouches", "canCancelContentTouches", "keyboardDismissMode",
        "directionalLockEnabled", "pagingEnabled", "scrollEnabled", "minimumZoomScale", "maximumZoomScale", "prefetchingEnabled",
        "dataMode", "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing", "clearsSelectionOnViewWillAppear",
        "allowsMultipleSelectionDuringEditing", "autoresizesSubviews", "definesPresentationContext", "modalTransitionStyle",
        "modalPresentationStyle", "providesPresentationContextTransitionStyle", "indicatorStyle", "minuteInterval", "stepValue",
        "wraps", "autorepeat", "defersCurrentPageDisplay", "enablesReturnKeyAutomatically", "verticalScrollElasticity",
        "horizontalScrollElasticity", "userInfo", "colorMatched", "catalog", "segmentControlStyle", "role", "labelIsUserDefined",
        "clearsOnBeginEditing", "showsExpansionTextWhenTruncated", "editable", "selectable", "wantsMultisampling", "animating",
    ]
    private static let perElement: [String: Set<String>] = [
        "mapView": ["mapType", "rotateEnabled", "zoomEnabled", "pitchEnabled", "showsUserLocation", "scrollEnabled"],
        "wkWebView": ["allowsBackForwardNavigationGestures", "allowsLinkPreview"],
        "constraint": ["symbolic", "symbolType"],
        "segmentedControl": ["momentary"],
    ]
}
