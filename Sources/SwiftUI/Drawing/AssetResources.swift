import UIKit

extension Color {
    /// Creates the colour of an asset catalog; clear if no catalog contains it.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
    /// Creates the image of an asset catalog; a labelled box if no catalog contains it.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
