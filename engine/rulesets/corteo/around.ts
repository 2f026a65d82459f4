/** The reach of a unit alone on the map, for authors: its moves in a turn, and the cells that it controls. */
import { flagged, kindsOf } from '../../kernel/kinds'
import type { AroundPort } from '../../types'
import { position } from './position'
import { load } from './position/cache'
import type { CorteoDef, Rules } from './rules'
import { asActive, eachEnd } from './rules/movement/ends'
import { STEP, spentTo } from './rules/movement/reach'

export const around: AroundPort<Rules> = {
  kinds: ({ rules }) => kindsOf(rules.pieces, rules.types, rules.sides),
  layers(def, { unit, side }, at) {
    const { rules, grid } = def
    const placed = position(
      def as CorteoDef,
      { turn: side, phase: 'movement', units: [{ unit, at: grid.names[at] }] },
      [],
    )
    const piece = placed.cell.indexOf(at)
    if (piece < 0 || rules.ground.standable[rules.pieces.walk[piece]][at] === 0) return []
    const state = asActive(rules, placed, piece)
    const { zone } = load(rules, state)
    const points = state.points / STEP
    const reached: { cell: number; value: number }[] = []
    eachEnd(rules, state, (cell) => void reached.push({ cell, value: spentTo(rules, cell) / STEP }))
    return [
      {
        id: 'reach',
        label: { key: 'corteo.around.reach', values: { points } },
        cells: reached,
      },
      {
        id: 'control',
        label: { key: 'corteo.around.control' },
        cells: flagged(zone[rules.pieces.side[piece]]),
      },
    ]
  },
}
