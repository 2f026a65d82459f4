import type { Kept } from '../../../engine/match/match'

/** What there is to say about how a game is kept. */
export type Note = 'failing' | 'branched' | 'resumed' | 'unfit' | 'missing' | 'restarted'

/** Nothing, as long as all is well and the game began here. */
export function noteOf({ state, resumed, unfit, isMissing, isRestarted }: Kept): Note | undefined {
  if (state === 'failing' || state === 'branched') return state
  if (isRestarted) return 'restarted'
  if (unfit) return 'unfit'
  if (isMissing) return 'missing'
  return resumed && 'resumed'
}
