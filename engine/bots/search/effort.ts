/** How much a search does for one decision. Everything is counted, nothing timed: the same seed comes to the same choice anywhere. */
export type Effort = {
  /** Play-outs of a decision, over all candidates. */
  readonly playouts: number
  /** Choices that are tried, the scorer's best. */
  readonly candidates: number
  /** Ends of turns that a play-out goes on for. */
  readonly rounds: number
  /** Actions of a play-out, at most. */
  readonly steps: number
  /** Visits after which one choice more is tried at a place of the tree; Infinity for greedy play alone after the first choice. */
  readonly ripe: number
  /** How a play-out goes on where the tree ends: by the scorers, or by chance, which is much faster and knows much less. */
  readonly manner: 'greedy' | 'random'
  /** Standard errors by which another choice must be better than the scorer's own. */
  readonly doubt: number
  /** Rounds for which a way to play is kept to before it is thought over again. */
  readonly keeps: number
}

/** When it is thought over which way to play it is in so many times the play-outs of a decision, all ways being tried. */
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
 * The budgets that a player chooses between, each about four times as long as the one before, by the names of the bots that have them. Here
 * alone is written what they are: commands, tables and the words for them read it.
 */
export const EFFORTS = {
  search: QUICK,
  'search-medium': { ...QUICK, playouts: 96, candidates: 6 },
  'search-long': { ...QUICK, playouts: 384, candidates: 8 },
} as const satisfies Readonly<Record<string, Effort>>
/** A bot that searches. */
export type SearchKind = keyof typeof EFFORTS
