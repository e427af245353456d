// TestingCoreGraphics
