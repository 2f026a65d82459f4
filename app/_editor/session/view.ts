import type { Message } from '../../../schemas/diagnostic'

/** What a map is made of, from the ground up: each layer is shown or hidden, strong or faint, and may be locked. */
export const LAYERS = ['ground', 'sides', 'things', 'setUp'] as const
export type Layer = (typeof LAYERS)[number]

/** What is written on the map or over it, and can be left out. */
export const EXTRAS = ['grid', 'ids', 'names', 'problems'] as const
export type Extra = (typeof EXTRAS)[number]

export type LayerLook = {
  readonly isShown: boolean
  /** From faint, above 0, to 1. */
  readonly strength: number
  /** Nothing that is done on the map changes it. */
  readonly isLocked: boolean
}

/** How the map is looked at. */
export type View = Readonly<Record<Extra, boolean>> & {
  readonly layers: Readonly<Record<Layer, LayerLook>>
  /** The panel of layers is open. */
  readonly isOpen: boolean
  /** Long lines of the text go on in the next one. */
  readonly wrap: boolean
}

/** On which layer things lie: those of the map, or those that the files of a game put on it. */
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

/** Why nothing of a layer may change on the map, as it is locked or nobody could see it; undefined where it may. */
export function whyClosed({ layers }: View, layer: Layer): Message | undefined {
  const { isLocked, isShown } = layers[layer]
  if (isShown && !isLocked) return undefined
  return { key: CLOSED, values: { why: isLocked ? 'locked' : 'hidden', layer } }
}

/** Such a message stays while the same act changes other layers. */
export const saysClosed = (notice: Message | undefined): boolean => notice?.key === CLOSED
