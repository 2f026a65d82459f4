/** Searches in slices, so that the thread can handle other tasks in between, such as a cancellation. */
import type { Mind } from '../../../engine/bots/search/mind'
import type { Question, Thought } from '../../../engine/match/local/thinking'

/** Milliseconds of a slice; a longer play-out is a slice of its own. */
const SLICE_MS = 12

const pause = () => new Promise<void>((goOn) => setTimeout(goOn, 0))

/** Resolves to undefined if it is cancelled. Its duration does not affect the result. */
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
