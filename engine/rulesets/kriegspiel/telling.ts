/** What decides something: a summary of many steps keeps these events. */
export const TELLING: readonly string[] = [
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
