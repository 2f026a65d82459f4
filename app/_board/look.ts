import type { BoardMap, RawPack, TableCard, TablePiece, TerrainFile, UnitsFile } from '../../engine/types'
import type { Component } from '../../schemas/generated/content'

/** How the things of a pack look: the parts of its files that drawing reads, whatever game they belong to. */
export type BoardLook = {
  /** `cost` only tells solid blocks from open ground. */
  readonly terrain: NonNullable<TerrainFile['terrain']>
  readonly edges?: TerrainFile['edges']
  readonly sides?: UnitsFile['sides']
  readonly components?: readonly Component[]
  readonly units?: readonly Pick<UnitsFile['units'][number], 'id' | 'side' | 'look'>[]
  /** What is drawn beside the board. */
  readonly decks?: RawPack['decks']
  /** In the studio, where maps are traced over what is under them. */
  readonly isTraced?: boolean
  /** What draws the pictures of the pack, where it has some and they are here. */
  readonly art?: Art
}

/** Draws pictures over what is drawn without them; it comes with the first pack that has some (`draw/art.ts`). Lengths in drawing units. */
export type Art = {
  /** On cells that are painted: the pictures of their terrain, and what is under the grid. */
  readonly cells: (
    ctx: CanvasRenderingContext2D,
    ground: ArtGround,
    cells: readonly number[],
    pixels: number,
  ) => void
  /** On an area, in its outline: whether there was a picture. */
  readonly area: (ctx: CanvasRenderingContext2D, ground: ArtGround, cell: number, outline: Path2D) => void
  /** What is under the lines and names of a map of areas. */
  readonly under: (ctx: CanvasRenderingContext2D, ground: ArtGround) => void
  /** The picture of a counter. */
  readonly face: (piece: Pick<TablePiece, 'type' | 'side'>) => FaceArt | undefined
  /** The picture on a card that can be read, as an image of a style sheet. */
  readonly card: (card: TableCard) => string | undefined
  /** That on the mat of the player of a side. */
  readonly mat: (side: string) => string | undefined
}

/** What pictures of a ground are drawn by. */
export type ArtGround = {
  readonly board: BoardMap
  readonly x: Float32Array
  readonly y: Float32Array
  readonly corners: Float32Array
  readonly theme: Theme
}

/** A picture that a counter bears; faces with equal names have equal pictures. */
export type FaceArt = {
  readonly name: string
  /** In a disc about a point: it stays upright whichever way its counter faces. */
  readonly round: (ctx: CanvasRenderingContext2D, x: number, y: number) => void
  /** Fills the square from -half to half, and veils what numbers of the face stand on in its colour. */
  readonly paint: (ctx: CanvasRenderingContext2D, half: number, face: Numbered, colour: string) => void
}

/** What is printed over a picture. */
export type Numbered = {
  readonly numbers?: readonly number[]
  readonly mark?: string
  readonly isFar?: boolean
}

export type Theme = 'light' | 'dark'
