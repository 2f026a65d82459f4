/** Searches in the current thread without pauses, for games without a screen. */
import type { Mind } from '../../bots/search/mind'
import { memoise } from '../../memoise'
import type { GameDef } from '../../types'
import type { Question, Thinker, Thought } from './thinking'

const mindOn = memoise(async (def: GameDef) => new (await import('../../bots/search/mind')).Mind(def))

export const thinkHere =
  (def: GameDef): Thinker =>
  (question, answer) => {
    let isWanted = true
    mindOn(def).then(
      (mind) => isWanted && answer(wholeThought(mind, question)),
      () => isWanted && answer(undefined),
    )
    return () => {
      isWanted = false
    }
  }

function wholeThought(mind: Mind, question: Question): Thought {
  const thoughts = mind.think(question)
  let next = thoughts.next()
  while (!next.done) next = thoughts.next()
  return next.value
}
