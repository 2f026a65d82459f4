/** Compares a position with what a case expects; one line in English for each difference. */

import type { CryHavocExpectation, CryHavocExpectedUnit } from '../../../schemas/generated/content'
import { counterNamed } from '../../blocks/counters'
import { idsOf, pieceNamed } from './names'
import { decisions } from './phases'
import type { Rules } from './rules'
import { attackOf, defenceOf, isCaptive, isMounted, speedOf } from './rules/figures'
import { pointsOf } from './rules/scoring'
import { sightDifferences } from './rules/sight-differences'
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

export function differences(def: CryHavocDef, state: CryHavocState, expected: CryHavocExpectation): string[] {
  const { rules } = def
  const found: string[] = []
  const compare = (what: string, wanted: unknown, is: unknown) => {
    if (wanted !== undefined && String(wanted) !== String(is))
      found.push(`${what} should be ${wanted}, but is ${is}`)
  }
  compare('turn', expected.turn, state.turn)
  compare('side', expected.side, rules.sides[state.side])
  compare('step', expected.step, state.phase)
  compare('side asked', expected.asked, decisions(def, state)[0]?.seat ?? 'nobody')
  for (const [id, wanted] of Object.entries(expected.counters ?? {}))
    compare(`counter ${id}`, wanted, counterNamed(rules.blocks, state, id))
  for (const [side, wanted] of Object.entries(expected.score ?? {}))
    if (rules.sides.includes(side))
      compare(`score of ${side}`, wanted, pointsOf(rules, state, rules.sides.indexOf(side)))
    else found.push(`there is no side "${side}"`)
  for (const [id, wanted] of Object.entries(expected.units ?? {})) {
    const piece = pieceNamed(rules, state, id)
    if (piece < 0) found.push(`there is no piece "${id}"`)
    else
      for (const [field, is] of Object.entries(standing(rules, state, piece)))
        compare(`${id} ${field}`, wanted[field as keyof CryHavocExpectedUnit], is)
  }
  return [...found, ...sightDifferences(def, state, expected.sight ?? [])]
}

const standing = (
  rules: Rules,
  state: CryHavocState,
  piece: number,
): Record<keyof CryHavocExpectedUnit, unknown> => ({
  at: placeOf(rules, state, piece),
  health: state.health[piece] === DEAD ? 'dead' : state.health[piece] === WOUNDED ? 'wounded' : 'healthy',
  stunned: state.stunned[piece] !== 0,
  mounted: isMounted(state, piece),
  ahead: state.ahead[piece] < 0 ? 'nobody' : idsOf(rules, state)[state.ahead[piece]],
  tied: state.tied[piece] === 1,
  arrows: state.arrows[piece],
  captive: isCaptive(state, piece),
  engaged: has(state, piece, ENGAGED),
  moved: has(state, piece, MOVED | STOPPED),
  numbers: [attackOf(rules, state, piece), defenceOf(rules, state, piece), speedOf(rules, state, piece)],
})

const OFF_MAP: Readonly<Record<number, string>> = {
  [WAITING]: 'waiting',
  [GONE]: 'gone',
  [SITTING]: 'ridden',
  [FALLEN]: 'fallen',
}

function placeOf({ board }: Rules, state: CryHavocState, piece: number): string {
  const [cell, rear] = [state.cell[piece], state.rear[piece]]
  if (cell < 0) return OFF_MAP[cell]
  const { names } = board.grid
  return rear < 0 ? names[cell] : `${names[cell]},${names[rear]}`
}
