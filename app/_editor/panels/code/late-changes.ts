import type { TextChange } from '../../model/text-change'

/** More changes of a text than this may wait for the map. */
export const MANY = 20

/** Many changes of a text that nobody is writing in: they are shown in a task of their own, after the map, and before anything else is done to the text. */
export class LateChanges {
  #waiting: (readonly TextChange[])[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly show: (run: readonly TextChange[]) => void) {}

  add(run: readonly TextChange[]): void {
    this.#waiting.push(run)
    this.#timer ??= setTimeout(() => this.catchUp())
  }

  /** Shows what waits now, in its order. */
  catchUp(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const runs = this.#waiting
    this.#waiting = []
    for (const run of runs) this.show(run)
  }

  /** Nobody will look any more. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
  }
}
