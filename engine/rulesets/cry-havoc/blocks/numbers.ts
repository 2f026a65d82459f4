/** Numbers that blocks may modify; the first three are the values of a piece, in their order. */
export const NUMBERS = [
  { id: 'attack', least: 0, most: 99 },
  { id: 'defence', least: 0, most: 99 },
  { id: 'movement', least: 0, most: 99 },
  { id: 'shot', least: -20, most: 20 },
] as const
/** Index of the modifier of a shot's die. */
export const SHOT_NUMBER = 3
