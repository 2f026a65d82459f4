/** Builds the table: pieces with their numbers and states, waiting and removed pieces, the score. */
import { phaseLabel } from '../../../blocks/asking'
import { countersShown } from '../../../blocks/counters'
import { arrivalsInOrder, scheduledArrivals } from '../../../blocks/schedule'
import { secretsShown } from '../../../blocks/secrets-shown'
import { cardsShown, marksShown } from '../../../blocks/seldom/loaded'
import { lastTurnOf } from '../../../blocks/time/last-turn-of'
import { statusesShown } from '../../../blocks/units/unit-effects'
import { groundShown } from '../../../blocks/zones/ground'
import type { Message, Table, TablePiece } from '../../../types'
import { piecesOf } from '../compile/recast'
import { sideName } from '../events'
import { idsOf } from '../names'
import { askedFirst } from '../phases'
import type { Rules } from '../rules'
import { attackOf, defenceOf, isCaptive, isMounted, sideOf, speedOf } from '../rules/figures'
import { pointsOf, scoreSheet } from '../rules/scoring'
import { leadOf } from '../rules/victory'
import {
  BUSY,
  type CryHavocDef,
  type CryHavocState,
  DEAD,
  ENGAGED,
  GONE,
  has,
  MOVED,
  SHOT_FIRST,
  SHOT_SECOND,
  SITTING,
  WAITING,
  WOUNDED,
} from '../state'
import { about } from './about'

export function table(def: CryHavocDef, state: CryHavocState): Table {
  const { rules } = def
  const { ends } = rules
  piecesOf(rules, state)
  const sheet = scoreSheet(rules, state)
  const written = marksShown(rules, state, rules.sides)
  return {
    round:
      state.turn === 0
        ? { key: 'cry-havoc.table.set-up' }
        : { key: 'cry-havoc.table.turn', values: { turn: state.turn, turns: lastTurnOf(state, ends.turns) } },
    seat: askedFirst(def, state),
    phase: { key: phaseLabel('cry-havoc', state.phase) },
    ...groundShown(rules, state),
    pieces: [...onMap(rules, state), ...written.pieces],
    marks: [...state.vacated.map((cell) => ({ cell, kind: 'vacated' })), ...written.marks],
    trays: rules.sides.flatMap((_, side) => trays(rules, state, side)),
    counters: counters(rules, state),
    ...secretsShown(rules, state),
    ...cardsShown(rules, state),
    score: { total: leadOf(rules, state), sheet },
    about: about(rules, state),
    ...arrivals(rules, state),
  }
}

/** Returns the pieces on the map, the dead below the living. */
function onMap(rules: Rules, state: CryHavocState): TablePiece[] {
  const levels = new Map<number, number>()
  const order = [...rules.pieces.ids.keys()].sort(
    (a, b) => Number(state.health[b] === DEAD) - Number(state.health[a] === DEAD) || a - b,
  )
  return order.flatMap((piece): TablePiece[] => {
    const [cell, rear] = [state.cell[piece], state.rear[piece]]
    if (cell < 0) return []
    const level = levels.get(cell) ?? 0
    levels.set(cell, level + 1)
    return [{ ...shown(rules, state, piece), cell, level, ...(rear >= 0 ? { rear } : {}) }]
  })
}

function shown(rules: Rules, state: CryHavocState, piece: number): TablePiece {
  const { pieces, pack, sides } = rules
  return {
    id: idsOf(rules, state)[piece],
    kind: 'unit',
    type: pack.units.units[pieces.type[piece]].id,
    side: sides[sideOf(rules, state, piece)],
    ...(/^units\./.test(pieces.label[piece].text) ? {} : { name: pieces.label[piece].text }),
    level: 0,
    numbers: [attackOf(rules, state, piece), defenceOf(rules, state, piece), speedOf(rules, state, piece)],
    ...(state.arrows[piece] >= 0 ? { text: String(state.arrows[piece]) } : {}),
    badges: badges(rules, state, piece),
    ...statusesShown(rules, state, piece),
  }
}

function badges(rules: Rules, state: CryHavocState, piece: number): string[] {
  const { pieces } = rules
  const isInTurn = sideOf(rules, state, piece) === state.side
  const isDead = state.health[piece] === DEAD
  const shot = has(state, piece, SHOT_FIRST | SHOT_SECOND)
  const is: readonly (readonly [string, boolean])[] = [
    ['dead', isDead],
    ['wounded', state.health[piece] === WOUNDED],
    ['stunned', state.stunned[piece] !== 0],
    ['prisoner', isCaptive(state, piece)],
    ['mounted', isMounted(state, piece)],
    ['led', !isDead && state.ahead[piece] >= 0 && pieces.beast[piece] === 1],
    ['moved', !isDead && isInTurn && has(state, piece, MOVED)],
    ['busy', !isDead && has(state, piece, BUSY)],
    ['shot', !isDead && shot],
    ['engaged', !isDead && has(state, piece, ENGAGED)],
    ['active', isActive(state, piece)],
    ['attacker', state.attackers.includes(piece)],
    ['defender', state.defenders.includes(piece)],
  ]
  return is.flatMap(([badge, holds]) => (holds ? [badge] : []))
}

const isActive = (state: CryHavocState, piece: number): boolean =>
  state.active === piece ||
  state.shooter === piece ||
  (state.pending.length > 0 && state.pending[1] === piece)

function trays(rules: Rules, state: CryHavocState, side: number): Table['trays'] {
  const { pieces, sides } = rules
  const values: Message['values'] = { side: sideName(rules, side) }
  const tray = (id: string, lies: (piece: number) => boolean) => {
    const members = [...pieces.ids.keys()].filter((piece) => pieces.side[piece] === side && lies(piece))
    const content = members.map((piece) => shown(rules, state, piece))
    return content.length === 0
      ? []
      : [{ id, side: sides[side], label: { key: `cry-havoc.tray.${id}`, values }, pieces: content }]
  }
  const riderOf = (piece: number) => state.mount.indexOf(piece)
  const lies = (piece: number, place: number): boolean =>
    state.cell[piece] === place ||
    (state.cell[piece] === SITTING && riderOf(piece) >= 0 && state.cell[riderOf(piece)] === place)
  return [...tray('waiting', (piece) => lies(piece, WAITING)), ...tray('gone', (piece) => lies(piece, GONE))]
}

function arrivals(rules: Rules, state: CryHavocState): Pick<Table, 'arrivals'> {
  const show = (piece: number) => shown(rules, state, piece)
  const entering = rules.entries.flatMap(({ turn, pieces }) => {
    const waiting = pieces.filter((piece) => turn > state.turn && state.cell[piece] === WAITING)
    const side = rules.sides[rules.pieces.side[pieces[0]]]
    return waiting.length > 0 ? [{ turn, side, pieces: waiting.map(show) }] : []
  })
  return arrivalsInOrder([...entering, ...scheduledArrivals(rules.scenario.schedule, rules, state, show)])
}

function counters(rules: Rules, state: CryHavocState): Table['counters'] {
  const { ends, sides } = rules
  const last = lastTurnOf(state, ends.turns)
  return [
    {
      id: 'turn',
      label: { key: 'cry-havoc.counter.turn' },
      value: state.turn,
      ...(last > 0 ? { of: last } : {}),
    },
    ...sides.map((id, side) => ({
      id: `points-${id}`,
      side: id,
      label: { key: 'cry-havoc.counter.points', values: { side: sideName(rules, side) } },
      value: pointsOf(rules, state, side),
    })),
    ...countersShown(rules.blocks, state),
  ]
}
