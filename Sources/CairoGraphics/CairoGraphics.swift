// CairoGraphics
