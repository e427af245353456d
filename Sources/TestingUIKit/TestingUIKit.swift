// TestingUIKit
