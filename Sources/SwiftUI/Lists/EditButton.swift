import UIKit

/// A button that switches between editing and not editing.
public struct EditButton: View {
    @Environment(\.editMode) private var mode
    public init() {}
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
