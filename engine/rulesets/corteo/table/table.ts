/** Builds the table: pieces, markers, trays, supplies and the score so far. */

import { phaseLabel } from '../../../blocks/asking'
import { countersShown } from '../../../blocks/counters'
import { secretsShown } from '../../../blocks/secrets-shown'
import { cardsShown, marksShown } from '../../../blocks/seldom/loaded'
import { statusesShown } from '../../../blocks/units/unit-effects'
import { groundShown } from '../../../blocks/zones/ground'
import type { Message, Seat, Table, TablePiece } from '../../../types'
import { objectivePoints } from '../blocks/numbers'
import { seatName, sideName } from '../events'
import { MARKER_COLOURS } from '../generated/markers'
import { idsOf } from '../names'
import { askedFirst } from '../phases'
import { load } from '../position/cache'
import type { CorteoDef, Rules } from '../rules'
import { nextSide } from '../rules/foes'
import { handsOf } from '../rules/hands'
import { isInForce } from '../rules/in-force'
import { publicOf } from '../rules/observation'
import { scoreSheet, seatScores } from '../rules/scoring'
import {
  ARRESTED,
  AWAY,
  type CorteoState,
  CUSTODY,
  FOUGHT,
  HEAD,
  has,
  MOVED,
  OUT,
  PANICKED,
  RESERVE,
  THROWN,
} from '../state'
import { about } from './about'
import { arrivalsShown } from './arrivals'
import { peopleOf } from './people'

export function table(def: CorteoDef, state: CorteoState): Table {
  const { rules } = def
  load(rules, state)
  const sheet = scoreSheet(rules, publicOf(rules, state))
  const scores = seatScores(rules, sheet)
  const written = marksShown(rules, state, rules.sides)
  return {
    round:
      state.hand === 0
        ? { key: 'corteo.table.set-up' }
        : { key: 'corteo.table.hand', values: { hand: state.hand, hands: handsOf(rules, state) } },
    seat: askedFirst(def, state),
    phase: { key: phaseLabel('corteo', state.phase) },
    ...groundShown(rules, state),
    pieces: [...units(rules, state), ...markers(rules, state), ...written.pieces],
    marks: [...marks(rules, state), ...written.marks],
    trays: trays(rules, state),
    counters: countersOf(rules, state, sheet),
    score: {
      total: sheet.reduce((sum, { points }) => sum + points, 0),
      sheet,
      ...(scores.length > 0 ? { scores } : {}),
    },
    ...secretsShown(rules, state),
    about: about(rules, state, sheet),
    ...cardsShown(rules, state),
    ...arrivalsShown(rules, state, (piece) => unit(rules, state, piece)),
  }
}

function units(rules: Rules, state: CorteoState): TablePiece[] {
  const levels = new Map<number, number>()
  const all = [...rules.pieces.ids.keys()]
  const lies = (piece: number) => state.cell[piece] < 0
  return [...all.filter(lies), ...all.filter((piece) => !lies(piece))].flatMap((piece): TablePiece[] => {
    const cell = shownAt(state, piece)
    if (cell < 0) return []
    const level = levels.get(cell) ?? 0
    levels.set(cell, level + 1)
    return [{ ...unit(rules, state, piece), cell, level }]
  })
}

/** Returns the cell where a piece is shown. In custody or out of the game it blocks no one. */
const shownAt = ({ cell, lies }: CorteoState, piece: number): number =>
  cell[piece] === CUSTODY || cell[piece] === OUT ? (lies[piece] ?? -1) : cell[piece]

function unit(rules: Rules, state: CorteoState, piece: number): TablePiece {
  const { pieces, types, components, allSides } = rules
  const type = types[pieces.type[piece]]
  return {
    id: idsOf(rules, state)[piece],
    kind: 'unit',
    type: type.id,
    ...(pieces.named.has(piece) ? { name: `pieces.${pieces.named.get(piece)}` } : {}),
    side: allSides[pieces.side[piece]],
    component: components[pieces.component[piece]],
    level: 0,
    numbers: [type.speed, type.power],
    faceDown: has(state, piece, PANICKED) || undefined,
    badges: badges(rules, state, piece),
    ...statusesShown(rules, state, piece),
  }
}

