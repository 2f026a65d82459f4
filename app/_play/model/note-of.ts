import type { Kept } from '../../../engine/match/match'

/** What there is to say about how a game is kept. */
export type Note = 'failing' | 'branched' | 'resumed' | 'unfit'

/** Nothing, as long as all is well and the game began here. */
export function noteOf({ state, resumed, unfit }: Kept): Note | undefined {
  if (state === 'failing' || state === 'branched') return state
  if (unfit) return 'unfit'
  return resumed && 'resumed'
}
