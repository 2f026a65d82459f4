/** The decisive events: a summary of many steps keeps them. */
export const HEADLINES: readonly string[] = [
  'clash',
  'launch',
  'arrested',
  'captured',
  'freed',
  'covered',
  'held',
  'left',
  'exited',
  'comment',
  'hand-end',
  'prolonged',
  'over',
]
