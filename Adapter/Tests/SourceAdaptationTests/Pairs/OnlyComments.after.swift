// @objc
// nothing here
