/** The reach of a figure alone on foot, for authors: its walk in a turn, and the targets that it sees. */
import { flagged, kindsOf } from '../../kernel/kinds'
import type { AroundLayer, AroundPort } from '../../types'
import { position } from './position'
import { load } from './position/cache'
import type { Rules } from './rules'
import { seenBy } from './rules/aim'
import { budgetOf } from './rules/movement/walk'
import { findWays } from './rules/movement/ways'
import type { CryHavocDef, CryHavocState } from './state'

export const around: AroundPort<Rules> = {
  kinds: ({ rules: { pieces, pack, sides } }) =>
    kindsOf(pieces, pack.units.units, sides, (piece) => pieces.beast[piece] === 0),
  layers(def, { unit, side }, at) {
    const { rules, grid } = def
    const state = position(def as CryHavocDef, { side, units: [{ unit, side, at: grid.names[at] }] }, [])
    const piece = state.cell.indexOf(at)
    if (piece < 0 || rules.ground.footCost[at] < 0) return []
    return [walked(rules, state, piece), ...seen(rules, state, piece)]
  },
}

function walked(rules: Rules, state: CryHavocState, piece: number): AroundLayer {
  load(rules, state)
  const points = budgetOf(rules, state, piece)
  const { endCells, endCosts, endCount } = findWays(rules, state, piece, points)
  return {
    id: 'reach',
    label: { key: 'cry-havoc.around.reach', values: { points } },
    cells: Array.from(endCells.subarray(0, endCount), (cell, at) => ({ cell, value: endCosts[at] })),
  }
}

/** Returns the view of a shooter, or an empty list for other figures. */
function seen(rules: Rules, state: CryHavocState, piece: number): AroundLayer[] {
  if (rules.pieces.weapon[piece] < 0 || !rules.sight) return []
  load(rules, state)
  const cells = seenBy(rules, state, piece)?.cells ?? new Uint8Array()
  return [{ id: 'sight', label: { key: 'cry-havoc.around.sight' }, cells: flagged(cells) }]
}
