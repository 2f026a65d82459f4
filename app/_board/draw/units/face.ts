import type { TablePiece } from '../../../../engine/types'
import type { FaceArt } from '../../look'
import type { BoardLook, NameOf, Theme } from '../../types'
import { readableInk } from '../colour'

/** Width of a counter in drawing units (a hexagon is 100 between its sides), and of its bitmap with the shadow. */
export const COUNTER = 68
export const COUNTER_CANVAS = 92
/** Scale of simplified counters, which fill more of their cell. */
export const FAR_SCALE = 1.24
/** Length of a counter over two cells, and the side of its bitmap. */
export const LONG = 166
const LONG_CANVAS = 200

/** CSS pixels between cells from which figures, symbol and component can be read, and from which letters can. */
const FIGURES_FROM = 28
const LETTERS_FROM = 60

/** How counters are drawn at a number of CSS pixels between cells. */
export const formAt = (pixels: number): { readonly isFar: boolean; readonly isSmall: boolean } => ({
  isFar: pixels < FIGURES_FROM,
  isSmall: pixels < LETTERS_FROM,
})

/** All visible properties of a counter. Two pieces with equal faces share one bitmap. */
export type CounterFace = {
  readonly kind: 'unit' | 'marker'
  readonly type: string
  readonly symbol: string
  readonly numbers?: readonly number[]
  readonly text?: string
  readonly colour: string
  readonly ink: string
  readonly shape: 'round' | 'square' | 'shield'
  readonly stripe?: {
    readonly colour: string
    readonly colour2?: string
    readonly ink: string
    readonly mark: string
  }
  readonly faceDown: boolean
  readonly badges: readonly string[]
  readonly theme: Theme
  /** Facing of a counter over two cells in degrees clockwise from east; undefined for a counter on one cell. */
  readonly facing?: number
  /** Its short name, which distinguishes it from others with the same print. */
  readonly mark?: string
  /** True for the simplified form, with only large print. */
  readonly isFar?: boolean
  /** True where letters would be too small to read: the figures and the symbol take their room. */
  readonly isSmall?: boolean
  /** The short name of its owner, on pieces of a type that any side may own. */
  readonly owner?: string
  /** Its picture, in place of the symbol. */
  readonly art?: FaceArt
}

/** The display options of a piece. */
export type Seen = Pick<CounterFace, 'facing' | 'isFar' | 'isSmall'> & { readonly nameOf?: NameOf }

export function faceOf(piece: TablePiece, look: BoardLook, theme: Theme, seen: Seen = {}): CounterFace {
  const { facing, isFar, isSmall, nameOf } = seen
  const [section, id] = piece.name?.split('.') ?? []
  const side = look.sides?.find(({ id }) => id === piece.side)?.look
  const unit = look.units?.find(({ id }) => id === piece.type)
  const component = look.components?.find(({ id }) => id === piece.component)?.look
  // A type without a side of its own shows its present owner; its own colour becomes a stripe.
  const isOwned = piece.kind === 'unit' && unit !== undefined && unit.side === undefined && side !== undefined
  const own = unit?.look.colour
  const colour = (isOwned ? undefined : own) ?? side?.colour ?? piece.colour ?? '#cbb892'
  return {
    kind: piece.kind,
    type: piece.type,
    symbol: unit?.look.symbol ?? piece.type,
    numbers: piece.numbers,
    text: piece.text,
    colour,
    ink: (isOwned ? undefined : unit?.look.ink) ?? side?.ink ?? readableInk(colour),
    shape: side?.shape ?? 'square',
    stripe: component ?? (isOwned && own ? { colour: own, ink: readableInk(own), mark: '' } : undefined),
    faceDown: piece.faceDown ?? false,
    badges: piece.statuses ? [...piece.badges, 'status'] : piece.badges,
    theme,
    facing,
    mark: section && id ? nameOf?.(section, id, 'short') : undefined,
    owner: isOwned && piece.side && !piece.numbers ? nameOf?.('sides', piece.side, 'short') : undefined,
    isFar: isFar || undefined,
    isSmall: isSmall || undefined,
    art: look.art?.face(piece),
  }
}

/** Equal for faces that share a bitmap. */
export const faceKey = (face: CounterFace): string => JSON.stringify(face)

/** Side of the bitmap of a counter, in drawing units. */
export const canvasOf = (face: Pick<CounterFace, 'facing'>): number =>
  face.facing === undefined ? COUNTER_CANVAS : LONG_CANVAS
