/** How names on maps of cells are written, wherever they stand. */

/** Average width of a letter in shares of its size, for layout before any font is there. */
export const LETTER = 0.56

/** Ink that reads on most of the ground, with a halo of the ground's own tone. */
export const INKS = {
  onLight: { ink: '#3b2f22', halo: 'rgb(255 253 247 / 0.86)' },
  onDark: { ink: '#efe6d2', halo: 'rgb(24 23 21 / 0.78)' },
}
