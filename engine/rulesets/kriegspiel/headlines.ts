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

/** Events that begin a turn or a part of it. */
export const BEGINS: readonly string[] = ['turn']
