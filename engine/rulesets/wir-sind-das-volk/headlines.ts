/** The decisive events: a summary of many steps keeps them. */
export const HEADLINES: readonly string[] = [
  'decade',
  'half',
  'played-develop',
  'played-quiet',
  'played-raise',
  'played-event',
  'built',
  'railed',
  'razed',
  'lifted',
  'raised',
  'unrest',
  'quieted',
  'protest',
  'protest-over',
  'socialist',
  'socialist-lost',
  'track',
  'wall',
  'wall-open',
  'police',
  'dissolved',
  'rundown',
  'flight',
  'currency',
  'attack',
  'collapse',
  'over',
]

/** Events that begin a turn or a part of it. */
export const BEGINS: readonly string[] = ['decade', 'half', 'step']
