/** What each icon does at once, and what it asks: the tasks of a verb (W-54 to W-69, W-102, W-104, W-106). */
import { tell, tellOfCity, tellOfProvince } from '../events'
import { type Effect, TRACKS, type Verb } from '../rules'
import { isBarred } from '../rules/building'
import { cardsIn, moveCard } from '../rules/cards'
import { hasFactory } from '../rules/economy'
import { EVERYWHERE, putFirst } from '../rules/tasks'
import { BUILT, EAST, NOBODY, PLACES, type Task, type TaskKind, type VolkTurn, WEST } from '../state'

/** An icon with the count that is left of it; `chooser` has its flag, or plays the card. */
type Doing = {
  readonly turn: VolkTurn
  readonly effect: Effect
  readonly count: number
  readonly chooser: number
}

/** `player` plays the card, or is whom the space of a track serves. */
export function carryOut(turn: VolkTurn, effect: Effect, count: number, player: number): void {
  const chooser = effect.flag === NOBODY ? player : effect.flag
  VERBS[effect.verb]({ turn, effect, count, chooser })
}

const asks =
  (kind: TaskKind) =>
  ({ turn, effect, count, chooser }: Doing): void =>
    putFirst(turn, { kind, side: chooser, count, of: effect.on, where: effect.where })

const VERBS: Readonly<Record<Verb, (doing: Doing) => void>> = {
  track: ({ turn, effect, count }) => moveTrack(turn, effect.what, count),
  unrest,
  shift: asks('shift'),
  standard: asks('standard'),
  build: asks('build'),
  dismantle: asks('dismantle'),
  calm: asks('calm'),
  rundown: asks('rundown'),
  repair: asks('repair'),
  police,
  dissolve,
  peek: ({ turn, chooser }) =>
    putFirst(turn, { kind: 'peek', side: chooser, count: 1, of: NOBODY, where: EVERYWHERE }),
  external: asks('external'),
  special: raiseSpecial,
  raze: asks('raze'),
  wall({ turn }) {
    turn.state.wall = 1
    turn.state.walled = 1
    tell(turn, 'wall')
  },
  'open-wall'({ turn }) {
    turn.state.wall = 0
    tell(turn, 'wall-open')
  },
}

/** Some of the cubes may be bound to one province; the others go where the chooser likes. */
function unrest({ turn, effect, count, chooser }: Doing): void {
  const sign = Math.sign(count)
  const share = Math.min(effect.share, Math.abs(count)) * sign
  const task: Task = { kind: 'unrest', side: chooser, count, of: effect.on, where: effect.where }
  const parts: Task[] = []
  if (share !== 0) parts.push({ ...task, count: share, where: [effect.shareIn] })
  if (count !== share) parts.push({ ...task, count: count - share })
  putFirst(turn, ...parts)
}

/** W-67, W-68: the card being played stays before the East, and may be used at once. */
function police({ turn }: Doing): void {
  const { state } = turn
  const { card } = state
  if (card === NOBODY || state.dissolved === 1) return
  moveCard(turn, card, PLACES.police)
  tell(turn, 'police', { card: { text: `cards.${turn.def.rules.cards.ids[card]}` } })
  const count = turn.def.rules.numbers['police-quiet']
  putFirst(turn, { kind: 'police', side: EAST, count, of: card, where: EVERYWHERE })
}

/** W-68: all of them leave play, and the cubes on them go back to the supply. */
function dissolve({ turn }: Doing): void {
  for (const card of cardsIn(turn.state.place, PLACES.police)) {
    moveCard(turn, card, PLACES.gone)
    turn.list('used')[card] = 0
  }
  turn.state.dissolved = 1
  tell(turn, 'dissolved')
}

/** W-102: nothing is built where a protest is (W-35). */
function raiseSpecial({ turn, effect }: Doing): void {
  const { rules } = turn.def
  const city = effect.what
  if (hasFactory(turn.state, city)) return
  if (isBarred(rules, turn.state, city)) {
    tellOfProvince(turn, 'barred', rules.cities.province[city])
    return
  }
  turn.list('factory')[city] = BUILT
  tellOfCity(turn, 'built', city)
}

/** W-55: `steps` count toward the end of the track, below zero toward its beginning. */
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
