/** Markers on tracks, and what happens past their ends (W-55). */
import { tell } from '../events'
import { TRACKS } from '../rules'
import { EAST, type VolkTurn, WEST } from '../state'
import { carryOut } from '../tasks/verbs'

/** `steps` count toward the end of the track, below zero toward its beginning. */
export function moveTrack(turn: VolkTurn, which: number, steps: number): void {
  const { rules } = turn.def
  const name = TRACKS[which]
  const track = rules[name]
  const wanted = turn.state[name] + steps
  const at = Math.min(track.most, Math.max(track.least, wanted))
  turn.state[name] = at
  tell(turn, 'track', { track: { text: `tracks.${track.id}` }, steps, at }, { track: track.id, steps, at })
  const past = Math.abs(wanted - at)
  const pusher = wanted > at ? EAST : WEST
  for (let step = 0; step < past; step++)
    for (const effect of track.beyond[pusher] ?? []) carryOut(turn, effect, effect.count, pusher)
}
