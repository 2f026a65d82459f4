/** Random play through the fast face of the engine. */
import { play, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { Action, Decision, GameDef, GameState, Seat } from '../../engine/types'

export type Played = {
  readonly state: GameState
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly over: boolean
}

export function playRandomly(
  def: GameDef,
  seed: number,
  {
    most = 20000,
    watch,
  }: { most?: number; watch?: (state: GameState, asked: readonly Decision[]) => void } = {},
): Played {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed + 1000)
  const actions: { seat: Seat; action: Action }[] = []
  while (actions.length < most) {
    const asked = game.decisions()
    watch?.(game.state, asked)
    if (asked.length === 0) break
    const { seat, choices } = asked[0]
    if (choices.length === 0)
      throw new Error(`dead end in ${asked[0].phase}, seed ${seed}, step ${actions.length}`)
    const { action } = choices[nextBelow(rng, choices.length)]
    actions.push({ seat, action })
    game.act(seat, action)
  }
  return { state: game.state, actions, over: game.outcome() !== undefined }
}
