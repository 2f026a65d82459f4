/** The optional actions in the movement of a coup: agree on its outcome, flee, give safe conduct. Players can flee before they choose sides too. */
import { moment } from '../../../blocks/interpreter'
import { call } from '../../../kernel/calls'
import type { Action } from '../../../types'
import { cellIn, familyIn, ofCell, ofFamily, ofWord } from '../choices'
import { emit } from '../events'
import { memo } from '../memo'
import type { OptionalAction } from '../optional/optional-action'
import type { PhaseId } from '../phase'
import { cousinIsAsked } from '../phases/cousin'
import type { Rules } from '../rules'
import { type JuntaState, type JuntaTurn, LOYAL, NOBODY, REBEL } from '../state'
import { commanderOf, isOut } from './rules/command'
import { unitsAt } from './rules/field'

export const inCoup: OptionalAction = {
  list(rules, state, lists) {
    const isOver = state.phase === 'sides'
    if (state.phase !== 'movement' && !isOver) return
    const hasGuests = state.cell.some((cell) => rules.places.embassies.includes(cell))
    for (let seat = 0; seat < lists.length; seat++) {
      if (isOut(state, seat)) continue
      const list = lists[seat]
      if (state.accord[seat] === NOBODY && !isOver)
        list.push(settleFor(rules, REBEL), settleFor(rules, LOYAL))
      if (!hasGuests) continue
      for (const cell of refuges(rules, state, seat)) list.push(ofCell(rules, 'flee', cell))
      if (!isOver)
        for (const family of guests(rules, state, seat)) list.push(ofFamily(rules, 'conduct', family))
    }
  },
  on: { settle, flee, conduct },
}

const settleFor = memo((rules, side) =>
  ofWord(rules, 'settle', 'for', side === REBEL ? 'rebels' : 'president'),
)

/** J-63: returns the embassies with a unit of this family; empty for the President, who may not flee. */
export function refuges(rules: Rules, state: JuntaState, seat: number): number[] {
  if (seat === state.president) return []
  const cells = new Set<number>()
  for (let unit = 0; unit < rules.units.count; unit++) {
    const cell = state.cell[unit]
    if (rules.places.embassies.includes(cell) && commanderOf(rules, state, unit) === seat) cells.add(cell)
  }
  return rules.places.embassies.filter((cell) => cells.has(cell))
}

/** J-68: returns the exiles in embassies with a unit of this family, if they have no safe conduct yet. */
export const guests = (rules: Rules, state: JuntaState, seat: number): number[] =>
  rules.seats.flatMap((_, family) => {
    const embassy = state.exile[family]
    if (embassy === NOBODY || state.dead[family] === 1 || hasConduct(rules, state, family)) return []
    return unitsAt(rules, state, embassy, seat).length > 0 ? [family] : []
  })

/** True if an exile can come home unharmed: its protector still has a unit there (J-68). */
export function hasConduct(rules: Rules, state: JuntaState, seat: number): boolean {
  const by = state.conduct[seat]
  return (
    state.coup >= 0 &&
    by !== NOBODY &&
    state.exile[seat] !== NOBODY &&
    unitsAt(rules, state, state.exile[seat], by).length > 0
  )
}

/** J-111: proposes an outcome, once in a phase. If all agree, it is the outcome (phases/movement). */
function settle(turn: JuntaTurn, action: Action, seat: number): undefined {
  const isRebel = action.for === 'rebels'
  turn.list('accord')[seat] = isRebel ? REBEL : LOYAL
  emit(turn, 'settle', { family: seat, kind: isRebel ? 'rebels' : 'president' })
  return undefined
}

/** Goes into exile. The family's units are ignored from now on, and the cousin may take one of its offices (J-66, J-114). */
function flee(turn: JuntaTurn, action: Action, seat: number): PhaseId | undefined {
  const cell = cellIn(turn.rules, action)
  turn.list('exile')[seat] = cell
  turn.list('conduct')[seat] = NOBODY
  emit(turn, 'fled', { family: seat, cell })
  moment(turn, 'exiled', { seat })
  return cousinIsAsked(turn.rules, turn.state) ? call(turn, 'cousin') : undefined
}

/** Gives safe conduct, which holds as long as the giver has a unit there. */
function conduct(turn: JuntaTurn, action: Action, seat: number): undefined {
  const family = familyIn(turn.rules, action)
  turn.list('conduct')[family] = seat
  emit(turn, 'conduct', { family: seat, other: family })
}
