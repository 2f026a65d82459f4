import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import type { Direction } from '../../../schemas/generated/content'
import type { Checked } from '../model/check/checker'
import type { BrushShape, BrushSize } from '../model/map/brush'
import type { Part } from '../model/map/mix'
import type { CellSide } from '../model/map/paint-sides'
import type { Patch, Placed } from '../model/map/patch'
import type { SymmetryId } from '../model/map/symmetry'
import type { TextSpan } from '../model/text/text-span'
import type { ObjectHand, OutlineHand } from '../tools/tool'
import { FIRST_VIEW, type View } from './view'

/** A request to show a place of the text; a new `key` asks again. */
export type Reveal = {
  readonly file: string
  readonly span: TextSpan
  readonly focus: boolean
  readonly key: number
}

/** Cells that something beside the map asks for, numbered on it; while it waits for one, presses on cells go there whatever tool is in the hand. */
export type Asked = {
  readonly cells: readonly number[]
  readonly answer?: (cell: number) => void
}

/** What the studio shows, apart from the files themselves. Replaced, never changed. */
export type SessionState = {
  /** File in the text panel. */
  readonly file: string
  /** File drawn on the board. */
  readonly mapFile: string | undefined
  readonly tool: string
  readonly toolPath: string
  /** Cells that the gesture in the making would change. */
  readonly preview: readonly number[]
  /** The ground that each of some cells would get: a piece of a map that is moved, or held over the map. */
  readonly ghost: readonly Placed[]
  /** The cells that are marked. */
  readonly marked: readonly number[]
  /** The cells among which they were marked. */
  readonly markedOn: Grid | undefined
  /** The piece of a map in the hand. */
  readonly patch: Patch | undefined
  /** Sides that the gesture in the making, or a key pressed now, would change. */
  readonly sides: readonly CellSide[]
  /** The side of a cell that keys draw on, as a direction index. */
  readonly side: number | undefined
  readonly terrain: string | undefined
  readonly up: Direction
  readonly size: BrushSize
  readonly shape: BrushShape
  /** The grounds that are mixed, and whether they are painted instead of the one. */
  readonly mix: readonly Part[]
  readonly isMixing: boolean
  /** How what is painted is repeated over the map. */
  readonly symmetry: SymmetryId
  /** Whether pieces of the map take along what stands on them. */
  readonly isCarrying: boolean
  /** Edge type the edge tool draws; undefined erases. */
  readonly edge: string | undefined
  /** What is done to the things on the map, once it has been fetched. */
  readonly objects: ObjectHand | undefined
  /** How the map is looked at, and which of its layers may be changed. */
  readonly view: View
  /** What is done to outlines of areas, once it has been fetched. */
  readonly outlines: OutlineHand | undefined
  readonly selected: number | undefined
  readonly asked: Asked | undefined
  readonly flash: { readonly cells: readonly number[]; readonly key: number }
  readonly reveal: Reveal | undefined
  /** Something the author should know now: why a stroke did nothing, what was restored. */
  readonly notice: Message | undefined
  readonly checked: Checked
  /** The findings are those of the files as they stand. */
  readonly isChecked: boolean
}

/** Before any file is opened and any tool taken. */
export const INITIAL_STATE: SessionState = {
  file: '',
  mapFile: undefined,
  tool: '',
  toolPath: '',
  preview: [],
  ghost: [],
  marked: [],
  sides: [],
  side: undefined,
  markedOn: undefined,
  patch: undefined,
  terrain: undefined,
  up: 'N',
  size: 1,
  shape: 'steps',
  mix: [],
  isMixing: false,
  symmetry: 'none',
  isCarrying: true,
  edge: undefined,
  objects: undefined,
  view: FIRST_VIEW,
  outlines: undefined,
  selected: undefined,
  asked: undefined,
  flash: { cells: [], key: 0 },
  reveal: undefined,
  notice: undefined,
  checked: { diagnostics: [] },
  isChecked: false,
}
