/**
 * What the pointer or the focus rests on, of several things that can be pointed at.
 *
 * A list that changes under the pointer tells of what is left after it has told of what was entered (a button that
 * goes takes its focus with it, late); so only what was entered last can be left.
 */
export class Resting<Pointed> {
  #on: string | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param restMs how long something is rested on before it is told, in milliseconds: passing over tells nothing
   * @param tell what is rested on now, or that nothing is
   */
  constructor(
    private readonly restMs: number,
    private readonly tell: (at: Pointed | undefined) => void,
  ) {}

  /** Something is pointed at; it may have nothing to tell. */
  enter(thing: string, at: Pointed | undefined): void {
    this.#on = thing
    this.#tellLater(at)
  }

  /** Something is no longer pointed at; without effect when something else was entered meanwhile. */
  leave(thing: string): void {
    if (this.#on !== thing) return
    this.#on = undefined
    this.#tellLater(undefined)
  }

  /** Nothing more is told of what was pointed at. */
  stop(): void {
    this.#on = undefined
    clearTimeout(this.#timer)
  }

  #tellLater(at: Pointed | undefined): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.tell(at), this.restMs)
  }
}
