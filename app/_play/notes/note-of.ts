import type { Kept } from '../../../engine/match/port/match'

/** The state of saving that a note can report. */
export type Note = 'failing' | 'branched' | 'resumed' | 'unfit' | 'missing' | 'restarted'

/** Returns `undefined` if saving works and the game began here. */
export function noteOf({ state, resumed, unfit, isMissing, isRestarted }: Kept): Note | undefined {
  if (state === 'failing' || state === 'branched') return state
  if (isRestarted) return 'restarted'
  if (unfit) return 'unfit'
  if (isMissing) return 'missing'
  return resumed && 'resumed'
}
