/** Background searches of one game, for slow bots and hints. */
import type { Question, Thought } from '../../bots/search/mind'

export type { Question, Thought }

/** Searches a question asynchronously. The answer is `undefined` if a search is impossible; after `cancel` there is none. */
export type Thinker = (question: Question, answer: (thought: Thought | undefined) => void) => () => void

/** One search at a time; another one, or none, replaces it. */
export class Thinking {
  /** The object that the search is about. */
  #about: unknown
  #cancel = () => {}

  isAbout(about: unknown): boolean {
    return this.#about === about
  }

  /** `start` begins a search and returns its cancel function. `stopped` is called instead of `answer` if the result is no longer wanted. */
  begin(
    about: unknown,
    start: (answer: (thought: Thought | undefined) => void) => () => void,
    answer: (thought: Thought | undefined) => void,
    stopped = () => {},
  ): void {
    this.stop()
    this.#about = about
    let isDone = false
    const cancel = start((thought) => {
      if (isDone) return
      isDone = true
      this.#about = undefined
      this.#cancel = () => {}
      answer(thought)
    })
    if (isDone) return
    this.#cancel = () => {
      isDone = true
      cancel()
      stopped()
    }
  }

  stop(): void {
    this.#cancel()
    this.#cancel = () => {}
    this.#about = undefined
  }
}
