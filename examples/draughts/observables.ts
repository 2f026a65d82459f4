/** The values that a position shows, by their names in cases. */
import { byName, byPiece, type Observables, observing, value } from 'ludoteca/engine/kernel/observables'
import type { DraughtsExpectation } from './files'
import { decisions } from './phases'
import { type DraughtsDef, type DraughtsState, isKing, OFF, pieceNamed } from './rules'
import { countOf } from './table'

const observables: Observables<DraughtsDef, DraughtsState, DraughtsExpectation> = {
  turn: value('turn', ({ rules }, state) => rules.sides[state.turn]),
  number: value('number of the move', (_, state) => state.number),
  phase: value('phase', (_, state) => state.phase),
  asked: value('side asked', (def, state) => decisions(def, state)[0]?.seat ?? 'nobody'),
  quiet: value('quiet moves', (_, state) => state.quiet),
  pieces: byName(
    'pieces of',
    ({ rules }) => rules.sides,
    ({ rules }, state, side) => countOf(rules, state, side),
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
