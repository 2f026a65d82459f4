/** Random play through the fast face of the engine. */
import { play, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { Action, Choice, Decision, GameDef, GameState, Seat } from '../../engine/types'

export type Played = {
  readonly state: GameState
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly over: boolean
}

type Options = {
  readonly most?: number
  /** Looks for action: first a kind of choice, then one of that kind, and seldom the end of a phase. */
  readonly busy?: boolean
  readonly watch?: (state: GameState, asked: readonly Decision[]) => void
}

export function playRandomly(
  def: GameDef,
  seed: number,
  { most = 20000, busy = false, watch }: Options = {},
): Played {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed + 1000)
  const actions: { seat: Seat; action: Action }[] = []
  while (actions.length < most) {
    const asked = game.decisions()
    watch?.(game.state, asked)
    if (asked.length === 0) break
    const { seat, choices, phase } = asked[0]
    if (choices.length === 0) throw new Error(`dead end in ${phase}, seed ${seed}, step ${actions.length}`)
    const { action } = busy ? pickBusily(rng, choices) : pick(rng, choices)
    actions.push({ seat, action })
    game.act(seat, action)
  }
  return { state: game.state, actions, over: game.outcome() !== undefined }
}

const pick = <T>(rng: number[], list: readonly T[]): T => list[nextBelow(rng, list.length)]

function pickBusily(rng: number[], choices: readonly Choice[]): Choice {
  const groups = [...new Set(choices.map(({ group }) => group))]
  const active = groups.filter((group) => group !== 'done')
  const group = pick(rng, active.length > 0 && nextBelow(rng, 40) > 0 ? active : groups)
  return pick(
    rng,
    choices.filter((choice) => choice.group === group),
  )
}
