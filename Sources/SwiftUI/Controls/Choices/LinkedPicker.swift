/// A row that leads to a list of a picker's values.
struct LinkedPicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    @State private var isPushed = false

    var body: some View {
        LabeledRow(
            label: LabelColumn(label: label), control: MenuPicker(content: content, selection: selection, symbol: nil)
        )
        .modifier(TraitModifier<RowActionTrait>(value: RowAction(showsDisclosure: true) { isPushed = true }))
        .modifier(_DestinationModifier(page: { isPushed ? (true, page) : nil }, dismiss: { isPushed = false }))
    }

    private var page: some View {
        List { content.modifier(InlineOption(selection: choosing)) }.navigationTitle(label.text ?? Text(verbatim: ""))
    }

    /// A choice leads back.
    private var choosing: PickerSelection {
        PickerSelection(get: selection.get) { tag in
            selection.choose(tag)
            isPushed = false
        }
    }
}
