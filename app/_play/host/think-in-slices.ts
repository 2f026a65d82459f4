/** Thinks in slices, so that others on the thread get a turn in between: a task of the page, or a message that nobody waits any more. */
import type { Mind } from '../../../engine/bots/search/mind'
import type { Question, Thought } from '../../../engine/match/thinking'

/** Milliseconds of a slice; a play-out that takes longer is one of its own. */
const SLICE_MS = 12

const pause = () => new Promise<void>((goOn) => setTimeout(goOn, 0))

/** Undefined as soon as it is no longer wanted. How long it takes makes no difference to what comes of it. */
export async function thinkInSlices(
  mind: Mind,
  question: Question,
  isWanted: () => boolean,
): Promise<Thought | undefined> {
  const thoughts = mind.think(question)
  let next = thoughts.next()
  for (let start = performance.now(); !next.done; next = thoughts.next()) {
    if (performance.now() - start < SLICE_MS) continue
    await pause()
    if (!isWanted()) return undefined
    start = performance.now()
  }
  return next.value
}
