/** What lies on the table: pieces, markers, trays, supplies and the score so far. */

import type { Message, Table, TablePiece } from '../../types'
import { sideName } from './events'
import { phaseOf } from './flow'
import { idsOf } from './names'
import type { Rules } from './rules'
import { handsOf } from './rules/hands'
import { scoreSheet } from './rules/scoring'
import { load } from './scratch'
import {
  ARRESTED,
  AWAY,
  type CorteoDef,
  type CorteoState,
  enemyOf,
  FOUGHT,
  HEAD,
  has,
  MOVED,
  PANICKED,
  RESERVE,
  THROWN,
} from './state'

export function table({ rules }: CorteoDef, state: CorteoState): Table {
  load(rules, state)
  const sheet = scoreSheet(rules, state)
  return {
    round:
      state.hand === 0
        ? { key: 'corteo.table.set-up' }
        : { key: 'corteo.table.hand', values: { hand: state.hand, hands: handsOf(rules, state) } },
    seat: state.phase === 'over' ? undefined : rules.seats[phaseOf(state).seat(rules, state)].id,
    phase: { key: `corteo.phase.${state.phase}` },
    pieces: [...units(rules, state), ...markers(rules, state)],
    marks: marks(rules, state),
    trays: trays(rules, state),
    counters: countersOf(rules, state),
    score: { total: sheet.reduce((sum, { points }) => sum + points, 0), sheet },
  }
}

function units(rules: Rules, state: CorteoState): TablePiece[] {
  const levels = new Map<number, number>()
  return rules.pieces.ids.flatMap((_, piece): TablePiece[] => {
    const cell = state.cell[piece]
    if (cell < 0) return []
    const level = levels.get(cell) ?? 0
    levels.set(cell, level + 1)
    return [{ ...unit(rules, state, piece), cell, level }]
  })
}

function unit(rules: Rules, state: CorteoState, piece: number): TablePiece {
  const { pieces, types, components, sides } = rules
  const type = types[pieces.type[piece]]
  return {
    id: idsOf(rules, state)[piece],
    kind: 'unit',
    type: type.id,
    side: sides[pieces.side[piece]],
    component: components[pieces.component[piece]],
    level: 0,
    numbers: [type.speed, type.power],
    faceDown: has(state, piece, PANICKED) || undefined,
    badges: badges(state, piece),
  }
}

const BADGES = [
  ['moved', MOVED],
  ['thrown', THROWN],
  ['panicked', PANICKED],
  ['fought', FOUGHT],
  ['head', HEAD],
] as const

function badges(state: CorteoState, piece: number): string[] {
  const waits = state.waiting.includes(piece)
  const nameOf = (name: string) => (waits && name === 'panicked' ? 'waiting' : name)
  const shown = BADGES.flatMap(([name, flag]) => (has(state, piece, flag) ? [nameOf(name)] : []))
  if (state.active === piece || state.going[0] === piece || state.homeless[0] === piece) shown.push('active')
  if (state.attackers.includes(piece) || state.defenders.includes(piece)) shown.push('engaged')
  return shown
}

function markers({ ground }: Rules, state: CorteoState): TablePiece[] {
  const marker = (type: string, cell: number, text?: string): TablePiece => ({
    id: `${type}-${cell}`,
    kind: 'marker',
    type,
    cell,
    level: 0,
    text,
    badges: [],
  })
  return [
    ...state.barricades.map((cell) => marker('barricade', cell)),
    ...state.jams.map((cell) => marker('jam', cell)),
    ...state.smoke.map((cell) => marker('smoke', cell)),
    ...state.covered.map((cell) => marker('cover', cell, String(ground.value[cell]))),
  ]
}

