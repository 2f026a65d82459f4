/** Positions of Junta in which refusals are judged: two to seven families, with both answers to the open questions, so many of each step. */
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import { playRandomly } from '../engine/support/random-play'
import { hoardOf } from '../support/refusals/forge'
import type { Court } from '../support/refusals/suite'
import { juntaJudge } from './refusal-judge'
import { typesIn, waitedFor } from './refusal-moments'
import type { Scene } from './refusal-scene'
import { gameOf, OTHER_ANSWERS } from './table-of'

const PER_GAME = 36
const OF_A_KIND = 2
const MOST = 600

const STRICT = { coups: 'headquarters-with-pretext' }
const games = [2, 3, 4, 5, 6, 7].flatMap((families) => [
  () => gameOf(families),
  () => gameOf(families, families % 2 === 0 ? OTHER_ANSWERS : { ...OTHER_ANSWERS, ...STRICT }),
])

/** What is asked; drafts, offers and life abroad make it another kind. */
const kindOf = ({ phase, coup, deals, exile }: JuntaState): string =>
  `${phase}${coup === 0 ? ' rebellion' : ''}${deals.length > 0 ? ' deal' : ''}${exile.some((cell) => cell >= 0) ? ' abroad' : ''}`

/** The last states of each kind that chance has kept. */
function statesOf(def: JuntaDef, seed: number): JuntaState[] {
  const kept = new Map<string, JuntaState>()
  const rng = seedRandom(seed)
  playRandomly<JuntaState>(def, seed, {
    anyone: true,
    busy: seed % 2 === 0,
    optionalActions: 3 + (seed % 5) * 3,
    most: MOST,
    watch(state, asked) {
      if (asked.length === 0) return
      const kind = kindOf(state)
      const isKnown = kept.has(`${kind} 0`) && kept.has(`${kind} 1`)
      if (!isKnown || nextBelow(rng, 6) === 0)
        kept.set(`${kind} ${nextBelow(rng, OF_A_KIND)}`, structuredClone(state))
    },
  })
  const all = [...kept.values()]
  while (all.length > PER_GAME) all.splice(nextBelow(rng, all.length), 1)
  return all
}

/** What is always possible, or wrong everywhere, is tried now and then. */
const DEALS = 'deal accept counter withdraw give keep want spare offer promise'.split(' ')
const typesNow = ({ phase, deals }: JuntaState): readonly string[] => {
  const own = typesIn(phase)
  const drafts = deals.length > 0 ? DEALS : []
  return [...Array.from({ length: 6 }, () => own).flat(), 'play', 'play', 'waste', ...drafts]
}

/** Cards and notes of one's own, units that are near. */
function valuesNow({ rules, grid }: JuntaDef, state: JuntaState, index: number, field: string) {
  const own = state.place.flatMap((place, card) =>
    place % 10 === index && place >= 10 ? [rules.cards.ids[card]] : [],
  )
  if (field === 'card') return own
  if (field === 'item') return [...own, 'note-1', 'note-2', 'note-3']
  if (field === 'unit') return rules.units.ids.filter((_, unit) => isClose(state, state.cell[unit], unit))
  if (field !== 'cell') return []
  const { neighbours, embassies } = rules.places
  const close = state.field >= 0 ? neighbours[state.field] : state.cell.filter((cell) => cell >= 0)
  return [...new Set(close), ...embassies].map((cell) => grid.names[cell])
}
const isClose = ({ field, picked, cell }: JuntaState, at: number, unit: number): boolean =>
  field >= 0 ? at === field : picked.length > 0 ? at === cell[picked[0]] || picked.includes(unit) : at !== 0

export const juntaCourt: Court<JuntaDef, Scene> = {
  name: 'junta/refusals',
  ruleset: 'junta',
  judge: juntaJudge,
  perGame: PER_GAME,
  forged: 40,
  near(def, field) {
    if (field === 'item') return ['note-1', 'note-2', 'note-3']
    return field === 'cell' ? def.grid.names : undefined
  },
  likely: (def) => ({
    /** The seat that is asked most of all, and two that mostly are not. */
    seats(state) {
      const waited = waitedFor(def, state as JuntaState).flatMap((seat) => def.seats[seat] ?? [])
      return [...waited, ...waited, ...waited, ...waited, ...def.seats.slice(0, 2)]
    },
    types: (state) => typesNow(state as JuntaState),
    values: (state, seat, field) => valuesNow(def, state as JuntaState, def.seats.indexOf(seat), field),
  }),
  hoard({ seats, rules, grid }) {
    return hoardOf({
      family: seats,
      with: [...seats, 'rebels', 'president'],
      for: [...seats, 'yes', 'no', 'rebels', 'president'],
      card: rules.cards.ids,
      item: [...rules.cards.ids, ...rules.units.ids, 'note-1', 'note-2', 'note-3', 'note-9'],
      office: rules.offices.ids,
      location: rules.locations.ids,
      cell: grid.names,
      unit: rules.units.ids,
      words: rules.words,
      by: ['move', 'card'],
      amount: [0, 1, 2, 3, 5, 9, 40],
      votes: [0, 1, 2, 3],
      note: [0, 1, 2, 3, 4],
      units: [0, 1, 2, 6],
    })
  },
  positions(seed) {
    // Five and twelve have no common factor: twelve seeds in a row are of twelve games, and eight of every number of families.
    const def = games[(seed * 5) % games.length]()
    return { def, states: statesOf(def, seed) }
  },
}
