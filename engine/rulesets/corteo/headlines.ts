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

/** Events that end a turn, and that begin one. */
export const ENDS: readonly string[] = ['hand-end']
export const BEGINS: readonly string[] = ['initiative', 'turn']
