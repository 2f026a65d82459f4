/**
 * The target under the pointer or the focus, among several ones.
 *
 * A list that changes under the pointer reports the old target's leaving late, because a removed button loses its focus late.
 * Only the last entered target can therefore be left.
 */
export class Resting<Pointed> {
  #on: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param restMs milliseconds on a target before it is reported, so that passing over reports nothing
   * @param tell called with the current target, or with `undefined`
   */
  constructor(
    private readonly restMs: number,
    private readonly tell: (at: Pointed | undefined) => void,
  ) {}

  /** Enters a target; `at` is undefined if it has nothing to inspect. */
  enter(thing: string, at: Pointed | undefined): void {
    this.#on = thing
    this.#tellLater(at)
  }

  /** Leaves a target; has no effect if another one was entered since. */
  leave(thing: string): void {
    if (this.#on !== thing) return
    this.#on = undefined
    this.#tellLater(undefined)
  }

  /** Stops reporting the current target. */
  stop(): void {
    this.#on = undefined
    clearTimeout(this.#timer)
  }

  #tellLater(at: Pointed | undefined): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.tell(at), this.restMs)
  }
}
