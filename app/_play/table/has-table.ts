import type { Table } from '../../../engine/types'

/** Whether a game has any component beside its map. */
export const hasTable = ({ tracks, mats, displays }: Table): boolean =>
  [tracks, mats, displays].some((list) => list !== undefined && list.length > 0)
