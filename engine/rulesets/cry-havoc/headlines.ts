/** The decisive events: a summary of many steps keeps them. */
export const HEADLINES: readonly string[] = [
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

/** Events that begin a turn or a part of it. */
export const BEGINS: readonly string[] = ['phase']
