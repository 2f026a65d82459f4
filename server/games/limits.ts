/** What games on the site may measure: checked before anything is parsed or written. */
export const gameLimits = {
  /** Of one workspace; deleted ones do not count. */
  games: 300,
  /** JSON of one game, in bytes: some twenty thousand acts. */
  gameBytes: 2_000_000,
  /** JSON of one pack that is played with, in bytes. */
  contentBytes: 12_000_000,
  /** Games and packs of a workspace together, as they are stored, in bytes. */
  workspaceBytes: 256_000_000,
  /** How long other browsers can hear that a game was deleted, in milliseconds; and of how many. */
  deletedFor: 90 * 24 * 60 * 60 * 1000,
  deleted: 1000,
} as const

/** Lists and objects in the JSON of a game: each act is two at the least. */
export const gameBounds = { depth: 16, containers: 100_000 } as const

/** Of a pack. Its files were 32 levels deep at the most, and stand in lists. */
export const contentBounds = { depth: 40, containers: 400_000 } as const
