/** What of blocks one player, or everybody, knows; and other states that look the same to them. */
import { nextBelow } from '../kernel/random'
import type { Viewer } from '../types'
import { UNKNOWN } from './options'
import type { BlockRules, BlockState, Veil } from './port'
import { firedIn, listsOf } from './running'

/** The phase at the end of every game, when nothing is hidden any more but what was never revealed. */
const OVER = 'over'

/**
 * Secret choices of others are UNKNOWN until they are revealed; until the game is over hidden counters stand at their start, and what happened in
 * quiet has not. The state itself where nothing is hidden.
 */
export function redactBlocks<S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer): S {
  const hidden = hiddenFrom(rules, state, viewer)
  const open = withoutHidden(rules, state)
  const seen = veiled(rules, open, viewer)
  if (hidden.length === 0) return seen
  return {
    ...seen,
    chosen: state.chosen?.map((choice, index) => (hidden.includes(index) ? UNKNOWN : choice)),
  }
}

/** Any of the choices may be the one that was written down. Of hidden counters nothing is known but where they begin. */
export function determinizeBlocks<S extends BlockState>(
  rules: BlockRules,
  state: S,
  viewer: Viewer,
  rng: number[],
): S {
  const hidden = hiddenFrom(rules, state, viewer)
  const open = withoutHidden(rules, state)
  const seen = veiled(rules, open, viewer, rng)
  if (hidden.length === 0) return seen
  const chosen = state.chosen?.slice()
  for (const index of chosen ? hidden : [])
    chosen![index] = nextBelow(rng, rules.blocks.options[index].choices.length)
  return { ...seen, chosen }
}

/** What could be behind a view: of others' secret choices any, and everything else as {@link determinizeBlocks} has it. */
export function imagineBlocks<S extends BlockState>(
  rules: BlockRules,
  view: S,
  viewer: Viewer,
  rng: number[],
): S {
  const isOpen = !view.chosen?.includes(UNKNOWN)
  const chosen = view.chosen?.map((choice, index) =>
    choice === UNKNOWN ? nextBelow(rng, rules.blocks.options[index].choices.length) : choice,
  )
  return determinizeBlocks(rules, isOpen ? view : { ...view, chosen }, viewer, rng)
}

/** Cards too, in games that have decks. */
const veiled: Veil = (rules, state, viewer, rng) =>
  state.phase === OVER ? state : (rules.blocks.veil?.(rules, state, viewer, rng) ?? state)

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

/** Options whose choice the viewer may not know. */
function hiddenFrom({ blocks: { options, seats } }: BlockRules, state: BlockState, viewer: Viewer): number[] {
  const { chosen = [], revealed = [] } = listsOf(state)
  return options.flatMap(({ secret, seat }, index) =>
    secret && chosen[index] >= 0 && seats[seat] !== viewer && !revealed.includes(index) ? [index] : [],
  )
}
