/** Whether anything that others may see depends on a secret choice before it is revealed. */
import { apply, decisions, setup, table, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { CorteoDef, CorteoState } from '../../engine/rulesets/corteo/state'
import type { Action, GameEvent, GameState, Seat, Viewer } from '../../engine/types'

type Peek = (def: CorteoDef, state: GameState, viewer: Viewer) => GameState
type Options = {
  /** Index of the secret option. */
  readonly option: number
  readonly seed: number
  /** Positions to be looked at closely in this game. */
  readonly positions: number
  /** The door to be tried. */
  readonly peek?: Peek
  readonly most?: number
}
export type Watched = {
  /** What differs, the first that was found. */
  readonly leak: string | undefined
  readonly positions: number
  /** Positions compared with that of another choice. */
  readonly compared: number
}

/** The same game with another choice written down. */
type Twin = { readonly choice: number; state: CorteoState }
const MUTATIONS = 20

/**
 * Plays at random, and beside it the same actions with every other choice written down, as long as the secret is kept:
 * what happens must read the same at every step, and what each other player is shown at every position looked at.
 */
export function watchSecret(
  def: CorteoDef,
  { option, seed, positions, peek = view, most = 6000 }: Options,
): Watched {
  const rng = seedRandom(seed)
  let state = setup(def, { seed }) as CorteoState
  let twins: Twin[] = []
  let [looked, compared] = [0, 0]
  const { choices, seat: owner } = def.rules.options[option]
  const found = (leak: string | undefined): Watched => ({ leak, positions: looked, compared })
  for (let step = 0; step < most; step++) {
    const [decision] = decisions(def, state)
    if (!decision || state.revealed.includes(option)) break
    const { action } = pick(rng, decision.choices)
    const next = must(def, state, decision.seat, action)
    if (state.phase === 'option' && action.option === def.rules.options[option].id) {
      const others = choices.flatMap((id, choice) => (id === action.choice ? [] : [choice]))
      twins = others.map((choice) => {
        const twin = must(def, state, decision.seat, { ...action, choice: choices[choice] })
        return { choice, state: twin.state }
      })
    } else {
      const leak = walkOn(def, twins, decision.seat, action, next, option)
      if (leak.text) return found(`step ${step}, ${leak.text}`)
      twins = leak.twins
    }
    state = next.state
    if (state.revealed.includes(option) || twins.length === 0) continue
    if (nextBelow(rng, 30) > 0 || looked >= positions) continue
    looked += 1
    const viewers = [...def.seats.filter((_, seat) => seat !== owner), 'spectator']
    for (const viewer of viewers) {
      const actions = mutations(def, state, rng)
      const shown = everything(def, state, viewer, actions, peek, option)
      for (const twin of twins) {
        compared += 1
        const other = everything(def, twin.state, viewer, actions, peek, option)
        const part = Object.keys(shown).find((key) => isOther(shown[key], other[key]))
        if (part)
          return found(`step ${step}, ${viewer}: ${part} differs if the choice is ${choices[twin.choice]}`)
      }
    }
  }
  return found(undefined)
}

type Next = { readonly state: CorteoState; readonly events: readonly GameEvent[] }

/** Takes every twin one step on; those whose secret comes out, or that may not do this, are left behind. */
function walkOn(def: CorteoDef, twins: Twin[], seat: Seat, action: Action, next: Next, option: number) {
  const kept: Twin[] = []
  const mine = JSON.stringify(next.events)
  for (const { choice, state } of twins) {
    const result = apply(def, state, seat, action)
    if (!result.ok) {
      if (seat === def.rules.seats[def.rules.options[option].seat].id) continue
      return { twins, text: `${seat} may not do ${JSON.stringify(action)} any more` }
    }
    const after = result.value.state as CorteoState
    if (after.revealed.includes(option) || next.state.revealed.includes(option)) continue
    if (JSON.stringify(result.value.events) !== mine)
      return { twins, text: `the log of ${action.type} differs` }
    kept.push({ choice, state: after })
  }
  return { twins: kept, text: undefined }
}

/** Everything that a player who may not know the choice is shown or told, as text. */
function everything(
  def: CorteoDef,
  state: CorteoState,
  viewer: Viewer,
  actions: readonly Action[],
  peek: Peek,
  option: number,
): Record<string, string> {
  const seen = peek(def, state, viewer)
  const answers = actions.map((action) => {
    const result = apply(def, state, viewer, action)
    if (!result.ok) return [`answer to ${JSON.stringify(action)}`, JSON.stringify(result.error)]
    const after = result.value.state as CorteoState
    const told = after.revealed.includes(option) ? REVEALED : JSON.stringify(result.value.events)
    return [`answer to ${JSON.stringify(action)}`, told]
  })
  return {
    view: JSON.stringify(seen),
    table: JSON.stringify(table(def, seen)),
    decisions: JSON.stringify(decisions(def, seen)),
    ...Object.fromEntries(answers),
  }
}

/** What makes the secret known may well say so. */
const REVEALED = 'revealed'
const isOther = (one: string, other: string): boolean =>
  one !== other && one !== REVEALED && other !== REVEALED

/** Actions near those offered, and some that nobody offers. */
function mutations(def: CorteoDef, state: CorteoState, rng: number[]): Action[] {
  const { options, pieces, board } = def.rules
  const [decision] = decisions(def, state)
  const types = [
    'choose',
    'change',
    'move',
    'select',
    'place',
    'barricade',
    'launch',
    'done',
    'exit',
    'retreat',
  ]
  return Array.from({ length: MUTATIONS }, (_, index): Action => {
    const option = pick(rng, options)
    const any: Action = {
      type: pick(rng, types),
      cell: pick(rng, board.grid.names),
      unit: pick(rng, pieces.ids),
      option: option.id,
      choice: pick(rng, option.choices),
    }
    const fields = ['cell', 'unit', 'option', 'choice'] as const
    if (index % 2 === 0 || decision.choices.length === 0) {
      const field = pick(rng, fields)
      return field === 'option' || field === 'choice'
        ? { type: any.type, option: any.option, choice: any.choice }
        : { type: any.type, [field]: any[field] }
    }
    const near = pick(rng, decision.choices).action
    const field = fields.find((name) => name in near)
    return field ? { ...near, [field]: any[field] } : { ...near, type: any.type }
  })
}

function must(def: CorteoDef, state: CorteoState, seat: Seat, action: Action): Next {
  const result = apply(def, state, seat, action)
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message.key}`)
  return { state: result.value.state as CorteoState, events: result.value.events }
}

const pick = <T>(rng: number[], list: readonly T[]): T => list[nextBelow(rng, list.length)]
