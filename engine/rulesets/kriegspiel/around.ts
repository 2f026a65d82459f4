/**
 * The reach of a unit alone on the board, for authors: its moves in a turn, its targets, and the lines that it relays.
 */
import { kindsOf } from '../../kernel/kinds'
import type { AroundPort } from '../../types'
import { position } from './position'
import type { KriegspielDef, Rules } from './rules'
import { attackOn } from './rules/combat'
import { isConnected, loadNetworks } from './rules/network'
import { networkOf } from './rules/rays'
import { reach } from './rules/reach'

export const around: AroundPort<Rules> = {
  kinds: ({ rules }) => kindsOf(rules.pieces, rules.types, rules.sides),
  layers(def, { unit, side = '' }, at) {
    const { rules, grid } = def
    const given = { turn: side, phase: 'moves' as const, units: [{ unit, side, at: grid.names[at] }] }
    const state = position(def as KriegspielDef, given, [])
    const piece = state.cell.indexOf(at)
    if (piece < 0) return []
    const { cache, ground, pieces } = rules
    loadNetworks(rules, state)
    const own = pieces.side[piece]
    const { lit } = networkOf(rules, state, own)
    const reached = Array.from(cache.reached.subarray(0, reach(rules, state, piece)))
    const cells = Array.from({ length: ground.size }, (_, cell) => cell)
    const name = isConnected(rules, piece) ? 'reach' : 'reachIfConnected'
    return [
      { id: 'reach', label: { key: `kriegspiel.around.${name}` }, cells: reached.map((cell) => ({ cell })) },
      {
        id: 'attack',
        label: { key: 'kriegspiel.around.attack' },
        cells: cells
          .map((cell) => ({ cell, value: cell === at ? 0 : attackOn(rules, own, cell) }))
          .filter(({ value }) => value > 0),
      },
      { id: 'lines', label: { key: 'kriegspiel.around.lines' }, cells: lit.map((cell) => ({ cell })) },
    ]
  },
}
