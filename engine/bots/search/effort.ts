/** The budget of a search for one decision, in counts instead of time, so that a seed gives the same choice anywhere. */
export type Effort = {
  /** Play-outs of a decision, over all candidates. */
  readonly playouts: number
  /** The number of candidates, the scorer's best. */
  readonly candidates: number
  /** The length of a play-out in ends of turns. */
  readonly rounds: number
  /** The maximum number of actions of a play-out. */
  readonly steps: number
  /** Visits before a place of the tree tries one more choice. Infinity means greedy play after the first choice. */
  readonly ripe: number
  /** The play below the tree: by the scorers, or at random, which is much faster and much weaker. */
  readonly manner: 'greedy' | 'random'
  /** Standard errors by which another choice must beat the scorer's own. */
  readonly doubt: number
  /** Rounds before the way to play is reconsidered. */
  readonly keeps: number
}

/** The factor of play-outs when the way to play is reconsidered, because all ways are tried. */
export const ROUND_OF_DECISIONS = 4

/** About a tenth of a second for a decision of most games. */
export const QUICK: Effort = {
  playouts: 24,
  candidates: 4,
  rounds: 2,
  steps: 400,
  ripe: 3,
  manner: 'greedy',
  doubt: 0.5,
  keeps: 1,
}

/**
 * The budgets for players to choose from, each about four times the previous one, by the names of their bots.
 * The only definition: commands, tables and their texts read it.
 */
export const EFFORTS = {
  search: QUICK,
  'search-medium': { ...QUICK, playouts: 96, candidates: 6 },
  'search-long': { ...QUICK, playouts: 384, candidates: 8 },
} as const satisfies Readonly<Record<string, Effort>>
/** A bot that searches. */
export type SearchKind = keyof typeof EFFORTS
