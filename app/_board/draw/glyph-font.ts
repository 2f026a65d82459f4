/** What is written on counters, cards and maps in letters of the interface. */
export const GLYPH_FONT = '"Inter Variable", "Inter", system-ui, sans-serif'
