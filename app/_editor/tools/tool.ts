import type { Grid } from '../../../engine/geometry/grid'
import type { Ground } from '../model/map/ground'
import type { CellSide } from '../model/map/paint-sides'
import type { BrushSize } from '../model/map/shapes'

/** Where the pointer (or the keyboard cursor) is, in cells. */
export type Pointer = {
  readonly cell: number
  /** Side of the cell nearest to the pointer, -1 when unknown. */
  readonly side: number
  readonly shift: boolean
  readonly alt: boolean
}

/** What tools may do to the map. They speak in cells; how a cell is written is not their business. */
export type ToolHost = {
  readonly grid: Grid
  readonly brush: { readonly ground: Ground | undefined; readonly size: BrushSize }
  /** What the edge tool draws; undefined erases. */
  readonly edge: string | undefined
  /** What a stroke along sides draws, decided by the side it began on; undefined erases. */
  drawing: string | undefined
  /** The cell where the last stroke ended, for straight lines. */
  lastCell: number | undefined
  groundAt(cell: number): Ground | undefined
  edgeAt(cell: number, side: number): string | undefined
  /** Everything painted until `endStroke` is one step of the history. */
  startStroke(): void
  paint(cells: readonly number[]): void
  paintSide(cell: number, side: number, type: string | undefined): void
  endStroke(): void
  /** Takes back what the stroke did. */
  cancelStroke(): void
  pick(ground: Ground): void
  pickEdge(type: string): void
  select(cell: number): void
}

/** One gesture of a tool. Each handler answers the state that follows; none means staying. */
export type ToolState = {
  readonly id: string
  down?(host: ToolHost, pointer: Pointer): string | undefined
  /** Cells entered one after the other, with no gaps. */
  over?(host: ToolHost, cells: readonly number[]): string | undefined
  /** Sides the pointer ran along, one after the other. */
  along?(host: ToolHost, sides: readonly CellSide[]): string | undefined
  up?(host: ToolHost): string | undefined
  cancel?(host: ToolHost): string | undefined
}

export type ToolId = 'select' | 'paint' | 'fill' | 'pick' | 'edge'
export type Tool = {
  readonly id: ToolId
  /** Whether a press with the main button draws; otherwise it drags the map. */
  readonly draws: boolean
  readonly states: readonly [ToolState, ...ToolState[]]
}

/** The tool at work and the state it is in; its path reads like "paint.painting". */
export class ToolMachine {
  #tool: Tool
  #state: ToolState

  constructor(tool: Tool) {
    this.#tool = tool
    this.#state = tool.states[0]
  }

  get path(): string {
    return `${this.#tool.id}.${this.#state.id}`
  }
  get tool(): Tool {
    return this.#tool
  }

  /** Changes tool; a gesture in the making is called off. */
  use(tool: Tool, host: ToolHost | undefined): void {
    if (host) this.cancel(host)
    this.#tool = tool
    this.#state = tool.states[0]
  }

  down(host: ToolHost, pointer: Pointer): void {
    this.#go(this.#state.down?.(host, pointer))
  }
  over(host: ToolHost, cells: readonly number[]): void {
    this.#go(this.#state.over?.(host, cells))
  }
  along(host: ToolHost, sides: readonly CellSide[]): void {
    this.#go(this.#state.along?.(host, sides))
  }
  up(host: ToolHost): void {
    this.#go(this.#state.up?.(host))
  }
  cancel(host: ToolHost): void {
    this.#go(this.#state.cancel?.(host))
  }

  #go(id: string | undefined): void {
    if (id === undefined) return
    const state = this.#tool.states.find((candidate) => candidate.id === id)
    if (!state) throw new Error(`the tool ${this.#tool.id} has no state ${id}`)
    this.#state = state
  }
}
