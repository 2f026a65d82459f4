/** Terrain as paint: the pack's look in the colours of the theme. */
import type { TerrainLook } from '../../../../schemas/generated/content'
import type { BoardLook, Theme } from '../../look'
import { luminance, mix, parseColour } from '../colour'

export type Pattern = NonNullable<TerrainLook['pattern']>

/** Terrain as paint: colours of the theme, and the body it merges with. */
export type GroundStyle = {
  readonly id: string
  readonly colour: string
  /** Darker and lighter tones of the colour, for lines and lights. */
  readonly deep: string
  readonly pale: string
  readonly nature: 'open' | 'block' | 'water' | 'trees' | 'hills'
  readonly pattern: Pattern
  readonly glyph?: string
  /** Cells of one body touch without a gap: houses with houses, water with water. */
  readonly body: number
  /** Distance between the painted shape and a side shared with another body. */
  readonly inset: number
  /** True for built ground, whose edges are straight: blocks, paved streets and squares. */
  readonly isBuilt: boolean
  /** True if it stands on the surrounding ground, which is painted under it. */
  readonly stands: boolean
  /** Raised bodies cast a shadow and have an outline. */
  readonly raised: boolean
}

const BLOCK: readonly Pattern[] = ['windows', 'bricks', 'hatch', 'grid', 'crowd']
const INSETS: Record<Pattern, number> = {
  none: 0,
  cobbles: 4,
  dashes: 5,
  steps: 3,
  chevrons: 2,
  waves: 7,
  trees: 6,
  bricks: 9,
  windows: 9,
  crowd: 9,
  hatch: 9,
  grid: 9,
  grass: 4,
  furrows: 5,
  track: 0,
  bushes: 6,
  scarp: 4,
  peaks: 5,
  saddle: 5,
  bastion: 0,
  magazine: 0,
  planks: 0,
  flagstones: 0,
  corner: 0,
}
/** Open ground that is paved. */
const PAVED: readonly Pattern[] = ['none', 'cobbles', 'dashes', 'steps', 'chevrons']
/** Distance of built ground from the sides of its cells. */
const BUILT_INSET = 5
/** Floors fill their cells to the sides, because walls stand there. */
const FLAT: readonly Pattern[] = ['planks', 'flagstones', 'magazine']
/** Things on the surrounding ground; the colour is that of the thing. */
const THINGS: readonly Pattern[] = ['track', 'bastion', 'corner']

export function groundStyles(look: BoardLook, theme: Theme): { styles: GroundStyle[]; base: string } {
  const dark = theme === 'dark'
  const colourOf = (terrain: TerrainLook) =>
    dark ? (terrain.colourDark ?? mix(terrain.colour, '#15171b', 0.66)) : terrain.colour
  const open = look.terrain.filter(
    (terrain) =>
      natureOf(terrain) === 'open' && ![...THINGS, ...FLAT].includes(terrain.look.pattern ?? 'none'),
  )
  const bright = (terrain: { look: TerrainLook }) => luminance(parseColour(terrain.look.colour))
  const palest = [...open].sort((a, b) => bright(b) - bright(a))[0]
  const base = palest ? colourOf(palest.look) : dark ? '#2a2c30' : '#fbf9f4'
  const styles = look.terrain.map((terrain): GroundStyle => {
    const pattern = terrain.look.pattern ?? 'none'
    const nature = natureOf(terrain)
    const colour = colourOf(terrain.look)
    const isBuilt = nature === 'block' || (nature === 'open' && PAVED.includes(pattern))
    return {
      id: terrain.id,
      colour,
      deep: dark ? mix(colour, '#f4ead8', 0.34) : mix(colour, '#2b1d10', 0.42),
      pale: mix(colour, '#ffffff', dark ? 0.2 : 0.5),
      nature,
      pattern,
      glyph: terrain.look.glyph,
      body: colour === base ? 0 : FLAT.includes(pattern) ? FLOOR : BODIES[nature],
      inset: colour === base ? 0 : isBuilt ? BUILT_INSET : insetOf(pattern, nature),
      isBuilt,
      stands: THINGS.includes(pattern),
      raised: nature === 'block' || nature === 'trees' || nature === 'hills',
    }
  })
  const blank: GroundStyle = {
    id: '',
    colour: dark ? '#3a2430' : '#f3d9df',
    deep: dark ? '#8c4a63' : '#b5566f',
    pale: dark ? '#4a2d3b' : '#fbeaee',
    nature: 'open',
    pattern: 'hatch',
    glyph: '?',
    body: 4,
    inset: 0,
    isBuilt: false,
    stands: false,
    raised: false,
  }
  return { styles: [...styles, blank], base }
}

const insetOf = (pattern: Pattern, nature: GroundStyle['nature']): number =>
  FLAT.includes(pattern) || THINGS.includes(pattern) ? 0 : INSETS[pattern] || (nature === 'block' ? 9 : 3)

type LookedAt = BoardLook['terrain'][number]

/** Impassable ground is drawn as a solid block with any pattern; so are enterable houses. */
function natureOf({ look, cost }: LookedAt): GroundStyle['nature'] {
  const pattern = look.pattern ?? 'none'
  if (pattern === 'waves') return 'water'
  if (pattern === 'trees' || pattern === 'bushes') return 'trees'
  if (pattern === 'peaks' || pattern === 'saddle') return 'hills'
  if (FLAT.includes(pattern) || THINGS.includes(pattern)) return 'open'
  return BLOCK.includes(pattern) || cost === 'closed' ? 'block' : 'open'
}

/** Blocks, water, gardens, hills and paving each merge into one body; the palest ground (0) lies between them. */
const BODIES: Record<GroundStyle['nature'], number> = { block: 1, water: 2, trees: 3, open: 5, hills: 6 }
const FLOOR = 7