const BADGES = [
  ['moved', MOVED],
  ['thrown', THROWN],
  ['panicked', PANICKED],
  ['fought', FOUGHT],
  ['head', HEAD],
] as const

/** States that end with the turn of the piece's side. */
const OF_A_TURN = MOVED | THROWN

function badges({ pieces }: Rules, state: CorteoState, piece: number): string[] {
  const hidden = pieces.side[piece] === state.turn ? 0 : OF_A_TURN
  const waits = state.waiting.includes(piece)
  const nameOf = (name: string) => (waits && name === 'panicked' ? 'waiting' : name)
  const shown = BADGES.flatMap(([name, flag]) => (has(state, piece, flag & ~hidden) ? [nameOf(name)] : []))
  if (state.active === piece || state.going[0] === piece || state.homeless[0] === piece) shown.push('active')
  if (state.cell[piece] === CUSTODY) shown.push('custody')
  if (state.cell[piece] === OUT) shown.push('out')
  if (state.attackers.includes(piece) || state.defenders.includes(piece)) shown.push('engaged')
  return shown
}

function markers(rules: Rules, state: CorteoState): TablePiece[] {
  const { sides, objectives } = rules
  const marker = (
    type: keyof typeof MARKER_COLOURS,
    cell: number,
    more: Partial<TablePiece> = {},
  ): TablePiece => ({
    id: `${type}-${cell}`,
    kind: 'marker',
    type,
    label: { key: `corteo.marker.${type}` },
    colour: MARKER_COLOURS[type],
    cell,
    level: 0,
    badges: [],
    ...more,
  })
  return [
    ...state.barricades.map((cell) => marker('barricade', cell)),
    ...state.jams.map((cell) => marker('jam', cell)),
    ...state.smoke.map((cell) => marker('smoke', cell)),
    ...state.covered.map((cell) =>
      marker('cover', cell, { side: sides[objectives.side], text: pointsOf(rules, state, cell) }),
    ),
  ]
}

const pointsOf = (rules: Rules, state: CorteoState, cell: number): string =>
  String(objectivePoints(rules, state, cell))

function marks(rules: Rules, state: CorteoState): Table['marks'] {
  const { cache, sides, ground, objectives } = rules
  const zones = sides.flatMap((side, index) =>
    Array.from({ length: ground.size }, (_, cell) => cell)
      .filter((cell) => cache.zone[index][cell] === 1)
      .map((cell) => ({ cell, kind: 'zone', side })),
  )
  const taken = (kind: string) => (cell: number) => ({
    ...{ cell, kind, side: sides[objectives.side], text: pointsOf(rules, state, cell) },
  })
  return [...zones, ...state.held.map(taken('held')), ...state.covered.map(taken('covered'))]
}

function trays(rules: Rules, state: CorteoState): Table['trays'] {
  const { pieces, sides } = rules
  const anybody = (_: number) => true
  const isIn = (piece: number) => !state.dismissed.includes(piece)
  const lying = (place: number, side: number, who = anybody) =>
    pieces.ids.flatMap((_, piece) =>
      state.cell[piece] === place &&
      pieces.side[piece] === side &&
      shownAt(state, piece) < 0 &&
      isIn(piece) &&
      who(piece)
        ? [unit(rules, state, piece)]
        : [],
    )
  const tray = (id: string, side: number, content: TablePiece[], values?: Message['values']) => ({
    id,
    side: sides[side],
    label: { key: `corteo.tray.${id}`, values },
    pieces: content,
  })
  const perSide = (id: string, place: number, who = anybody) =>
    sides.flatMap((_, side) => {
      const content = lying(place, side, who)
      return content.length > 0 ? [tray(id, side, content, { side: sideName(rules, side) })] : []
    })
  const leftOut = sides.flatMap((_, side) => {
    const content = state.dismissed.filter((piece) => pieces.side[piece] === side)
    const shown = content.map((piece) => unit(rules, state, piece))
    return shown.length > 0 ? [tray('dismissed', side, shown, { side: sideName(rules, side) })] : []
  })
  return [
    ...sides.map((_, side) => tray('reserve', side, lying(RESERVE, side), { side: sideName(rules, side) })),
    ...sides.flatMap((_, side) => {
      const arrested = lying(ARRESTED, side)
      return arrested.length > 0
        ? [tray('prison', sides.length === 2 ? nextSide(rules, side) : side, arrested)]
        : []
    }),
    ...perSide('outside', AWAY, (piece) => pieces.arrival[piece] >= 0 || state.gone.includes(piece)),
    ...perSide('custody', CUSTODY),
    ...perSide('out', OUT),
    ...perSide('pool', AWAY, (piece) => pieces.pool[piece] >= 0 && pieces.pool[piece] === state.mustering),
    ...leftOut,
  ]
}

