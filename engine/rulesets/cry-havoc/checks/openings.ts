/** Checks that doors, entrances and tops have an inner side: a cell within walls, or a scarp cell below. */

import { boardOf } from '../../../compile/board-map'
import { finding, within } from '../../../compile/finding'
import { entries, mapsOf } from '../../../compile/pack-parts'
import { neighbour } from '../../../geometry/cells'
import { parseSide } from '../../../geometry/names'
import type { Finding, RawPack } from '../../../types'
import { innerCell } from '../compile/ground'
import { ownPack } from './parts'

export const openings = (raw: RawPack): Finding[] =>
  mapsOf(raw).flatMap(({ value: map, at }) => {
    const board = boardOf(map)
    const { terrain: kinds, edges = [] } = ownPack(raw).terrain
    const terrain = board.terrain.map((id) => kinds.find((kind) => kind.id === id))
    return entries(map.edges, within(at, 'edges')).flatMap((drawn) => {
      const edge = edges.find(({ id }) => id === drawn.value.type)
      if (!edge || (edge.host === undefined && edge.kind !== 'top')) return []
      return entries(drawn.value.sides, within(drawn.at, 'sides')).flatMap((side) => {
        const read = parseSide(board.grid, side.value)
        const beyond = read ? neighbour(board.grid, read.cell, read.direction) : -1
        if (!read || beyond < 0 || innerCell(terrain, edge, read.cell, beyond) >= 0) return []
        const key = edge.kind === 'top' ? 'top-without-scarp' : 'opening-without-inside'
        const values = { edge: { text: `edges.${edge.id}` }, name: side.value }
        return [finding('W-OPENING-WITHOUT-INSIDE', side.at, key, values, { found: side.value })]
      })
    })
  })