function marks({ scratch, sides, ground }: Rules, state: CorteoState): Table['marks'] {
  const zones = sides.flatMap((side, index) =>
    Array.from({ length: ground.size }, (_, cell) => cell)
      .filter((cell) => scratch.zone[index][cell] === 1)
      .map((cell) => ({ cell, kind: 'zone', side })),
  )
  const held = state.held.map((cell) => ({ cell, kind: 'held', text: String(ground.value[cell]) }))
  const covered = state.covered.map((cell) => ({ cell, kind: 'covered', text: String(ground.value[cell]) }))
  return [...zones, ...held, ...covered]
}

function trays(rules: Rules, state: CorteoState): Table['trays'] {
  const { pieces, sides, arrests } = rules
  const lying = (place: number, side: number) =>
    pieces.ids.flatMap((_, piece) =>
      state.cell[piece] === place && pieces.side[piece] === side ? [unit(rules, state, piece)] : [],
    )
  const tray = (id: string, side: number, content: TablePiece[], values?: Message['values']) => ({
    id,
    side: sides[side],
    label: { key: `corteo.tray.${id}`, values },
    pieces: content,
  })
  const outside = sides.flatMap((_, side) => {
    const content = lying(AWAY, side)
    return content.length > 0 ? [tray('outside', side, content, { side: sideName(rules, side) })] : []
  })
  return [
    ...sides.map((_, side) => tray('reserve', side, lying(RESERVE, side), { side: sideName(rules, side) })),
    tray('prison', enemyOf(arrests.side), lying(ARRESTED, arrests.side)),
    ...outside,
  ]
}

export function countersOf(rules: Rules, state: CorteoState): Table['counters'] {
  const { sides, run, barricades, switches } = rules
  const sheet = scoreSheet(rules, state)
  return [
    { id: 'hand', label: { key: 'corteo.counter.hand' }, value: state.hand, of: handsOf(rules, state) },
    {
      id: 'runs',
      side: sides[run.side],
      label: { key: 'corteo.counter.runs' },
      value: state.runs,
      of: switches.run.pieces,
    },
    {
      id: 'barricades',
      side: sides[barricades.side],
      label: { key: 'corteo.counter.barricades' },
      value: state.blocks,
      of: switches.barricades.pieces,
    },
    ...options(rules, state),
    ...people(rules, state),
    {
      id: 'score',
      side: sides[rules.objectives.side],
      label: { key: 'corteo.counter.score' },
      value: sheet.reduce((sum, { points }) => sum + points, 0),
    },
  ]
}

/** Supplies of the options that are on. */
function options({ smoke, jams, sides }: Rules, state: CorteoState): Table['counters'] {
  const counter = (id: string, value: number, of?: number) => ({
    id,
    label: { key: `corteo.counter.${id}` },
    value,
    ...(of === undefined ? {} : { of }),
  })
  return [
    ...(jams ? [counter('jams', jams.pieces - state.jams.length, jams.pieces)] : []),
    ...(smoke ? [counter('smoke', smoke.pieces - state.smoke.length, smoke.pieces)] : []),
    ...(state.budget > 0 ? [{ ...counter('points', state.budget), side: sides[state.turn] }] : []),
  ]
}

/** C-009, C-011: by side, the people its free units stand for, where the pack says how many. */
function people(rules: Rules, state: CorteoState): Table['counters'] {
  if (!rules.types.some((type) => type.people !== undefined)) return []
  return rules.sides.map((id, side) => ({
    id: `people-${id}`,
    side: id,
    label: { key: 'corteo.counter.people', values: { side: sideName(rules, side) } },
    value: peopleOf(rules, state, side),
  }))
}

function peopleOf({ pieces, types }: Rules, state: CorteoState, side: number): number {
  let people = 0
  for (let piece = 0; piece < pieces.count; piece++) {
    const late = state.cell[piece] === AWAY && !state.gone.includes(piece)
    if (pieces.side[piece] === side && state.cell[piece] !== ARRESTED && !late)
      people += types[pieces.type[piece]].people ?? 0
  }
  return people
}
