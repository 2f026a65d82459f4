/** The largest number of columns and rows of a map, as in its schema. */
export const MOST_ACROSS = 512

/** Whether a map can have that many columns or rows. */
export const isAcross = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MOST_ACROSS
