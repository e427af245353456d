"""Measures the size of pictures encoded by libpng at level 9 with all filters, for comparison with goldens."""
import ctypes

PNG = ctypes.CDLL('libpng16.so.16')
for name in ('png_create_write_struct', 'png_create_info_struct', 'png_get_libpng_ver'):
    getattr(PNG, name).restype = ctypes.c_void_p
PNG.png_get_libpng_ver.restype = ctypes.c_char_p
WRITE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_ubyte), ctypes.c_size_t)
FLUSH = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
ALL_FILTERS = 0xF8


def size(bgra, width, height):
    """Returns the size in bytes of the PNG file of an opaque picture."""
    rgb = bytearray(width * height * 3)
    rgb[0::3], rgb[1::3], rgb[2::3] = bgra[2::4], bgra[1::4], bgra[0::4]
    total = 0

    def write(_, data, length):
        nonlocal total
        total += length

    pointer = lambda value: ctypes.c_void_p(value)
    png = PNG.png_create_write_struct(PNG.png_get_libpng_ver(None), None, None, None)
    info = PNG.png_create_info_struct(pointer(png))
    keep = WRITE(write), FLUSH(lambda _: None)
    PNG.png_set_write_fn(pointer(png), None, *keep)
    PNG.png_set_IHDR(pointer(png), pointer(info), width, height, 8, 2, 0, 0, 0)
    PNG.png_set_compression_level(pointer(png), 9)
    PNG.png_set_filter(pointer(png), 0, ALL_FILTERS)
    PNG.png_write_info(pointer(png), pointer(info))
    pixels = (ctypes.c_ubyte * len(rgb)).from_buffer(rgb)
    start = ctypes.addressof(pixels)
    for row in range(height):
        PNG.png_write_row(pointer(png), pointer(start + row * width * 3))
    PNG.png_write_end(pointer(png), pointer(info))
    return total
