/** The decisive events: a summary of many steps keeps them. */
export const HEADLINES: readonly string[] = [
  'revealed',
  'attacked',
  'captured',
  'trapped',
  'destroyed',
  'beaten',
  'offered',
  'declined',
  'over',
]
