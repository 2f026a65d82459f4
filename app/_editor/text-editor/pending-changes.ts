import type { TextChange } from '../document/text-change'

/** Changes of a text beyond this number may be delayed until the map is drawn. */
export const MANY = 20

/**
 * Delays many changes of a text that does not have the focus. They are shown in a task of their own after the map, and before any
 * other change of the text.
 */
export class PendingChanges {
  #waiting: (readonly TextChange[])[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly show: (run: readonly TextChange[]) => void) {}

  add(run: readonly TextChange[]): void {
    this.#waiting.push(run)
    this.#timer ??= setTimeout(() => this.catchUp())
  }

  /** Applies the delayed changes now, in order. */
  catchUp(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const runs = this.#waiting
    this.#waiting = []
    for (const run of runs) this.show(run)
  }

  /** Drops the delayed changes when the view closes. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
  }
}
