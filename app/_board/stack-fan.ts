import type { CellIndex } from '../../engine/types'
import { type Fanned, isOnPlate } from './draw/units/fan'
import type { Point } from './view'

/** Milliseconds that the pointer rests on a stack before it fans out: passing over the board opens nothing. */
const REST_MS = 260

/**
 * The fanned stack: the one that the pointer rests on, else the one under the keyboard cursor. A fan stays while the
 * pointer is on it. A press on a fanned counter folds it until the pointer has left the cell.
 */
export class StackFan {
  shown: Fanned | undefined
  /** The cell under the keyboard cursor, or of a long press. */
  #focused: CellIndex | undefined
  /** The cell under the pointer. */
  #pointed: CellIndex | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `spread` returns the fanned stack of a cell, or `undefined` if it holds none. */
  constructor(
    private readonly spread: (cell: CellIndex) => Fanned | undefined,
    private readonly changed: () => void,
  ) {}

  /** Handles the cell under the pointer, and the pointer's place in drawing units. */
  point(cell: CellIndex | undefined, at: Point | undefined): void {
    const isKept = this.shown !== undefined && at !== undefined && isOnPlate(this.shown, at)
    if (isKept || cell === this.#pointed) return
    clearTimeout(this.#timer)
    this.#pointed = cell
    if (this.shown?.cell !== cell) this.#open(this.#focused)
    if (cell === undefined) return
    this.#timer = setTimeout(() => this.#open(cell, this.shown), REST_MS)
  }

  /** Fans out the stack under the keyboard cursor at once. */
  focus(cell: CellIndex | undefined): void {
    this.#focused = cell
    // A press moves the focus away from the board; the fan under the pointer stays.
    if (cell !== undefined || this.shown?.cell !== this.#pointed) this.#open(cell)
  }

  /** Folds the fan; it opens again for another cell. */
  fold(): void {
    clearTimeout(this.#timer)
    this.#focused = undefined
    this.#open(undefined)
  }

  /** Lays out the same stack again, after a change of its pieces or of the view. */
  refresh(): void {
    if (this.shown) this.shown = this.spread(this.shown.cell)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.shown = undefined
  }

  /** Shows the stack of a cell, or `otherwise` if the cell holds none. */
  #open(cell: CellIndex | undefined, otherwise?: Fanned): void {
    if (cell !== undefined && cell === this.shown?.cell) return
    const next = cell === undefined ? undefined : (this.spread(cell) ?? otherwise)
    if (next === this.shown) return
    this.shown = next
    this.changed()
  }
}
