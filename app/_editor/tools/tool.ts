import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import type { Icon } from '../../_ui/icons'
import type { Change } from '../model/change'
import type { Brush } from '../model/map/brush'
import type { Ground } from '../model/map/ground'
import type { CellSide } from '../model/map/paint-sides'
import type { Patch, Placed } from '../model/map/patch'
import type { Image } from '../model/map/symmetry'
import type { Thing } from '../model/map/thing'
import type { Point } from '../model/map/turning'

/** Where the pointer (or the keyboard cursor) is, in cells. */
export type Pointer = {
  readonly cell: number
  /** Side of the cell nearest to the pointer, -1 when unknown. */
  readonly side: number
  readonly shift: boolean
  readonly alt: boolean
  /** Held, or the command key of a Mac. */
  readonly ctrl?: boolean
  /** Pressed by a key, on the cell of the cursor. */
  readonly byKey?: boolean
}

/** Keys held during a drag. */
export type Held = Pick<Pointer, 'shift'>

/** What is done to what stands on cells: sites, regions, set-up zones, pieces. */
export type ObjectHand = {
  /** The one thing that is chosen. */
  readonly chosen: { readonly file: string; readonly id?: string } | undefined
  press(pointer: Pointer): Gesture | undefined
  remove(): void
  duplicate(): void
  /** What stands wholly on some cells, as ways from a point. */
  takeUp(cells: readonly number[], from: Point): readonly Thing[]
  /** What must change for what stands wholly on some cells to go where they go: for each way of going. */
  along(ways: readonly ReadonlyMap<number, number>[]): readonly Change[]
  /** What must change for things to stand on the map, held over a point of it, with their images. */
  put(things: readonly Thing[], at: Point, images: readonly Image[]): readonly Change[]
  /** What must change for nothing to stand on some cells any more that stands wholly on them. */
  takeOut(cells: readonly number[]): readonly Change[]
  /** Takes hold of all that is shown and may be changed. */
  chooseAll(): void
  /** Lets go of one thing after the other; false when there was nothing to let go of. */
  leave(): boolean
}

/** What is done to the outlines of areas. */
export type OutlineHand = {
  press(pointer: Pointer): Gesture | undefined
  remove(): void
  /** Takes back what was begun, or lets go of what is chosen, one after the other; false when there was nothing. */
  leave(): boolean
  /** Takes back the last corner of an outline in the making; false when there is none. */
  takeBack(): boolean
}

/** What tools may do to the map. They speak in cells; how a cell is written is not their business. */
export type ToolHost = {
  readonly grid: Grid
  readonly brush: Brush & { readonly ground: Ground | undefined; readonly isMixed: boolean }
  /** The ground that each of some cells gets when they are painted next; images apart. */
  asPainted(cells: readonly number[]): readonly Placed[]
  /** What is drawn on sides; undefined erases. */
  readonly edge: string | undefined
  /** The cell where the last stroke ended, with whatever tool, for straight lines. */
  readonly lastCell: number | undefined
  groundAt(cell: number): Ground | undefined
  /** Whether cells have the ground of one of them, the way up too. */
  isLike(cell: number): (other: number) => boolean
  edgeAt(cell: number, side: number): string | undefined
  /** Opens a step of the history; all that is painted until its end can be undone at once. */
  startStroke(name?: Message): Stroke
  /** Takes the ground of a cell into the hand. */
  pickUp(cell: number): void
  pickEdge(type: string): void
  /** With `focus` the caret goes there too, and what is written next goes into the text. */
  select(cell: number, focus?: boolean): void
  /** Not there until it has been fetched. */
  readonly objects: ObjectHand | undefined
  readonly outlines: OutlineHand | undefined
  /** The cells that are marked: what is copied, cut, cleared, moved and turned. */
  readonly marked: readonly number[]
  mark(cells: readonly number[], manner: MarkManner): void
  /** The piece of a map in the hand. */
  readonly patch: Patch | undefined
  takeUp(cells: readonly number[]): Patch
  /** Puts a piece of a map down for what is marked, which is taken away; it is marked then. One step of that name. */
  replaceMarked(patch: Patch, at: Point, key: string, end: number): void
}

/** Whether cells are marked instead of those that are, or beside them, or no longer; or those alone that were marked already. */
export type MarkManner = 'only' | 'add' | 'take' | 'within'

/** A change of the map in the making: one step of the history once it has ended, nothing when it is called off. */
export type Stroke = {
  paint(cells: readonly number[]): void
  /** Puts a piece of a map down, held over a point of it. */
  put(patch: Patch, at: Point): void
  /** Leaves the commonest ground of the map on cells, and nothing on the sides between them. */
  clear(cells: readonly number[]): void
  /** Takes out what stands wholly on cells, where pieces of the map take that along. */
  takeOut(cells: readonly number[]): void
  paintSide(cell: number, side: number, type: string | undefined): void
  end(at: number): void
  cancel(): void
}

/**
 * What a tool does between a press and its release. Made anew for each press, so that whatever it must remember (a
 * first corner, a stroke) lives in it and ends with it.
 */
export type Gesture = {
  /** What the tool is doing, as a participle: the path of the studio reads "paint.painting". */
  readonly id: string
  /** Cells that change if it ends now; the board draws them until it is over. */
  readonly preview?: readonly number[]
  /** The ground that each would get, where it is not one for all. */
  readonly ghost?: readonly Placed[]
  /** Sides that change if it ends now. */
  readonly sides?: readonly CellSide[]
  /** Cells entered one after the other, with no gaps; `held` is missing where nobody can tell (the keyboard cursor). */
  over?(cells: readonly number[], held?: Held): void
  /** Corners of cells that the pointer came by, one after the other, and the side that it is beside now. */
  past?(corners: readonly Point[], beside?: CellSide): void
  /** The press is over, and the gesture with it. */
  up(): void
  /** Leaves the map as it was before the press. */
  cancel(): void
}

/** Does one thing where the press is let go, and nothing before: a second finger, which calls it off, moves the map. */
export const onRelease = (id: string, up: () => void): Gesture => ({ id, up, cancel() {} })

/** All there is to say about a tool, once: toolbar, keys, help, pointer and tests read it from here. */
export type Tool = {
  /** Also the key of its name: `studio.command.tool.<id>`. */
  readonly id: string
  /** The key without modifiers that selects the tool; a tool without one is in the toolbar and in the list of commands. */
  readonly key?: string
  readonly icon: Icon
  /** Where it stands among the others, from the left. */
  readonly place: number
  /** What it puts down, and so what of the palette goes with it; nothing for tools that only look. */
  readonly puts?: 'ground' | 'sides'
  /** A press with the main button drags the map, as when nothing is in the hand. */
  readonly leavesMap?: true
  /** It has to do with more than the ground: it works on maps of areas and on those of other packs. */
  readonly worksAnywhere?: true
  /** It is for maps of areas, and for no others. */
  readonly onAreas?: true
  /** A gesture goes from one cell to another: from the keyboard one press begins it and a second ends it. */
  readonly spans?: true
  /** What a press on a cell would put down, shown under the pointer before it. */
  hover?(host: ToolHost, cell: number): readonly Placed[]
  /** The sides that it would draw on. */
  hoverSides?(host: ToolHost, cell: number): readonly CellSide[]
  /** What a press does at once; a gesture if it goes on until the release. */
  press(host: ToolHost, pointer: Pointer): Gesture | undefined
}

/** Every file `*-tool.ts` beside this one exports its tool by this name, and is in the studio by being there. */
export const defineTool = (tool: Tool): Tool => tool
