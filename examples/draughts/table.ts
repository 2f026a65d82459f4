/** The table of a position, and the outcome of a game. */
import type { Message, Table, TablePiece, Verdict } from 'ludoteca/engine/types'
import { askedFirst } from './phases'
import {
  type DraughtsDef,
  type DraughtsState,
  enemyOf,
  kindOf,
  LEVELS,
  NOBODY,
  OFF,
  type Rules,
  sideName,
} from './rules'

export function table(def: DraughtsDef, state: DraughtsState): Table {
  const { rules } = def
  const all = rules.pieces.ids.map((_, piece) => laidOut(rules, state, piece))
  const sheet = sheetOf(rules, state)
  return {
    round: { key: 'draughts.table.move', values: { number: Math.max(1, state.number) } },
    seat: askedFirst(def, state),
    phase: { key: `draughts.phase.${state.phase}` },
    pieces: all.filter(({ cell }) => cell !== undefined),
    marks: [],
    trays: [0, 1].map((side) => ({
      id: 'captured',
      side: rules.sides[side],
      label: { key: 'draughts.tray.captured', values: { side: sideName(rules, side) } },
      pieces: all.filter((one) => one.cell === undefined && one.side === rules.sides[side]),
    })),
    counters: [
      ...[0, 1].map((side) => ({
        id: `pieces-${rules.sides[side]}`,
        side: rules.sides[side],
        label: { key: 'draughts.counter.pieces', values: { side: sideName(rules, side) } },
        value: countOf(rules, state, side),
      })),
      { id: 'quiet', label: { key: 'draughts.counter.quiet' }, value: state.quiet, of: rules.draws.quiet },
    ],
    score: {
      total: sheet.reduce((sum, { points }) => sum + points, 0),
      sheet,
      scores: scoresOf(rules, state),
    },
  }
}

function laidOut(rules: Rules, state: DraughtsState, piece: number): TablePiece {
  return {
    id: rules.pieces.ids[piece],
    kind: 'unit',
    type: kindOf(rules, state, piece),
    side: rules.sides[rules.pieces.side[piece]],
    ...(state.cell[piece] === OFF ? {} : { cell: state.cell[piece] }),
    level: 0,
    badges: state.active === piece ? ['active'] : state.taken.includes(piece) ? ['dead'] : [],
  }
}

export const countOf = ({ pieces }: Rules, state: DraughtsState, side: number): number =>
  pieces.side.filter((owner, piece) => owner === side && state.cell[piece] !== OFF).length

const scoresOf = (rules: Rules, state: DraughtsState) =>
  rules.sides.map((seat, side) => ({ seat, points: countOf(rules, state, side) }))

const sheetOf = (rules: Rules, state: DraughtsState): Verdict['sheet'] =>
  [0, 1].map((side) => ({
    id: rules.sides[side],
    label: { key: 'draughts.counter.pieces', values: { side: sideName(rules, side) } },
    points: countOf(rules, state, side),
  }))

export function outcome({ rules }: DraughtsDef, state: DraughtsState): Verdict | undefined {
  if (state.phase !== 'over') return undefined
  const sheet = sheetOf(rules, state)
  return {
    winner: rules.sides[state.winner] ?? 'draw',
    level: LEVELS[state.level],
    score: sheet.reduce((sum, { points }) => sum + points, 0),
    reason: reasonOf(rules, state),
    sheet,
    scores: scoresOf(rules, state),
  }
}

function reasonOf(rules: Rules, { level, winner }: DraughtsState): Message {
  const key = `draughts.outcome.${LEVELS[level]}`
  if (winner === NOBODY) return { key }
  return { key, values: { side: sideName(rules, winner), enemy: sideName(rules, enemyOf(winner)) } }
}
