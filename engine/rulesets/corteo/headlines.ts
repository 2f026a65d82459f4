/** The decisive events: a summary of many steps keeps them. */
export const TELLING: readonly string[] = [
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
