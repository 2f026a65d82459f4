/** The parts of blocks that a viewer knows, and other states that look the same to that viewer. */
import type { Viewer } from '../types'
import { firedIn, listsOf } from './interpreter'
import type { BlockRules, BlockState, Veil } from './port'

/** The phase at the end of every game, in which nothing is hidden. */
const OVER = 'over'

/**
 * Hides what the viewer must not see. Until the game is over, hidden counters are at their start and quiet triggers have not happened.
 * The veils of the language hide cards and choices. Returns the state itself if nothing is hidden.
 */
export const redactBlocks = <S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer): S =>
  veiled(rules, withoutHidden(rules, state), viewer)

/** Like `redactBlocks`, but draws the contents behind the veils again. Hidden counters are reset to their start. */
export const determinizeBlocks = <S extends BlockState>(
  rules: BlockRules,
  state: S,
  viewer: Viewer,
  rng: number[],
): S => veiled(rules, withoutHidden(rules, state), viewer, rng)

const veiled: Veil = (rules, state, viewer, rng) =>
  state.phase === OVER
    ? state
    : rules.blocks.veils.reduce((seen, veil) => veil(rules, seen, viewer, rng), state)

/** Hidden counters belong to the referee, not to a seat. */
function withoutHidden<S extends BlockState>({ blocks }: BlockRules, state: S): S {
  const { counters, triggers, hides } = blocks
  const key = firedIn(blocks.port)
  const fired = listsOf(state)[key]
  if (!hides || state.phase === OVER) return state
  const parts = {
    ...(state.counters
      ? {
          counters: state.counters.map((value, index) =>
            counters[index].hidden ? counters[index].start : value,
          ),
        }
      : {}),
    ...(fired ? { [key]: fired.filter((trigger) => !triggers[trigger].quiet) } : {}),
  }
  return { ...state, ...parts }
}
