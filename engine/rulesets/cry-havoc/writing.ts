/** Writes a position as a case does, with the expectation that holds for it. */
import type {
  CryHavocExpectation,
  CryHavocPosition,
  CryHavocPositionUnit,
} from '../../../schemas/generated/content'
import { countersWritten } from '../../blocks/counters'
import { idsOf } from './names'
import { decisions } from './phases'
import {
  BUSY,
  CAPTIVE,
  type CryHavocDef,
  type CryHavocState,
  DEAD,
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
  WOUNDED,
} from './state'

const STEPS: readonly string[] = ['first-shots', 'movement', 'second-shots', 'fights']

export const writing = {
  given(def: CryHavocDef, state: CryHavocState): CryHavocPosition | undefined {
    const { rules } = def
    if (!STEPS.includes(state.phase)) return undefined
    return {
      turn: state.turn,
      side: rules.sides[state.side],
      step: state.phase as CryHavocPosition['step'],
      counters: countersWritten(rules.blocks.counters, state.counters),
      units: rules.pieces.ids.flatMap((_, piece) => unitIn(def, state, piece) ?? []),
    }
  },
  holds(def: CryHavocDef, state: CryHavocState): CryHavocExpectation {
    const { rules } = def
    const units = idsOf(rules, state).flatMap((id, piece) => {
      const at = placeIn(def, state, piece)
      const stunned = state.stunned[piece] !== 0
      return at === undefined ? [] : [[id, { at, health: healthOf(state, piece), stunned }] as const]
    })
    return {
      turn: state.turn,
      side: rules.sides[state.side],
      step: state.phase as CryHavocExpectation['step'],
      asked: decisions(def, state)[0]?.seat ?? 'nobody',
      counters: countersWritten(rules.blocks.counters, state.counters),
      units: Object.fromEntries(units),
    }
  },
}

function placeIn({ grid }: CryHavocDef, state: CryHavocState, piece: number) {
  const [cell, rear] = [state.cell[piece], state.rear[piece]]
  if (cell < 0) return undefined
  return rear < 0 ? grid.names[cell] : ([grid.names[cell], grid.names[rear]] as [string, string])
}

const healthOf = ({ health }: CryHavocState, piece: number) =>
  health[piece] === DEAD ? 'dead' : health[piece] === WOUNDED ? 'wounded' : 'healthy'

function unitIn(def: CryHavocDef, state: CryHavocState, piece: number): CryHavocPositionUnit | undefined {
  const { rules } = def
  const { pieces } = rules
  const cell = state.cell[piece]
  if (cell === GONE || (cell < 0 && cell !== WAITING && cell !== SITTING)) return undefined
  const is = (flag: number) => has(state, piece, flag) || undefined
  const named = (other: number) => (other < 0 ? undefined : idsOf(rules, state)[other])
  const spent = state.spent[piece] || undefined
  return {
    id: idsOf(rules, state)[piece],
    unit: rules.pack.units.units[pieces.type[piece]].id,
    side: rules.sides[pieces.side[piece]],
    at: placeIn(def, state, piece),
    health: state.health[piece] === 0 ? undefined : (healthOf(state, piece) as 'dead'),
    stunned: state.stunned[piece] === DOWN_LATE ? 'late' : state.stunned[piece] !== 0 || undefined,
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
