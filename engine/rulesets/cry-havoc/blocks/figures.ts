/** The figures of Cry Havoc: points, and figures by their place and health. */
import { figuresOf, onMap, unitFigure, unitsIn } from '../../../blocks/figures/figures'
import type { Figure } from '../../../blocks/port'
import type { Rules } from '../rules'
import { isCaptive } from '../rules/figures'
import { pointsOf } from '../rules/scoring'
import { type CryHavocState, DEAD, GONE, WAITING, WOUNDED } from '../state'

const those = (has: (state: CryHavocState, piece: number) => boolean): Figure =>
  unitFigure((_, state: CryHavocState, piece) => has(state, piece))

export const figures: Readonly<Record<string, Figure>> = {
  score: figuresOf<Rules, CryHavocState>().ofSeat(pointsOf),
  'on-map': onMap,
  waiting: unitsIn(WAITING),
  gone: unitsIn(GONE),
  losses: those(({ health }, piece) => health[piece] === DEAD),
  wounded: those(({ health }, piece) => health[piece] === WOUNDED),
  stunned: those(({ stunned }, piece) => stunned[piece] !== 0),
  captives: those(isCaptive),
}
