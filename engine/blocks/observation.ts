/** What of blocks one player, or everybody, knows; and other states that look the same to them. */
import type { Viewer } from '../types'
import type { BlockRules, BlockState, Veil } from './port'
import { firedIn, listsOf } from './running'

/** The phase at the end of every game, when nothing is hidden any more but what was never revealed. */
const OVER = 'over'

/**
 * Until the game is over hidden counters stand at their start, and what happened in quiet has not; cards and choices that others do not see are
 * behind the veils of their parts of the language. The state itself where nothing is hidden.
 */
export const redactBlocks = <S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer): S =>
  veiled(rules, withoutHidden(rules, state), viewer)

/** The same where what is behind the veils is drawn again. Of hidden counters nothing is known but where they begin. */
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

/** No seat has hidden counters of its own: they are the referee's. */
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
