/** Writes a position as a case does. */
import type { CryHavocPosition, CryHavocPositionUnit } from '../../../schemas/generated/content'
import { hidingCell } from '../../blocks/written-parts'
import { piecesOf } from './compile/recast'
import { idsOf } from './names'
import { healthOf, holds, placeIn } from './observables'
import {
  BUSY,
  CAPTIVE,
  type CryHavocDef,
  type CryHavocState,
  DOWN_LATE,
  ENGAGED,
  GONE,
  has,
  MOVED,
  NO_QUARTER,
  RANSOMED,
  SHOT_FIRST,
  SITTING,
  STOPPED,
  STRUCK,
  WAITING,
} from './state'

const STEPS: readonly string[] = ['first-shots', 'movement', 'second-shots', 'fights']

export const writing = {
  given(def: CryHavocDef, state: CryHavocState): CryHavocPosition | undefined {
    const { rules } = def
    if (!STEPS.includes(state.phase)) return undefined
    piecesOf(rules, state)
    const { turn, side, step, counters, ...parts } = holds(def, state)
    const { features, control, ground, edges, answers } = parts
    return {
      ...{ turn, side, step: step as CryHavocPosition['step'], counters },
      ...{ features, control, ground, edges, answers },
      units: rules.pieces.ids.flatMap((_, piece) => unitIn(def, state, piece) ?? []),
    }
  },
  holds,
}

function unitIn(def: CryHavocDef, state: CryHavocState, piece: number): CryHavocPositionUnit | undefined {
  const { rules } = def
  const { pieces } = rules
  const cell = hidingCell(state, piece) ?? state.cell[piece]
  if (cell === GONE || (cell < 0 && cell !== WAITING && cell !== SITTING)) return undefined
  const is = (flag: number) => has(state, piece, flag) || undefined
  const named = (other: number) => (other < 0 ? undefined : idsOf(rules, state)[other])
  const spent = state.spent[piece] || undefined
  return {
    id: idsOf(rules, state)[piece],
    unit: rules.pack.units.units[pieces.type[piece]].id,
    side: rules.sides[pieces.side[piece]],
    at: placeIn(def, state, piece),
    hidden: hidingCell(state, piece) !== undefined || undefined,
    health: state.health[piece] === 0 ? undefined : (healthOf(state, piece) as 'dead'),
    stunned: state.stunned[piece] >= DOWN_LATE ? 'late' : state.stunned[piece] !== 0 || undefined,
    on: named(state.mount[piece]),
    ahead: named(state.ahead[piece]),
    tied: state.tied[piece] === 1 || undefined,
    arrows: state.arrows[piece] < 0 ? undefined : state.arrows[piece],
    engaged: is(ENGAGED),
    captive: is(CAPTIVE),
    ransomed: has(state, piece, CAPTIVE) ? undefined : is(RANSOMED),
    noQuarter: is(NO_QUARTER),
    shot: is(SHOT_FIRST),
    moved: is(STOPPED),
    busy: is(BUSY),
    struck: is(STRUCK),
    spent: spent ?? (has(state, piece, MOVED) && !has(state, piece, STOPPED) ? 0 : undefined),
  }
}
