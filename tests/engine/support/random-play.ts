/** Random play without the checks of the public verbs, and proof that it can be replayed. */
import { hash, play, replay, setup } from '../../../engine/game'
import { nextBelow, seedRandom } from '../../../engine/kernel/random'
import type { Action, Choice, Decision, GameDef, GameState, Seat } from '../../../engine/types'

export type Played<S extends GameState = GameState> = {
  readonly state: S
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly over: boolean
}

type Options<S extends GameState> = {
  readonly most?: number
  /** If several seats are asked at once, any of them answers. Otherwise the first one does. */
  readonly anyone?: boolean
  /** Prefers activity. It picks a kind of choice first, then one of that kind, and seldom the end of a phase. */
  readonly busy?: boolean
  /** Takes an optional action once in this many actions on average, and never at 0. */
  readonly optionalActions?: number
  readonly watch?: (state: S, asked: readonly Decision[]) => void
}

/** Samples states of random play. Keeps two random late states of each kind by `kindOf`. */
export function lastOfEachKind<S extends GameState>(
  def: GameDef,
  seed: number,
  kindOf: (state: S) => string,
  options: Omit<Options<S>, 'watch'> = {},
): { readonly states: S[]; readonly rng: number[] } {
  const kept = new Map<string, S>()
  const rng = seedRandom(seed)
  playRandomly<S>(def, seed, {
    anyone: true,
    busy: seed % 2 === 0,
    ...options,
    watch(state, asked) {
      if (asked.length === 0) return
      const kind = kindOf(state)
      const isKnown = kept.has(`${kind} 0`) && kept.has(`${kind} 1`)
      if (!isKnown || nextBelow(rng, 6) === 0)
        kept.set(`${kind} ${nextBelow(rng, 2)}`, structuredClone(state))
    },
  })
  return { states: [...kept.values()], rng }
}

export function playRandomly<S extends GameState = GameState>(
  def: GameDef,
  seed: number,
  { most = 20000, anyone = false, busy = false, optionalActions = 0, watch }: Options<S> = {},
): Played<S> {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed + 1000)
  const actions: { seat: Seat; action: Action }[] = []
  while (actions.length < most) {
    const asked = game.decisions()
    watch?.(game.state as S, asked)
    if (asked.length === 0) break
    const isAside = optionalActions > 0 && nextBelow(rng, optionalActions) === 0
    const { seat, choices, phase, optional } = questionOf(rng, asked, anyone, isAside)
    if (choices.length === 0) throw new Error(`dead end in ${phase}, seed ${seed}, step ${actions.length}`)
    const { action } = optional
      ? pickKind(rng, choices)
      : busy
        ? pickBusily(rng, choices)
        : pick(rng, choices)
    actions.push({ seat, action })
    game.act(seat, action)
  }
  return { state: game.state as S, actions, over: game.outcome() !== undefined }
}

/** Returns one of the pending questions, or an optional action if wanted and available. */
export function questionOf(
  rng: number[],
  asked: readonly Decision[],
  anyone: boolean,
  wantsAside: boolean,
): Decision {
  const optionalActions = wantsAside ? asked.filter(({ optional }) => optional) : []
  if (optionalActions.length > 0) return pick(rng, optionalActions)
  const waited = asked.filter(({ optional }) => !optional)
  if (waited.length === 0) throw new Error(`nobody is asked what must be done, only ${asked[0].phase}`)
  return anyone ? pick(rng, waited) : waited[0]
}

/** Picks a kind of action first, then one of them. Otherwise offers would grow instead of being sent. */
export function pickKind(rng: number[], choices: readonly Choice[]): Choice {
  const kind = pick(rng, [...new Set(choices.map(({ action }) => action.type))])
  return pick(
    rng,
    choices.filter(({ action }) => action.type === kind),
  )
}

const pick = <T>(rng: number[], list: readonly T[]): T => list[nextBelow(rng, list.length)]

export function pickBusily(rng: number[], choices: readonly Choice[]): Choice {
  const groups = [...new Set(choices.map(({ group }) => group))]
  const active = groups.filter((group) => group !== 'done')
  const group = pick(rng, active.length > 0 && nextBelow(rng, 40) > 0 ? active : groups)
  return pick(
    rng,
    choices.filter((choice) => choice.group === group),
  )
}

/** Whether the public verbs lead from the same seed and actions to the same state. */
export function playsAgain(def: GameDef, seed: number, { state, actions }: Played): boolean {
  const { pack, scenario } = def
  const end = hash(state)
  return hash(replay(def, { format: 1, pack, scenario, seed, actions, hash: end })) === end
}
