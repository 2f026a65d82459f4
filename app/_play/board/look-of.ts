import type { BoardLook } from '../../_board/types'
import type { PlaytestProps } from '../types'

/** The parts of a pack for drawing the table. */
export const lookOf = (pack: PlaytestProps['pack']): BoardLook => ({
  terrain: pack.terrain.terrain ?? [],
  edges: pack.terrain.edges,
  sides: pack.units.sides,
  components: pack.units.components,
  units: pack.units.units,
  decks: pack.decks,
})
