extension CALayer: PropertyDescribed {
    nonisolated static let layerProperties = PropertyTable(
        CALayer.self, parent: nil,
        [
            .unrecorded("opacity", \.opacity), .unrecorded("bounds", \.bounds), .unrecorded("position", \.position),
            .unrecorded("transform", \.transform), .unrecorded("isHidden", \.isHidden), .unrecorded("cornerRadius", \.cornerRadius),
            .unrecorded("borderWidth", \.borderWidth), .unrecorded("borderColor", \.borderColor),
            .unrecorded("backgroundColor", \.backgroundColor), .unrecorded("masksToBounds", \.masksToBounds),
        ])
}
