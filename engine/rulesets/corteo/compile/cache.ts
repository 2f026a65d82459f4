/** The arrays for occupied and controlled cells; `position-cache.ts` fills them. */
import type { Laid, Recast } from '../../../blocks/port'
import type { Choice } from '../../../types'
import type { Ground } from './ground'
import type { Pieces } from './pieces'

/** The inputs that determine the sizes of the arrays. */
type Measured = {
  readonly ground: Ground
  readonly pieces: Pieces
  readonly sides: readonly string[]
}

export type PositionCache = ReturnType<typeof makeCache>

export function makeCache({ ground, pieces, sides }: Measured) {
  const { count } = pieces
  const { size, width, stops } = ground
  const masks = () => sides.map(() => new Uint8Array(size))
  return {
    /** First piece of each cell, -1 when empty; the next piece of the same cell follows in `next`. */
    top: new Int16Array(size).fill(-1),
    next: new Int16Array(count).fill(-1),
    count: new Uint8Array(size),
    /** 1 where the side exerts control. */
    zone: masks(),
    /** 1 where the side cannot pass: enemies, barricades, covered objectives. */
    blocked: masks(),
    /** 1 where movement of the side ends. */
    stops: stops.map((mask) => mask.slice()),
    /** The marker that closes a cell, see BARRICADE ... */
    marker: new Uint8Array(size),
    /** Marks of searches, valid when equal to `generation`. */
    mark: new Int32Array(Math.max(size, count)),
    spent: new Int16Array(size),
    queue: new Int32Array(Math.max(size, count) + width),
    generation: 0,
    /** Cell of each piece, below zero off the map, and 1 where it exerts control. */
    cell: new Int32Array(count).fill(-1),
    controls: new Uint8Array(count),
    /** By side and cell, how many of its pieces control it. */
    controllers: sides.map(() => new Uint16Array(size)),
    /** Cells of each kind of marker. */
    marked: [[], [], [], []] as readonly (readonly number[])[],
    /** Cells that are closed to company. */
    closed: [] as number[],
    /** Choices to take a piece up, and the step of the state at which they hold. */
    selects: [] as readonly Choice[],
    selectsAt: -1,
    /** The state it is loaded with. */
    of: undefined as unknown,
    /** The part of the state from which the current ground was made. */
    laid: undefined as Laid | undefined,
    /** The part of the state from which the current pieces were made, and its hand. */
    recast: undefined as readonly Recast[] | undefined,
    recastAt: 0,
    /** The last search of where the active piece can go: what it began with, and how many cells are in `queue`; `mark` 0 once it no longer holds. */
    reach: { mark: 0, active: -1, points: 0, halted: 0, acted: 0, count: 0 },
  }
}
