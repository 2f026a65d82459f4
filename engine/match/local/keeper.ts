import type { GameRecord } from '../../types'
import type { Kept } from '../port/match'

/** Saves the game beyond the screen. */
export type Keeper = {
  readonly kept: () => Kept
  readonly unfit?: GameRecord
  readonly flush: () => void
}

export const NOT_KEPT: Kept = { state: 'new' }
