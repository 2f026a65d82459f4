/** The tracks with their markers, and the remaining supply. */
import { countersAsTracks, countersShown } from '../../../blocks/counters'
import type { Message, Table, TableTrack } from '../../../types'
import { effectText, inARow } from '../choices'
import { type Effect, type Rules, TRACKS, type TrackName } from '../rules'
import { protestsIn } from '../rules/protests'
import { cubesLeft, factoriesLeft, railsLeft, socialistsLeft, standardsLeft } from '../rules/supply'
import { EAST, type VolkState, WEST } from '../state'

export function tracks(rules: Rules, state: VolkState): TableTrack[] {
  return [
    ...TRACKS.map((name) => track(rules, state, name)),
    decades(rules, state),
    ...countersAsTracks(rules.blocks, state),
  ]
}

function track(rules: Rules, state: VolkState, name: TrackName): TableTrack {
  const { id, least, most } = rules[name]
  const isTwoSided = name === 'prestige' || name === 'socialism'
  const spaces = Array.from({ length: most - least + 1 }, (_, index) => {
    const at = least + index
    const side = at === 0 || !isTwoSided ? undefined : rules.sides[at > 0 ? EAST : WEST]
    return { at, label: labelOf(rules, name, at), ...(side === undefined ? {} : { side }) }
  })
  const face = name === 'flight' && state.wall === 1 ? { face: 'wall' } : {}
  const marker = { id: `${name}-marker`, label: { key: `volk.track.${name}` }, at: state[name], ...face }
  return {
    id,
    label: { key: 'volk.track.name', values: { track: { text: `tracks.${id}` } } },
    spaces,
    markers: [marker],
  }
}

function labelOf(rules: Rules, name: TrackName, at: number): Message | undefined {
  if (name === 'prestige') return effectsText(rules, rules.prestige.spaces.get(at) ?? [])
  const count =
    name === 'socialism' ? rules.socialism.gain.get(at) : name === 'flight' ? rules.flight.price.get(at) : 0
  return count ? { key: `volk.track.${name}-brings`, values: { count } } : undefined
}

/** Returns icons in a row. */
export function effectsText(rules: Rules, effects: readonly Effect[]): Message | undefined {
  return inARow(effects.map((effect) => effectText(rules, effect)))
}

/** Returns the progress of the end of the decade: the steps of END (W-X2). */
const decades = (_: Rules, { step10, decade }: VolkState): TableTrack => ({
  id: 'end-steps',
  label: { key: 'volk.track.steps', values: { decade } },
  spaces: Array.from({ length: 11 }, (_, at) => ({ at, label: { key: `volk.step.${at}` } })),
  markers: [{ id: 'step-marker', label: { key: 'volk.track.step' }, at: step10 }],
})

export function counters(rules: Rules, state: VolkState): Table['counters'] {
  const { sides, supply, blocks } = rules
  const one = (id: string, value: number, of?: number, side?: string) => ({
    id,
    label: { key: `volk.counter.${id}` },
    value,
    ...(of === undefined ? {} : { of }),
    ...(side === undefined ? {} : { side }),
  })
  return [
    one('unrest', cubesLeft(rules, state), supply.unrest),
    one('standard', standardsLeft(rules, state), supply.standard),
    one('rail', railsLeft(rules, state), supply.rail),
    one('box', state.box, supply.socialist),
    one('socialists', socialistsLeft(rules, state), supply.socialist),
    ...[EAST, WEST].flatMap((side) => [
      one('protests', protestsIn(rules, state, side), rules.numbers.collapse, sides[side]),
      one('factories', factoriesLeft(rules, state, side), supply.factories[side], sides[side]),
      one('cards', state.held[side], undefined, sides[side]),
    ]),
    ...countersShown(blocks, state),
  ]
}
