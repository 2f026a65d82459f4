/** The icons of the printed cards (W-54 to W-69, W-102, W-104, W-106). */
import { moment } from '../../../blocks/interpreter'
import { emit, emitOfCity, emitOfProvince } from '../events'
import { isBarred } from '../rules/building'
import { cardsIn, moveCard } from '../rules/cards'
import { hasFactory } from '../rules/economy'
import { EVERYWHERE, putFirst } from '../rules/tasks'
import { moveTrack } from '../rules/track'
import { BUILT, EAST, NOBODY, PLACES, type Task } from '../state'
import { build } from '../tasks/build'
import { dismantle } from '../tasks/dismantle'
import { external, raze, repair, rundown } from '../tasks/factories'
import { peek } from '../tasks/peek'
import * as provinces from '../tasks/provinces'
import { asking, type Doing, type EffectRules } from './effect'

export const effects = {
  track: {
    does: ({ turn, effect, count }, carryOut) => moveTrack(turn, effect.what, count, carryOut),
  },
  unrest: { does: unrest, task: provinces.unrest },
  shift: asking('shift', provinces.shift),
  standard: asking('standard', provinces.standard),
  build: asking('build', build),
  dismantle: asking('dismantle', dismantle),
  calm: asking('calm', provinces.calm),
  rundown: asking('rundown', rundown),
  repair: asking('repair', repair),
  police: { does: police, task: provinces.police },
  dissolve: { does: dissolve },
  peek: {
    does: ({ turn, chooser }) =>
      putFirst(turn, { kind: 'peek', side: chooser, count: 1, of: NOBODY, where: EVERYWHERE }),
    task: peek,
  },
  external: asking('external', external),
  special: { does: raiseSpecial },
  raze: asking('raze', raze),
  wall: {
    does({ turn }) {
      const stood = turn.state.wall === 1
      turn.state.wall = 1
      turn.state.walled = 1
      emit(turn, 'wall')
      if (!stood) moment(turn, 'wall-built')
    },
  },
  'open-wall': {
    does({ turn }) {
      const fell = turn.state.wall === 1
      turn.state.wall = 0
      emit(turn, 'wall-open')
      if (fell) moment(turn, 'wall-fell')
    },
  },
} satisfies Readonly<Record<string, EffectRules>>

/** Queues cubes. Some may be bound to one province; the chooser places the others. */
function unrest({ turn, effect, count, chooser }: Doing): void {
  const sign = Math.sign(count)
  const share = Math.min(effect.share, Math.abs(count)) * sign
  const task: Task = { kind: 'unrest', side: chooser, count, of: effect.on, where: effect.where }
  const parts: Task[] = []
  if (share !== 0) parts.push({ ...task, count: share, where: [effect.shareIn] })
  if (count !== share) parts.push({ ...task, count: count - share })
  putFirst(turn, ...parts)
}

/** W-67, W-68: puts the played card before the East, which may use it at once. */
function police({ turn }: Doing): void {
  const { state } = turn
  const { card } = state
  if (card === NOBODY || state.dissolved === 1) return
  moveCard(turn, card, PLACES.police)
  emit(turn, 'police', { card: { text: `cards.${turn.rules.cards.ids[card]}` } })
  const count = turn.rules.numbers['police-quiet']
  putFirst(turn, { kind: 'police', side: EAST, count, of: card, where: EVERYWHERE })
}

/** W-68: removes all police cards; their cubes return to the supply. */
function dissolve({ turn }: Doing): void {
  for (const card of cardsIn(turn.state.place, PLACES.police)) {
    moveCard(turn, card, PLACES.gone)
    turn.list('used')[card] = 0
  }
  turn.state.dissolved = 1
  emit(turn, 'dissolved')
}

/** W-102: builds the special factory, unless a protest forbids it (W-35). */
function raiseSpecial({ turn, effect }: Doing): void {
  const { rules } = turn
  const city = effect.what
  if (city === NOBODY || hasFactory(turn.state, city)) return
  if (isBarred(rules, turn.state, city)) {
    emitOfProvince(turn, 'barred', rules.cities.province[city])
    return
  }
  turn.list('factory')[city] = BUILT
  emitOfCity(turn, 'built', city)
}
