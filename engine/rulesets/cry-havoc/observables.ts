/** The values that a position shows, for the expectations of cases. */
import type { CryHavocExpectation } from '../../../schemas/generated/content'
import { counters } from '../../blocks/counters'
import { statusesOf } from '../../blocks/units/unit-effects'
import { answers, control, edges, features, ground, hidingCell } from '../../blocks/written-parts'
import { byName, byPiece, type Observables, observing, unwritten, value } from '../../kernel/observables'
import { piecesOf } from './compile/recast'
import { idsOf, pieceNamed } from './names'
import { decisions } from './phases'
import { attackOf, defenceOf, isCaptive, isMounted, speedOf } from './rules/figures'
import { pointsOf } from './rules/scoring'
import { sightDifferences } from './rules/sight/differences'
import {
  type CryHavocDef,
  type CryHavocState,
  DEAD,
  ENGAGED,
  FALLEN,
  GONE,
  has,
  MOVED,
  SITTING,
  STOPPED,
  WAITING,
  WOUNDED,
} from './state'

const observables: Observables<CryHavocDef, CryHavocState, CryHavocExpectation> = {
  turn: value('turn', (_, { turn }) => turn),
  side: value('side', ({ rules }, { side }) => rules.sides[side]),
  step: value('step', (_, { phase }) => phase as CryHavocExpectation['step']),
  asked: value('side asked', (def, state) => decisions(def, state)[0]?.seat ?? 'nobody'),
  ...{ counters, features, control, ground, edges, answers },
  score: unwritten(
    byName(
      'score of',
      ({ rules }) => rules.sides,
      ({ rules }, state, side) => {
        piecesOf(rules, state)
        return pointsOf(rules, state, side)
      },
      (side) => `there is no side "${side}"`,
    ),
  ),
  units: {
    ...byPiece(
      ({ rules }, state) => idsOf(rules, state),
      ({ rules }, state, id) => pieceNamed(rules, state, id),
      {
        unit: ({ rules }, state, piece) => rules.pack.units.units[piecesOf(rules, state).type[piece]].id,
        side: ({ rules }, state, piece) => rules.sides[piecesOf(rules, state).side[piece]],
        at: (def, state, piece) => OFF_MAP[state.cell[piece]] ?? placeIn(def, state, piece),
        hidden: (_, state, piece) => hidingCell(state, piece) !== undefined,
        health: (_, state, piece) => healthOf(state, piece),
        stunned: (_, { stunned }, piece) => stunned[piece] !== 0,
        mounted: (_, state, piece) => isMounted(state, piece),
        ahead: ({ rules }, state, piece) => idsOf(rules, state)[state.ahead[piece]] ?? 'nobody',
        tied: (_, { tied }, piece) => tied[piece] === 1,
        arrows: (_, { arrows }, piece) => arrows[piece],
        captive: (_, state, piece) => isCaptive(state, piece),
        engaged: (_, state, piece) => has(state, piece, ENGAGED),
        moved: (_, state, piece) => has(state, piece, MOVED | STOPPED),
        status: ({ rules }, state, piece) => [...statusesOf(rules, state, piece)].sort(),
        numbers: ({ rules }, state, piece) => [
          attackOf(rules, state, piece),
          defenceOf(rules, state, piece),
          speedOf(rules, state, piece),
        ],
      },
      [],
    ),
    read: (def, state) =>
      Object.fromEntries(
        idsOf(def.rules, state).flatMap((id, piece) => {
          const at = placeIn(def, state, piece)
          const health = healthOf(state, piece)
          return at === undefined ? [] : [[id, { at, health, stunned: state.stunned[piece] !== 0 }]]
        }),
      ),
  },
  sight: {
    compare: ({ report }, wanted, def, state) => sightDifferences(def, state, wanted).forEach(report),
  },
}

export const { differences, holds } = observing(observables, (what, wanted, is) =>
  String(wanted) === String(is) ? undefined : `${what} should be ${wanted}, but is ${is}`,
)

const OFF_MAP: Readonly<Record<number, string>> = {
  [WAITING]: 'waiting',
  [GONE]: 'gone',
  [SITTING]: 'ridden',
  [FALLEN]: 'fallen',
}

/** Returns the cell of a piece, or its front and its rear; `undefined` off the map. */
export function placeIn({ grid }: CryHavocDef, state: CryHavocState, piece: number) {
  const [cell, rear] = [hidingCell(state, piece) ?? state.cell[piece], state.rear[piece]]
  if (cell < 0) return undefined
  return rear < 0 ? grid.names[cell] : ([grid.names[cell], grid.names[rear]] as [string, string])
}

export const healthOf = ({ health }: CryHavocState, piece: number) =>
  health[piece] === DEAD ? 'dead' : health[piece] === WOUNDED ? 'wounded' : 'healthy'
