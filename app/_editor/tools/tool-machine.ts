import type { CellSide } from '../map/model/paint-sides'
import type { Placed } from '../map/model/patch'
import type { Point } from '../map/model/turning'
import type { Gesture, Held, Pointer, Tool, ToolHost } from './tool'

const NOTHING: readonly number[] = []
const NO_SIDES: readonly CellSide[] = []
const NO_GHOST: readonly Placed[] = []

/** The current tool with its current gesture; its path reads like "paint.painting". */
export class ToolMachine {
  #tool: Tool
  #gesture: Gesture | undefined

  constructor(tool: Tool) {
    this.#tool = tool
  }

  get path(): string {
    return `${this.#tool.id}.${this.#gesture?.id ?? 'idle'}`
  }
  get tool(): Tool {
    return this.#tool
  }
  /** Whether a gesture is in progress. */
  get isAtWork(): boolean {
    return this.#gesture !== undefined
  }
  get preview(): readonly number[] {
    return this.#gesture?.preview ?? NOTHING
  }
  get sides(): readonly CellSide[] {
    return this.#gesture?.sides ?? NO_SIDES
  }
  get ghost(): readonly Placed[] {
    return this.#gesture?.ghost ?? NO_GHOST
  }

  /** Changes the tool; a gesture in progress is cancelled. */
  use(tool: Tool): void {
    this.cancel()
    this.#tool = tool
  }

  down(host: ToolHost, pointer: Pointer): void {
    this.cancel()
    this.#gesture = this.#tool.press(host, pointer)
  }
  over(cells: readonly number[], held?: Held): void {
    this.#gesture?.over?.(cells, held)
  }
  past(corners: readonly Point[], beside?: CellSide): void {
    this.#gesture?.past?.(corners, beside)
  }
  up(): void {
    this.#leave()?.up()
  }
  cancel(): void {
    this.#leave()?.cancel()
  }

  #leave(): Gesture | undefined {
    const gesture = this.#gesture
    this.#gesture = undefined
    return gesture
  }
}
