/** The markers of tracks, and the effects beyond the ends of tracks. */
import type { CarryOut } from '../effects/effect'
import { emit } from '../events'
import { TRACKS, type VolkTurn } from '../rules'
import { EAST, WEST } from '../state'

/** W-55: moves a marker by `steps`, towards the beginning if negative. */
export function moveTrack(turn: VolkTurn, which: number, steps: number, carryOut: CarryOut): void {
  const { rules } = turn
  const name = TRACKS[which]
  const track = rules[name]
  const wanted = turn.state[name] + steps
  const at = Math.min(track.most, Math.max(track.least, wanted))
  turn.state[name] = at
  emit(turn, 'track', { track: { text: `tracks.${track.id}` }, steps, at }, { track: track.id, steps, at })
  const past = Math.abs(wanted - at)
  const pusher = wanted > at ? EAST : WEST
  for (let step = 0; step < past; step++)
    for (const effect of track.beyond[pusher] ?? []) carryOut(turn, effect, effect.count, pusher)
}
