/** Size limits for games on the site, checked before anything is parsed or written. */
export const gameLimits = {
  /** Games of one workspace; deleted ones do not count. */
  games: 300,
  /** JSON of one game, in bytes: about twenty thousand actions. */
  gameBytes: 2_000_000,
  /** JSON of one pack, in bytes. */
  contentBytes: 12_000_000,
  /** Stored size of all games and packs of a workspace, in bytes. */
  workspaceBytes: 256_000_000,
  /** How long a deletion is remembered for other browsers, in milliseconds, and for how many games. */
  deletedFor: 90 * 24 * 60 * 60 * 1000,
  deleted: 1000,
} as const

/** Most nested levels, and most lists and objects, in the JSON of a game. Each action is at least two. */
export const gameBounds = { depth: 16, containers: 100_000 } as const

/** The same for a pack. Its files have at most 32 levels and stand in lists. */
export const contentBounds = { depth: 40, containers: 400_000 } as const
