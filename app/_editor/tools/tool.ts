import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import type { Icon } from '../../_ui/icons'
import type { Change } from '../document/change'
import type { Brush } from '../map/model/brush'
import type { Ground } from '../map/model/ground'
import type { CellSide } from '../map/model/paint-sides'
import type { Patch, Placed } from '../map/model/patch'
import type { Image } from '../map/model/symmetry'
import type { Thing } from '../map/model/thing'
import type { Point } from '../map/model/turning'

/** The position of the pointer or of the keyboard cursor, in cells. */
export type Pointer = {
  readonly cell: number
  /** Side of the cell nearest to the pointer, or -1 if unknown. */
  readonly side: number
  readonly shift: boolean
  readonly alt: boolean
  /** True if Ctrl, or the command key on a Mac, is held. */
  readonly ctrl?: boolean
  /** True for a key press on the cell of the cursor. */
  readonly byKey?: boolean
}

/** Keys held during a drag. */
export type Held = Pick<Pointer, 'shift'>

/** Operations on objects: sites, regions, set-up zones, pieces. */
export type ObjectController = {
  /** The selected object, if there is exactly one. */
  readonly chosen: { readonly file: string; readonly id?: string } | undefined
  press(pointer: Pointer): Gesture | undefined
  remove(): void
  duplicate(): void
  /** Objects wholly on some cells, as offsets from a point. */
  takeUp(cells: readonly number[], from: Point): readonly Thing[]
  /** The changes that move objects wholly on some cells along with them, for each mapping of cells. */
  along(ways: readonly ReadonlyMap<number, number>[]): readonly Change[]
  /** The changes that paste things at a point of the map, with their images. */
  put(things: readonly Thing[], at: Point, images: readonly Image[]): readonly Change[]
  /** The changes that remove objects wholly on some cells. */
  takeOut(cells: readonly number[]): readonly Change[]
  /** Selects all visible, unlocked objects. */
  chooseAll(): void
  /** Cancels or deselects one level; false if there was nothing to leave. */
  leave(): boolean
}

/** Operations on the outlines of areas. */
export type OutlineController = {
  press(pointer: Pointer): Gesture | undefined
  remove(): void
  /** Cancels an unfinished path, or else clears the selection; false if there was neither. */
  leave(): boolean
  /** Removes the last corner of an unfinished outline; false if there is none. */
  takeBack(): boolean
}

/** The operations on the map for tools. Tools work in cells; the notation of cells is hidden from them. */
export type ToolHost = {
  readonly grid: Grid
  readonly brush: Brush & { readonly ground: Ground | undefined; readonly isMixed: boolean }
  /** The ground that each cell gets from the next paint, without images. */
  asPainted(cells: readonly number[]): readonly Placed[]
  /** The edge type to draw; undefined erases. */
  readonly edge: string | undefined
  /** The last cell of the last stroke, with any tool, for straight lines. */
  readonly lastCell: number | undefined
  groundAt(cell: number): Ground | undefined
  /** Tests whether cells have the same ground as a cell, including its direction. */
  isLike(cell: number): (other: number) => boolean
  edgeAt(cell: number, side: number): string | undefined
  /** Opens a step of the history; everything painted until its end is undone at once. */
  startStroke(name?: Message): Stroke
  /** Selects the ground of a cell. */
  pickUp(cell: number): void
  pickEdge(type: string): void
  /** With `focus` the caret moves there too, so that the author can type. */
  select(cell: number, focus?: boolean): void
  /** Undefined until it has loaded. */
  readonly objects: ObjectController | undefined
  readonly outlines: OutlineController | undefined
  /** The marked cells, for copying, cutting, clearing, moving and turning. */
  readonly marked: readonly number[]
  mark(cells: readonly number[], manner: MarkManner): void
  /** The patch at the pointer. */
  readonly patch: Patch | undefined
  takeUp(cells: readonly number[]): Patch
  /** Replaces the marked cells by a patch and marks its cells, as one step with that name. */
  replaceMarked(patch: Patch, at: Point, key: string, end: number): void
}

/** The mode of marking: replace, add, remove or intersect. */
export type MarkManner = 'only' | 'add' | 'take' | 'within'

/** A change of the map in progress: one step of the history after its end, nothing after a cancel. */
export type Stroke = {
  paint(cells: readonly number[]): void
  /** Pastes a patch at a point of the map. */
  put(patch: Patch, at: Point): void
  /** Resets cells to the most common ground of the map, and clears the sides between them. */
  clear(cells: readonly number[]): void
  /** Removes objects wholly on some cells, if patches take their objects along. */
  takeOut(cells: readonly number[]): void
  paintSide(cell: number, side: number, type: string | undefined): void
  end(at: number): void
  cancel(): void
}

/**
 * The work of a tool between a press and its release. Each press creates a new one, which holds all its state (a first corner, a
 * stroke).
 */
export type Gesture = {
  /** The activity of the tool as a participle: "painting" gives the studio's state path "paint.painting". */
  readonly id: string
  /** Cells that a release would change; the board shows them. */
  readonly preview?: readonly number[]
  /** The new ground of each cell, if it differs between cells. */
  readonly ghost?: readonly Placed[]
  /** Sides that a release would change. */
  readonly sides?: readonly CellSide[]
  /** Cells entered one after the other, without gaps; `held` is undefined for the keyboard cursor. */
  over?(cells: readonly number[], held?: Held): void
  /** Corners of cells along the pointer's path in order, and the side beside the pointer now. */
  past?(corners: readonly Point[], beside?: CellSide): void
  /** Ends the gesture at the release. */
  up(): void
  /** Restores the map to its state before the press. */
  cancel(): void
}

/** Acts on release only: a second finger, which moves the map, cancels. */
export const onRelease = (id: string, up: () => void): Gesture => ({ id, up, cancel() {} })

/** The definition of a tool for toolbar, keys, help, pointer and tests. */
export type Tool = {
  /** Also the key of its name: `studio.command.tool.<id>`. */
  readonly id: string
  /** The key without modifiers that selects the tool; a tool without one is in the toolbar and the command list. */
  readonly key?: string
  readonly icon: Icon
  /** Its position in the toolbar, from the left. */
  readonly place: number
  /** The kind of paint and of palette; undefined for tools that do not paint. */
  readonly puts?: 'ground' | 'sides'
  /** A press with the main button drags the map, as without a tool. */
  readonly leavesMap?: true
  /** The tool does more than paint ground: it works on maps of areas and on maps of other packs. */
  readonly worksAnywhere?: true
  /** The tool works on maps of areas only. */
  readonly onAreas?: true
  /** A gesture spans two cells: with the keyboard one press starts it and a second one ends it. */
  readonly spans?: true
  /** The cells that a press would paint, previewed under the pointer. */
  hover?(host: ToolHost, cell: number): readonly Placed[]
  /** The sides that a press would draw on. */
  hoverSides?(host: ToolHost, cell: number): readonly CellSide[]
  /** Handles a press; returns a gesture if it continues until the release. */
  press(host: ToolHost, pointer: Pointer): Gesture | undefined
}

/** Every file `*-tool.ts` in this folder exports its tool by this name and is thereby part of the studio. */
export const defineTool = (tool: Tool): Tool => tool
