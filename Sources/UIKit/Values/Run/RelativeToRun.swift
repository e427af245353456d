import Foundation

/// The style `.relative(presentation:)`, relative to the run's time; Foundation's own style is relative to the machine's.
public struct RelativeToRunStyle: FormatStyle, Sendable {
    let presentation: Date.RelativeFormatStyle.Presentation
    let unitsStyle: Date.RelativeFormatStyle.UnitsStyle
    var locale: Locale

    public func format(_ value: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: value, presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: .current)
        return style.format(SimulatedRun.date)
    }

    public func locale(_ locale: Locale) -> RelativeToRunStyle {
        RelativeToRunStyle(presentation: presentation, unitsStyle: unitsStyle, locale: locale)
    }
}

extension FormatStyle where Self == RelativeToRunStyle {
    /// The replacement of `.relative(presentation:)` in an app's code that is rewritten for Linux.
    public static func relativeToRun(
        presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
    ) -> RelativeToRunStyle {
        RelativeToRunStyle(presentation: presentation, unitsStyle: unitsStyle, locale: .current)
    }
}

extension FileManager {
    /// The attributes of a file as they are in the run: its dates are the run's, because this machine's would differ from run to run.
    /// - Throws: As `attributesOfItem(atPath:)`.
    public func attributesOfItemInRun(atPath path: String) throws -> [FileAttributeKey: Any] {
        var attributes = try attributesOfItem(atPath: path)
        for key in [FileAttributeKey.creationDate, .modificationDate] where attributes[key] != nil { attributes[key] = SimulatedRun.date }
        return attributes
    }
}
