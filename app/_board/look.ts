import type { BoardMap, RawPack, TableCard, TablePiece, TerrainFile, UnitsFile } from '../../engine/types'
import type { Component } from '../../schemas/generated/content'

/** The look of a pack: the parts of its files that drawing reads, for any game. */
export type BoardLook = {
  /** Drawing uses `cost` only to tell solid blocks from open ground. */
  readonly terrain: NonNullable<TerrainFile['terrain']>
  readonly edges?: TerrainFile['edges']
  readonly sides?: UnitsFile['sides']
  readonly components?: readonly Component[]
  readonly units?: readonly Pick<UnitsFile['units'][number], 'id' | 'side' | 'look'>[]
  /** Drawn beside the board. */
  readonly decks?: RawPack['decks']
  /** True in the studio, where maps are traced over an underlay. */
  readonly isTraced?: boolean
  /** Draws the pictures of the pack; set once they have loaded. */
  readonly art?: Art
}

/** Draws pictures over the plain drawing. Loaded with the first pack that has some (`draw/art.ts`). Lengths in drawing units. */
export type Art = {
  /** Paints cells: the pictures of their terrain and the underlay. */
  readonly cells: (
    ctx: CanvasRenderingContext2D,
    ground: ArtGround,
    cells: readonly number[],
    pixels: number,
  ) => void
  /** Paints an area inside its outline; returns whether there was a picture. */
  readonly area: (ctx: CanvasRenderingContext2D, ground: ArtGround, cell: number, outline: Path2D) => void
  /** Paints the layer under the lines and names of a map of areas. */
  readonly under: (ctx: CanvasRenderingContext2D, ground: ArtGround) => void
  /** The picture of a counter. */
  readonly face: (piece: Pick<TablePiece, 'type' | 'side'>) => FaceArt | undefined
  /** The picture of a face-up card, as a CSS image. */
  readonly card: (card: TableCard) => string | undefined
  /** The picture on the mat of a side's player, as a CSS image. */
  readonly mat: (side: string) => string | undefined
}

/** The parts of a ground that picture drawing reads. */
export type ArtGround = {
  readonly board: BoardMap
  readonly x: Float32Array
  readonly y: Float32Array
  readonly corners: Float32Array
  readonly theme: Theme
}

/** The picture of a counter; faces with equal names have equal pictures. */
export type FaceArt = {
  readonly name: string
  /** Paints a disc around a point; the picture stays upright for every facing. */
  readonly round: (ctx: CanvasRenderingContext2D, x: number, y: number) => void
  /** Fills the square from -half to half, and veils the background of the numbers in the counter's colour. */
  readonly paint: (ctx: CanvasRenderingContext2D, half: number, face: Numbered, colour: string) => void
}

/** The text printed over a picture. */
export type Numbered = {
  readonly numbers?: readonly number[]
  readonly mark?: string
  readonly isFar?: boolean
}

export type Theme = 'light' | 'dark'
