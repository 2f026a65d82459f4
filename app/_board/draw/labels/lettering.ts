/** The lettering of names on maps of cells. */

/** Average width of a letter as a share of its size, for layout before fonts have loaded. */
export const LETTER = 0.56

/** Least size of a letter in CSS pixels. */
export const LEAST_PIXELS = 9

/** Ink that reads on most ground, with a halo in a tone of the ground. */
export const INKS = {
  onLight: { ink: '#3b2f22', halo: 'rgb(255 253 247 / 0.86)' },
  onDark: { ink: '#efe6d2', halo: 'rgb(24 23 21 / 0.78)' },
}
