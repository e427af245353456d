import UIKit

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyShape? { nil } }

extension View {
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { setting(ContainerShapeKey.self, AnyShape(shape)) }
}
