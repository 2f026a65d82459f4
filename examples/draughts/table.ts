/** The table of a position, the outcome of a game, and what a case may expect of a position. */
import { sideName } from 'ludoteca/engine/kernel/facts'
import { byName, byPiece, type Observables, observing, value } from 'ludoteca/engine/kernel/observables'
import type { Table, TablePiece, Verdict } from 'ludoteca/engine/types'
import type { DraughtsExpectation } from './files'
import { piecesOn } from './moves'
import { askedFirst, decisions } from './phases'
import type { DraughtsDef, DraughtsState, Rules } from './rules'
import { enemyOf, isKing, kindOf, LEVELS, NOBODY, OFF, pieceNamed } from './rules'

export function table(def: DraughtsDef, state: DraughtsState): Table {
  const { rules } = def
  const all = rules.pieces.ids.map((_, piece) => laidOut(rules, state, piece))
  const { score: total, sheet, scores } = scoreOf(rules, state)
  return {
    round: { key: 'draughts.table.move', values: { number: Math.max(1, state.number) } },
    seat: askedFirst(def, state),
    phase: { key: `draughts.phase.${state.phase}` },
    pieces: all.filter(({ cell }) => cell !== undefined),
    marks: [],
    trays: rules.sides.map((id, side) => ({
      id: 'captured',
      side: id,
      label: { key: 'draughts.tray.captured', values: { side: sideName(rules, side) } },
      pieces: all.filter((one) => one.cell === undefined && one.side === id),
    })),
    counters: [
      ...sheet.map(({ id, label, points }) => ({ id: `pieces-${id}`, side: id, label, value: points })),
      { id: 'quiet', label: { key: 'draughts.counter.quiet' }, value: state.quiet, of: rules.draws.quiet },
    ],
    score: { total, sheet, scores },
  }
}

const laidOut = (rules: Rules, state: DraughtsState, piece: number): TablePiece => ({
  id: rules.pieces.ids[piece],
  kind: 'unit',
  type: kindOf(rules, state, piece),
  side: rules.sides[rules.pieces.side[piece]],
  ...(state.cell[piece] === OFF ? {} : { cell: state.cell[piece] }),
  level: 0,
  badges: state.active === piece ? ['active'] : state.taken.includes(piece) ? ['dead'] : [],
})

/** Both sides are scored by their pieces on the board. */
function scoreOf(rules: Rules, state: DraughtsState) {
  const sheet = rules.sides.map((id, side) => ({
    id,
    label: { key: 'draughts.counter.pieces', values: { side: sideName(rules, side) } },
    points: piecesOn(rules, state, side).length,
  }))
  return {
    score: sheet.reduce((sum, { points }) => sum + points, 0),
    sheet,
    scores: sheet.map(({ id: seat, points }) => ({ seat, points })),
  }
}

export function outcome({ rules }: DraughtsDef, state: DraughtsState): Verdict | undefined {
  if (state.phase !== 'over') return undefined
  const { level, winner } = state
  const values = { side: sideName(rules, winner), enemy: sideName(rules, enemyOf(winner)) }
  const { score, sheet, scores } = scoreOf(rules, state)
  return {
    winner: rules.sides[winner] ?? 'draw',
    level: LEVELS[level],
    score,
    reason: { key: `draughts.outcome.${LEVELS[level]}`, ...(winner === NOBODY ? {} : { values }) },
    sheet,
    scores,
  }
}

const observables: Observables<DraughtsDef, DraughtsState, DraughtsExpectation> = {
  turn: value('turn', ({ rules }, state) => rules.sides[state.turn]),
  number: value('number of the move', (_, state) => state.number),
  phase: value('phase', (_, state) => state.phase),
  asked: value('side asked', (def, state) => decisions(def, state)[0]?.seat ?? 'nobody'),
  quiet: value('quiet moves', (_, state) => state.quiet),
  pieces: byName(
    'pieces of',
    ({ rules }) => rules.sides,
    ({ rules }, state, side) => piecesOn(rules, state, side).length,
  ),
  units: byPiece(
    ({ rules }) => rules.pieces.ids,
    ({ rules }, _, id) => pieceNamed(rules, id),
    {
      at: ({ grid }, { cell }, piece) => (cell[piece] === OFF ? 'captured' : grid.names[cell[piece]]),
      crowned: (_, state, piece) => isKing(state, piece),
    },
    ['at', 'crowned'],
  ),
}
export const { differences } = observing(observables)
