import type { Grid } from '../../../engine/geometry/grid'
import type { Message } from '../../../schemas/diagnostic'
import type { Direction } from '../../../schemas/generated/content'
import type { BrushShape, BrushSize } from '../map/model/brush'
import type { Part } from '../map/model/mix'
import type { CellSide } from '../map/model/paint-sides'
import type { Patch, Placed } from '../map/model/patch'
import type { SymmetryId } from '../map/model/symmetry'
import type { Checked } from '../problems/model/checker'
import type { ObjectController, OutlineController } from '../tools/tool'
import type { TextSpan } from '../yaml/text-span'
import { FIRST_VIEW, type View } from './view'

/** A request to show a place of the text; a new `key` repeats it. */
export type Reveal = {
  readonly file: string
  readonly span: TextSpan
  readonly focus: boolean
  readonly key: number
}

/** Cells numbered on the map for a form beside it. While the form waits for a cell, presses go there with any tool. */
export type Asked = {
  readonly cells: readonly number[]
  readonly answer?: (cell: number) => void
}

/** The state of the studio apart from the files. Replaced, never mutated. */
export type SessionState = {
  /** File in the text panel. */
  readonly file: string
  /** File drawn on the board. */
  readonly mapFile: string | undefined
  readonly tool: string
  readonly toolPath: string
  /** Cells that the current gesture would change. */
  readonly preview: readonly number[]
  /** Cells with their new ground: of a patch being moved or held over the map. */
  readonly ghost: readonly Placed[]
  /** The cells that are marked. */
  readonly marked: readonly number[]
  /** The grid of the marked cells. */
  readonly markedOn: Grid | undefined
  /** The patch at the pointer. */
  readonly patch: Patch | undefined
  /** Sides that the current gesture, or a key press, would change. */
  readonly sides: readonly CellSide[]
  /** The side of a cell that keys draw on, as a direction index. */
  readonly side: number | undefined
  readonly terrain: string | undefined
  readonly up: Direction
  readonly size: BrushSize
  readonly shape: BrushShape
  /** The mixed grounds, and whether they replace the single ground. */
  readonly mix: readonly Part[]
  readonly isMixing: boolean
  /** The symmetry that repeats paint over the map. */
  readonly symmetry: SymmetryId
  /** Whether patches take their objects along. */
  readonly isCarrying: boolean
  /** Edge type of the edge tool; undefined erases. */
  readonly edge: string | undefined
  /** The object controller, once it has loaded. */
  readonly objects: ObjectController | undefined
  /** The view of the map, and its locked layers. */
  readonly view: View
  /** The outline controller, once it has loaded. */
  readonly outlines: OutlineController | undefined
  readonly selected: number | undefined
  readonly asked: Asked | undefined
  readonly flash: { readonly cells: readonly number[]; readonly key: number }
  readonly reveal: Reveal | undefined
  /** A notice for the author: why a stroke did nothing, or what was restored. */
  readonly notice: Message | undefined
  readonly checked: Checked
  /** Whether the findings belong to the current files. */
  readonly isChecked: boolean
}

/** The state before any file is opened and any tool selected. */
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
