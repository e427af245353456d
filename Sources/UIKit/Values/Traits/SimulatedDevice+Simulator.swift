import Foundation

extension SimulatedDevice {
    /// The model's identifier, as a phone's `uname` and the Simulator's `SIMULATOR_MODEL_IDENTIFIER` have it: `iPhone16,1`. Nil for a device
    /// that is in no catalog. Of models with several identifiers, that of the first without a cellular modem, which the Simulator has.
    public var modelIdentifier: String? { Self.modelIdentifiers[model] }

    /// The variables by which a process in the Simulator knows its device. Suites put them into the names of their pictures, or refuse to
    /// run on another device.
    package var simulatorVariables: [String: String] {
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        let variables = [
            "SIMULATOR_MODEL_IDENTIFIER": modelIdentifier, "SIMULATOR_DEVICE_NAME": model,
            "SIMULATOR_RUNTIME_VERSION": systemVersion, "SIMULATOR_MAINSCREEN_WIDTH": "\(Int(pixels.width))",
            "SIMULATOR_MAINSCREEN_HEIGHT": "\(Int(pixels.height))", "SIMULATOR_MAINSCREEN_SCALE": String(format: "%.6f", scale),
        ]
        return variables.compactMapValues(\.self)
    }

    /// Sets the variables of the device that the process starts with. Those that are set already stay.
    package static func setSimulatorVariables() {
        for (name, value) in first.simulatorVariables { unsafe setenv(name, value, 0) }
    }

    /// The Apple Wiki, *Models*.
    private static let modelIdentifiers = [
        "iPhone 5s": "iPhone6,1", "iPhone 6": "iPhone7,2", "iPhone 6 Plus": "iPhone7,1", "iPhone 6s": "iPhone8,1",
        "iPhone 6s Plus": "iPhone8,2", "iPhone SE (1st generation)": "iPhone8,4", "iPhone 7": "iPhone9,1", "iPhone 7 Plus": "iPhone9,2",
        "iPhone 8": "iPhone10,1", "iPhone 8 Plus": "iPhone10,2", "iPhone X": "iPhone10,3", "iPhone XR": "iPhone11,8",
        "iPhone XS": "iPhone11,2", "iPhone XS Max": "iPhone11,6", "iPhone 11": "iPhone12,1", "iPhone 11 Pro": "iPhone12,3",
        "iPhone 11 Pro Max": "iPhone12,5", "iPhone SE (2nd generation)": "iPhone12,8", "iPhone 12 mini": "iPhone13,1",
        "iPhone 12": "iPhone13,2", "iPhone 12 Pro": "iPhone13,3", "iPhone 12 Pro Max": "iPhone13,4", "iPhone 13 Pro": "iPhone14,2",
        "iPhone 13 Pro Max": "iPhone14,3", "iPhone 13 mini": "iPhone14,4", "iPhone 13": "iPhone14,5",
        "iPhone SE (3rd generation)": "iPhone14,6", "iPhone 14": "iPhone14,7", "iPhone 14 Plus": "iPhone14,8",
        "iPhone 14 Pro": "iPhone15,2", "iPhone 14 Pro Max": "iPhone15,3", "iPhone 15": "iPhone15,4", "iPhone 15 Plus": "iPhone15,5",
        "iPhone 15 Pro": "iPhone16,1", "iPhone 15 Pro Max": "iPhone16,2", "iPhone 16 Pro": "iPhone17,1",
        "iPhone 16 Pro Max": "iPhone17,2", "iPhone 16": "iPhone17,3", "iPhone 16 Plus": "iPhone17,4", "iPhone 16e": "iPhone17,5",
        "iPhone 17 Pro": "iPhone18,1", "iPhone 17 Pro Max": "iPhone18,2", "iPhone 17": "iPhone18,3", "iPhone Air": "iPhone18,4",
        "iPad Air": "iPad4,1", "iPad mini 4": "iPad5,1", "iPad Air 2": "iPad5,3", "iPad Pro 9.7-inch": "iPad6,3",
        "iPad Pro 12.9-inch": "iPad6,7", "iPad (5th generation)": "iPad6,11", "iPad Pro 12.9-inch (2nd generation)": "iPad7,1",
        "iPad Pro 10.5-inch": "iPad7,3", "iPad (6th generation)": "iPad7,5", "iPad (7th generation)": "iPad7,11",
        "iPad Pro 11-inch": "iPad8,1", "iPad Pro 12.9-inch (3rd generation)": "iPad8,5", "iPad mini (5th generation)": "iPad11,1",
        "iPad Air (3rd generation)": "iPad11,3", "iPad (8th generation)": "iPad11,6", "iPad (9th generation)": "iPad12,1",
        "iPad Air (4th generation)": "iPad13,1", "iPad Pro 11-inch (3rd generation)": "iPad13,4",
        "iPad Air (5th generation)": "iPad13,16", "iPad (10th generation)": "iPad13,18", "iPad mini (6th generation)": "iPad14,1",
        "iPad Pro 11-inch (4th generation)": "iPad14,3", "iPad Pro 12.9-inch (6th generation)": "iPad14,5",
        "iPad Air 11-inch (M2)": "iPad14,8", "iPad Air 13-inch (M2)": "iPad14,10", "iPad Air 11-inch (M3)": "iPad15,3",
        "iPad Air 13-inch (M3)": "iPad15,5", "iPad (A16)": "iPad15,7", "iPad mini (A17 Pro)": "iPad16,1",
        "iPad Pro 11-inch (M4)": "iPad16,3", "iPad Pro 13-inch (M4)": "iPad16,5", "iPad Pro 11-inch (M5)": "iPad17,1",
        "iPad Pro 13-inch (M5)": "iPad17,3",
    ]
}
