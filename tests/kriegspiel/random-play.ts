/** Random play through the fast face, either seat, one choice after the other. */
import { play, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielDef, KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action, Decision, Seat } from '../../engine/types'

export type Played = {
  readonly state: KriegspielState
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly over: boolean
}

type Options = {
  readonly most?: number
  readonly watch?: (state: KriegspielState, asked: readonly Decision[]) => void
}

export function playRandomly(
  def: KriegspielDef,
  seed: number,
  { most = 20_000, watch }: Options = {},
): Played {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed + 1000)
  const actions: { seat: Seat; action: Action }[] = []
  while (actions.length < most) {
    const asked = game.decisions()
    watch?.(game.state as KriegspielState, asked)
    if (asked.length === 0) break
    const { seat, choices, phase } = asked[nextBelow(rng, asked.length)]
    if (choices.length === 0) throw new Error(`dead end in ${phase}, seed ${seed}, step ${actions.length}`)
    const { action } = choices[nextBelow(rng, choices.length)]
    actions.push({ seat, action })
    game.act(seat, action)
  }
  return { state: game.state as KriegspielState, actions, over: game.outcome() !== undefined }
}
