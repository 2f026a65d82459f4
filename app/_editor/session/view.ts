import type { Message } from '../../../schemas/diagnostic'

/** The layers of a map, from the bottom up: each is shown or hidden, strong or faint, and may be locked. */
export const LAYERS = ['ground', 'sides', 'things', 'setUp'] as const
export type Layer = (typeof LAYERS)[number]

/** Optional marks on the map. */
export const EXTRAS = ['grid', 'ids', 'names', 'problems'] as const
export type Extra = (typeof EXTRAS)[number]

export type LayerLook = {
  readonly isShown: boolean
  /** From faint (above 0) to 1. */
  readonly strength: number
  /** True if actions on the map cannot change the layer. */
  readonly isLocked: boolean
}

/** The view of the map. */
export type View = Readonly<Record<Extra, boolean>> & {
  readonly layers: Readonly<Record<Layer, LayerLook>>
  /** Whether the panel of layers is open. */
  readonly isOpen: boolean
  /** Whether long lines of text wrap. */
  readonly wrap: boolean
}

/** The layer of objects: those of the map, or those that a scenario adds. */
export const layerOf = (file: string, mapFile: string | undefined): Layer =>
  file === mapFile ? 'things' : 'setUp'

const PLAIN: LayerLook = { isShown: true, strength: 1, isLocked: false }

export const FIRST_VIEW: View = {
  grid: true,
  ids: false,
  names: true,
  problems: true,
  layers: { ground: PLAIN, sides: PLAIN, things: PLAIN, setUp: PLAIN },
  isOpen: false,
  wrap: true,
}

const CLOSED = 'studio.closed'

/** The reason why a layer cannot be changed on the map (it is locked or hidden), or `undefined`. */
export function whyClosed({ layers }: View, layer: Layer): Message | undefined {
  const { isLocked, isShown } = layers[layer]
  if (isShown && !isLocked) return undefined
  return { key: CLOSED, values: { why: isLocked ? 'locked' : 'hidden', layer } }
}

/** Whether a message is about a locked layer; it stays while the same action changes other layers. */
export const saysClosed = (notice: Message | undefined): boolean => notice?.key === CLOSED
