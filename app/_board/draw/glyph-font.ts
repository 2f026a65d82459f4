/** The font for text on counters, cards and maps. */
export const GLYPH_FONT = '"Inter Variable", "Inter", system-ui, sans-serif'
