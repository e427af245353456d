/// The keys by their positions on a keyboard (USB HID usage tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1, keyboardPOSTFail, keyboardErrorUndefined
    case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
    case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV
    case keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen
    case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10
    case keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow
    case keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
    case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift
    case keyboardRightAlt, keyboardRightGUI
}
