/** What can be shown over the ground of the map, or left out. */
export const LAYERS = ['grid', 'ids', 'names', 'things', 'problems'] as const
export type Layer = (typeof LAYERS)[number]

/** What can be shown more faintly. */
export const FADES = ['ground', 'overlays'] as const

/** How the map is looked at. `strength` goes from faint, above 0, to 1. */
export type View = Readonly<Record<Layer, boolean>> & {
  readonly strength: Readonly<Record<(typeof FADES)[number], number>>
  /** The panel of layers is open. */
  readonly isOpen: boolean
}

export const FIRST_VIEW: View = {
  grid: true,
  ids: false,
  names: true,
  things: true,
  problems: true,
  strength: { ground: 1, overlays: 1 },
  isOpen: false,
}
