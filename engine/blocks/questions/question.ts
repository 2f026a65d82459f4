/** A question of a scenario by its name. */

export type QuestionKind = 'choice' | 'unit' | 'cell' | 'card' | 'seat' | 'number' | 'bid' | 'proposal'

/** A question by its name. Blocks that ask it or read its answer share this object, which is complete after compilation. */
export type Question = {
  readonly id: string
  readonly index: number
  kind: QuestionKind | undefined
  /** An ask that puts it, or NOTHING. */
  ask: number
  /** The deck of its cards, or NOTHING. */
  deck: number
  /** The values of its choices. */
  values?: readonly number[]
  /** Whether some block reads the answer. */
  isRead: boolean
}
