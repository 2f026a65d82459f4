/** The arrays for occupied and controlled cells; `position/cache.ts` fills them. */
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
  const zone = masks()
  const isOfMany = sides.length !== 2
  return {
    /** First piece of each cell, -1 for none; `next` holds the next piece of the same cell. */
    top: new Int16Array(size).fill(-1),
    next: new Int16Array(count).fill(-1),
    count: new Uint8Array(size),
    /** 1 for cells that the side controls. */
    zone,
    /** 1 for cells that an enemy of the side controls. With two sides it is the array of what the other one controls. */
    hostile: isOfMany ? masks() : [zone[1], zone[0]],
    isOfMany,
    /** 1 for cells that the side cannot pass: enemies, barricades, covered objectives. */
    blocked: masks(),
    /** 1 for cells where movement of the side ends. */
    stops: stops.map((mask) => mask.slice()),
    /** The marker that closes a cell, such as BARRICADE. */
    marker: new Uint8Array(size),
    /** Marks of searches, valid when equal to `generation`. */
    mark: new Int32Array(Math.max(size, count)),
    spent: new Int16Array(size),
    queue: new Int32Array(Math.max(size, count) + width),
    generation: 0,
    /** Cell of each piece, negative off the map, and 1 for pieces that exert control. */
    cell: new Int32Array(count).fill(-1),
    controls: new Uint8Array(count),
    /** By side and cell, the number of its pieces that control it. */
    controllers: sides.map(() => new Uint16Array(size)),
    /** Cells of each kind of marker. */
    marked: [[], [], [], []] as readonly (readonly number[])[],
    /** Cells that no second piece may enter. */
    closed: [] as number[],
    /** Choices to select a piece, and the step of the state for which they are valid. */
    selects: [] as readonly Choice[],
    selectsAt: -1,
    /** The state that the cache holds. */
    of: undefined as unknown,
    /** The part of the state from which the current ground was made. */
    laid: undefined as Laid | undefined,
    /** The part of the state from which the current pieces were made, and its hand. */
    recast: undefined as readonly Recast[] | undefined,
    recastAt: 0,
    /** The last search for the reach of the active piece: its inputs, and the number of cells in `queue`. `mark` is 0 once it is outdated. */
    reach: { mark: 0, active: -1, points: 0, halted: 0, acted: 0, count: 0 },
  }
}