export function countersOf(
  rules: Rules,
  state: CorteoState,
  sheet = scoreSheet(rules, publicOf(rules, state)),
): Table['counters'] {
  const { sides, run, barricades } = rules
  const oneOf = (of: readonly number[]) => (of.length === 1 ? sides[of[0]] : undefined)
  return [
    { id: 'hand', label: { key: 'corteo.counter.hand' }, value: state.hand, of: handsOf(rules, state) },
    ...supply('runs', oneOf(run.sides), state.runs, run.pieces),
    ...supply('barricades', oneOf(barricades.sides), state.blocks, barricades.pieces),
    ...options(rules, state),
    ...people(rules, state),
    ...ofScenario(rules, state, sheet),
    {
      id: 'score',
      side: sides[rules.objectives.side],
      label: { key: 'corteo.counter.score' },
      value: sheet.reduce((sum, { points }) => sum + points, 0),
    },
  ]
}

/** Returns the counter of the pieces left of a side or of several; empty if there are never any. */
const supply = (id: string, side: Seat | undefined, value: number, of: number): Table['counters'] =>
  of > 0 || value > 0 ? [{ id, side, label: { key: `corteo.counter.${id}` }, value, of }] : []

/** Counters that are shown only while they are not 0. */
export const WHILE_LEFT: readonly string[] = ['points', 'runs', 'barricades']

/** Returns the supplies of the options that are on. */
function options(rules: Rules, state: CorteoState): Table['counters'] {
  const { smoke, jams, sides } = rules
  const counter = (id: string, value: number, of?: number) => ({
    id,
    label: { key: `corteo.counter.${id}` },
    value,
    ...(of === undefined ? {} : { of }),
  })
  return [
    ...(jams && isInForce(rules, state, 'jams')
      ? [counter('jams', jams.pieces - state.jams.length, jams.pieces)]
      : []),
    ...(smoke && isInForce(rules, state, 'smoke')
      ? [counter('smoke', smoke.pieces - state.smoke.length, smoke.pieces)]
      : []),
    ...(state.budget > 0 ? [{ ...counter('points', state.budget), side: sides[state.turn] }] : []),
  ]
}

/** Returns the counters of the scenario except hidden ones, and the points of each player of a shared side. */
function ofScenario(
  rules: Rules,
  state: CorteoState,
  sheet: ReturnType<typeof scoreSheet>,
): Table['counters'] {
  const { seats, sides } = rules
  const scores = seatScores(rules, sheet).map(({ seat, points }) => {
    const index = seats.findIndex(({ id }) => id === seat)
    const label = { key: 'corteo.counter.seat-score', values: { side: seatName(rules, index) } }
    return { id: `score-${seat}`, side: sides[seats[index].side], label, value: points }
  })
  return [...countersShown(rules.blocks, state), ...scores]
}

/** C-009, C-011: returns the number of people that the free units of each side represent, if the pack gives numbers. */
function people(rules: Rules, state: CorteoState): Table['counters'] {
  if (!rules.types.some((type) => type.people !== undefined)) return []
  return rules.sides.map((id, side) => ({
    id: `people-${id}`,
    side: id,
    label: { key: 'corteo.counter.people', values: { side: sideName(rules, side) } },
    value: peopleOf(rules, state, side),
  }))
}
