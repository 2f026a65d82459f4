/** The figures of Kriegspiel: points, moves, arsenals, captures and units by their place. */
import { figuresOf, onMap, unitFigure, unitsIn } from '../../../blocks/figures/figures'
import type { Figure } from '../../../blocks/port'
import type { Rules } from '../rules'
import { standing } from '../rules/arsenal'
import { pointsOf, takenBy } from '../rules/endings'
import { isConnected, loadNetworks } from '../rules/network'
import { CAPTURED, type KriegspielState, RESERVE } from '../state'
import { attacksOf, movesOf } from './numbers'

const { ofGame, ofSeat } = figuresOf<Rules, KriegspielState>()

export const figures: Readonly<Record<string, Figure>> = {
  'moves-left': ofGame((rules, state) => Math.max(0, movesOf(rules, state) - state.moves)),
  'attacks-left': ofGame((rules, state) => Math.max(0, attacksOf(rules, state) - state.attacks)),
  score: ofSeat(pointsOf),
  arsenals: ofSeat(standing),
  captures: ofSeat((rules, state, side) =>
    takenBy(rules, state, side).reduce((sum, { id, count }) => sum + (id === 'arsenal' ? 0 : count), 0),
  ),
  destroyed: ofSeat(
    (rules, state, side) => takenBy(rules, state, side).find(({ id }) => id === 'arsenal')?.count ?? 0,
  ),
  'on-map': onMap,
  'in-reserve': unitsIn(RESERVE),
  losses: unitsIn(CAPTURED),
  connected: unitFigure((rules: Rules, state: KriegspielState, piece) => {
    loadNetworks(rules, state)
    return state.cell[piece] >= 0 && isConnected(rules, piece)
  }),
}
