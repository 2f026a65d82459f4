/** What decides something: a summary of many steps keeps these events. */
export const TELLING: readonly string[] = [
  'shot',
  'fight',
  'stunned',
  'wounded',
  'killed',
  'yields',
  'captured',
  'broke-away',
  'left',
  'delivered',
]
