/** Questions of one game that are thought over elsewhere: by bots that take their time, and for who asks for a hint. */
import type { Question, Thought } from '../bots/search/mind'

export type { Question, Thought }

/** Thinks questions over in its own time. The answer is undefined where nobody could think; after `cancel` there is none. */
export type Thinker = (question: Question, answer: (thought: Thought | undefined) => void) => () => void

/** One question at a time: another one, or none, takes the place of the one before. */
export class Thinking {
  /** What is thought about is asked of this. */
  private about: unknown
  private cancel = () => {}

  isAbout(about: unknown): boolean {
    return this.about === about
  }

  /** `start` thinks and answers how to stop it. `stopped` is called instead of `answer` where nobody waits for it any more. */
  begin(
    about: unknown,
    start: (answer: (thought: Thought | undefined) => void) => () => void,
    answer: (thought: Thought | undefined) => void,
    stopped = () => {},
  ): void {
    this.stop()
    this.about = about
    let isDone = false
    const cancel = start((thought) => {
      if (isDone) return
      isDone = true
      this.about = undefined
      this.cancel = () => {}
      answer(thought)
    })
    if (isDone) return
    this.cancel = () => {
      isDone = true
      cancel()
      stopped()
    }
  }

  stop(): void {
    this.cancel()
    this.cancel = () => {}
    this.about = undefined
  }
}
