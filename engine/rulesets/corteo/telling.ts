/** What decides something: a summary of many steps keeps these events. */
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
