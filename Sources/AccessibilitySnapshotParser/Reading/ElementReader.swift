import UIKit

/// Makes the value of an element.
@MainActor struct ElementReader {
    let root: UIView
    let rotorResultLimit: Int

    func element(for object: NSObject, in context: AccessibilityHierarchyParser.Context?) -> AccessibilityElement {
        let spoken = SpokenDescription(of: object, in: context)
        let point = object.accessibilityActivationPoint
        return AccessibilityElement(
            description: spoken.description, label: object.accessibilityLabel, value: object.accessibilityValue,
            traits: AccessibilityTraits(object.accessibilityTraits),
            identifier: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
                ?? (object as? UIBarItem)?.accessibilityIdentifier,
            hint: spoken.hint, userInputLabels: object.accessibilityUserInputLabels, shape: ElementShape.shape(of: object, in: root),
            activationPoint: AccessibilityPoint(root.convert(point, from: nil)),
            usesDefaultActivationPoint: ElementShape.usesDefaultActivationPoint(
                object, point: point, scale: (root.window?.screen ?? UIScreen.main).scale),
            customActions: object.accessibilityCustomActions?.map(\.name) ?? [], customContent: content(of: object),
            customRotors: object.accessibilityCustomRotors?.map { rotor($0, of: object, context) } ?? [],
            accessibilityLanguage: object.accessibilityLanguage,
            respondsToUserInteraction: object.accessibilityRespondsToUserInteraction)
    }

    private func content(of object: NSObject) -> [AccessibilityElement.CustomContent] {
        let provider = object as? any AXCustomContentProvider
        let own = provider.map { $0.accessibilityCustomContentBlock?() ?? $0.accessibilityCustomContent ?? [] }
        let content = own ?? (object as? UIResponder)?.details ?? []
        return content.map { .init(label: $0.label, value: $0.value, isImportant: $0.importance == .high) }
    }

    // MARK: Rotors

    private func rotor(
        _ rotor: UIAccessibilityCustomRotor, of object: NSObject, _ context: AccessibilityHierarchyParser.Context?
    ) -> AccessibilityElement.CustomRotor {
        let name = rotor.name.isEmpty ? SpokenWords(object.accessibilityLanguage).name(of: rotor.systemRotorType) : rotor.name
        guard rotorResultLimit > 0 else { return .init(name: name) }
        let search = RotorSearch(rotor: rotor, limit: rotorResultLimit)
        let found = search.found
        return .init(name: name, resultMarkers: found.results.compactMap { marker($0, context) }, limit: found.rest)
    }

    private func marker(
        _ result: UIAccessibilityCustomRotorItemResult, _ context: AccessibilityHierarchyParser.Context?
    ) -> AccessibilityElement.CustomRotor.ResultMarker? {
        guard let object = result.targetElement as? NSObject else { return nil }
        let shape = ElementShape.shape(of: object, in: root)
        let spoken = SpokenDescription(of: object, in: context).description
        guard let range = result.targetRange, let input = object as? any UITextInput else {
            return .init(elementDescription: spoken, shape: shape)
        }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        let end = input.offset(from: input.beginningOfDocument, to: range.end)
        return .init(
            elementDescription: input.text(in: range) ?? spoken, rangeDescription: "[\(start)..<\(end)]",
            shape: outline(of: range, in: input) ?? shape)
    }

    /// The lines of a range of text, without those on which it has no glyph.
    private func outline(of range: UITextRange, in input: any UITextInput) -> AccessibilityShape? {
        let path = UIBezierPath()
        for line in input.selectionRects(for: range) {
            let rect = line.rect
            if !line.containsStart, !line.containsEnd, !line.isVertical,
                input.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY), within: range)
                    == input.closestPosition(to: CGPoint(x: rect.maxX, y: rect.midY), within: range)
            {
                continue
            }
            path.append(UIBezierPath(roundedRect: rect, cornerRadius: 8))
        }
        guard path.hasFiniteBounds else { return nil }
        return .path(AccessibilityPathElement.elements(from: root.convert(path, from: input as? UIView).cgPath))
    }
}
