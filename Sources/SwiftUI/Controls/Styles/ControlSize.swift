/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge

    var isSmall: Bool { self == .mini || self == .small }
    var isLarge: Bool { self == .large || self == .extraLarge }
}

/// How much a control stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    public var labelsVisibility: Visibility { self[LabelsVisibilityKey.self] }
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    /// Whether controls show no labels beside them.
    var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View { setting(ControlSizeKey.self, controlSize) }
    public func headerProminence(_ prominence: Prominence) -> some View { setting(HeaderProminenceKey.self, prominence) }
    public func labelsHidden() -> some View { setting(LabelsHiddenKey.self, true) }
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        setting(LabelsVisibilityKey.self, visibility).setting(LabelsHiddenKey.self, visibility == .hidden)
    }
}
