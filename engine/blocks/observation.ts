/** What of blocks one player, or everybody, knows; and other states that look the same to them. */
import { nextBelow } from '../kernel/random'
import type { Viewer } from '../types'
import { UNKNOWN } from './options'
import type { BlockRules, BlockState } from './port'
import { listsOf } from './running'

/** Secret choices of others are UNKNOWN until they are revealed. The state itself where nothing is hidden. */
export function redactBlocks<S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer): S {
  const hidden = hiddenFrom(rules, state, viewer)
  if (hidden.length === 0) return state
  return {
    ...state,
    chosen: state.chosen?.map((choice, index) => (hidden.includes(index) ? UNKNOWN : choice)),
  }
}

/** Any of the choices may be the one that was written down. */
export function determinizeBlocks<S extends BlockState>(
  rules: BlockRules,
  state: S,
  viewer: Viewer,
  rng: number[],
): S {
  const hidden = hiddenFrom(rules, state, viewer)
  if (hidden.length === 0) return state
  const chosen = state.chosen?.slice()
  for (const index of chosen ? hidden : [])
    chosen![index] = nextBelow(rng, rules.blocks.options[index].choices.length)
  return { ...state, chosen }
}

/** Options whose choice the viewer may not know. */
function hiddenFrom({ blocks: { options, seats } }: BlockRules, state: BlockState, viewer: Viewer): number[] {
  const { chosen = [], revealed = [] } = listsOf(state)
  return options.flatMap(({ secret, seat }, index) =>
    secret && chosen[index] >= 0 && seats[seat] !== viewer && !revealed.includes(index) ? [index] : [],
  )
}
