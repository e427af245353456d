import Graphics

// Values of the classic generation (iOS 13–18): `0xRRGGBBAA` for light, dark, and then both with increased contrast.
// Source: Colors.md, keys flutter-colors (read from a running iOS 13), hig-color, swiftuiweb. `ios26` gives the values of that
// release (Apple's page on colour; recorded pictures show its purple, Suites.md, purple26).

extension UIColor {
    // MARK: Colours that adapt

    public static let systemBlue = UIColor(
        system: "systemBlue", 0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF,
        ios26: (0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF))
    public static let systemGreen = UIColor(
        system: "systemGreen", 0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF,
        ios26: (0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF))
    public static let systemIndigo = UIColor(
        system: "systemIndigo", 0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF,
        ios26: (0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF))
    public static let systemOrange = UIColor(
        system: "systemOrange", 0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF,
        ios26: (0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF))
    public static let systemPink = UIColor(
        system: "systemPink", 0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF,
        ios26: (0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF))
    public static let systemPurple = UIColor(
        system: "systemPurple", 0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF,
        ios26: (0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF))
    public static let systemRed = UIColor(
        system: "systemRed", 0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF,
        ios26: (0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF))
    public static let systemYellow = UIColor(
        system: "systemYellow", 0xFFCC00FF, 0xFFD60AFF, 0xA05A00FF, 0xFFD426FF,
        ios26: (0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF))
    // Teal has its iOS 15–18 value (Colors.md, ios13to18). The increased-contrast values of teal, mint, cyan and brown are inferred.
    public static let systemTeal = UIColor(
        system: "systemTeal", 0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF,
        ios26: (0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF))
    public static let systemMint = UIColor(
        system: "systemMint", 0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF,
        ios26: (0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF))
    public static let systemCyan = UIColor(
        system: "systemCyan", 0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF,
        ios26: (0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF))
    public static let systemBrown = UIColor(
        system: "systemBrown", 0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF,
        ios26: (0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF))

    public static let systemGray = UIColor(system: "systemGray", 0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF)
    public static let systemGray2 = UIColor(system: "systemGray2", 0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF)
    public static let systemGray3 = UIColor(system: "systemGray3", 0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF)
    public static let systemGray4 = UIColor(system: "systemGray4", 0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF)
    public static let systemGray5 = UIColor(system: "systemGray5", 0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF)
    public static let systemGray6 = UIColor(system: "systemGray6", 0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF)

    /// The tint colour of the view that uses it.
    public static let tintColor = UIColor.makeTint()

    // MARK: Colours named after their use

    public static let label = UIColor(system: "label", 0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF)
    public static let secondaryLabel = UIColor(system: "secondaryLabel", 0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD)
    public static let tertiaryLabel = UIColor(system: "tertiaryLabel", 0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)
    public static let quaternaryLabel = UIColor(system: "quaternaryLabel", 0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D)
    public static let placeholderText = UIColor(system: "placeholderText", 0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560)
    public static let link = UIColor(system: "link", 0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF)
    public static let separator = UIColor(
        system: "separator", 0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD,
        // Measured on white; the others are as before (Generations.md, separatorColor).
        ios26: (0x00000017, 0x54545899, 0x3C3C435E, 0x545458AD))
    public static let opaqueSeparator = UIColor(system: "opaqueSeparator", 0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF)

    public static let systemFill = UIColor(system: "systemFill", 0x78788033, 0x7878805B, 0x78788047, 0x78788070)
    public static let secondarySystemFill = UIColor(system: "secondarySystemFill", 0x78788028, 0x78788051, 0x7878803D, 0x78788066)
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill", 0x7676801E, 0x7676803D, 0x76768033, 0x76768051)
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill", 0x74748014, 0x7676802D, 0x74748028, 0x76768042)

    public static let systemBackground = UIColor(
        system: "systemBackground", 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF, elevated: (0x1C1C1EFF, 0x242426FF))
    public static let secondarySystemBackground = UIColor(
        system: "secondarySystemBackground", 0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF, elevated: (0x2C2C2EFF, 0x363638FF))
    public static let tertiarySystemBackground = UIColor(
        system: "tertiarySystemBackground", 0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF, elevated: (0x3A3A3CFF, 0x444446FF))
    /// The former name of `systemGroupedBackground`.
    public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
    public static let systemGroupedBackground = UIColor(
        system: "systemGroupedBackground", 0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF, elevated: (0x1C1C1EFF, 0x242426FF))
    public static let secondarySystemGroupedBackground = UIColor(
        system: "secondarySystemGroupedBackground", 0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF, elevated: (0x2C2C2EFF, 0x363638FF))
    public static let tertiarySystemGroupedBackground = UIColor(
        system: "tertiarySystemGroupedBackground", 0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF, elevated: (0x3A3A3CFF, 0x444446FF))

    // MARK: Fixed colours

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(white: 0, alpha: 1)

    /// All system and fixed colours by their names in Interface Builder and specs, in the order of this file.
    package static let systemColors: [(name: String, color: UIColor)] = [
        ("systemBlue", systemBlue), ("systemGreen", systemGreen), ("systemIndigo", systemIndigo), ("systemOrange", systemOrange),
        ("systemPink", systemPink), ("systemPurple", systemPurple), ("systemRed", systemRed), ("systemYellow", systemYellow),
        ("systemTeal", systemTeal), ("systemMint", systemMint), ("systemCyan", systemCyan), ("systemBrown", systemBrown),
        ("systemGray", systemGray), ("systemGray2", systemGray2), ("systemGray3", systemGray3), ("systemGray4", systemGray4),
        ("systemGray5", systemGray5), ("systemGray6", systemGray6), ("tintColor", tintColor),
        ("label", label), ("secondaryLabel", secondaryLabel), ("tertiaryLabel", tertiaryLabel), ("quaternaryLabel", quaternaryLabel),
        ("placeholderText", placeholderText), ("link", link), ("separator", separator), ("opaqueSeparator", opaqueSeparator),
        ("systemFill", systemFill), ("secondarySystemFill", secondarySystemFill), ("tertiarySystemFill", tertiarySystemFill),
        ("quaternarySystemFill", quaternarySystemFill), ("systemBackground", systemBackground),
        ("secondarySystemBackground", secondarySystemBackground), ("tertiarySystemBackground", tertiarySystemBackground),
        ("systemGroupedBackground", systemGroupedBackground), ("secondarySystemGroupedBackground", secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", tertiarySystemGroupedBackground),
        ("clear", clear), ("black", black), ("darkGray", darkGray), ("gray", gray), ("lightGray", lightGray), ("white", white),
        ("red", red), ("green", green), ("blue", blue), ("cyan", cyan), ("yellow", yellow), ("magenta", magenta),
        ("orange", orange), ("purple", purple), ("brown", brown), ("lightText", lightText), ("darkText", darkText),
    ]

    /// Returns the system or fixed colour with a name (`systemRed`, `label`, `white`).
    package static func named(_ name: String) -> UIColor? { systemColors.first { $0.name == name }?.color }
}
