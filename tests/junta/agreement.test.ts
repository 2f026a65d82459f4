/**
 * The offers and refusals of Junta for two to seven families, with both values of each rule option. Several positions of each
 * step are tried.
 */
import { nextBelow } from '../../engine/kernel/random'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import { lastOfEachKind } from '../engine/support/random-play'
import { testAgreement } from '../support/agreement'
import { gameOf, OTHER_RULE_OPTIONS } from './table-of'

const PER_GAME = 36
const MOST = 600

const STRICT = { coups: 'headquarters-with-pretext' }
const games = [2, 3, 4, 5, 6, 7].flatMap((families) => [
  () => gameOf(families),
  () => gameOf(families, families % 2 === 0 ? OTHER_RULE_OPTIONS : { ...OTHER_RULE_OPTIONS, ...STRICT }),
])

/** The kind of question. Drafts, offers and exile make another kind. */
const kindOf = ({ phase, coup, deals, exile }: JuntaState): string =>
  `${phase}${coup === 0 ? ' rebellion' : ''}${deals.length > 0 ? ' deal' : ''}${exile.some((cell) => cell >= 0) ? ' abroad' : ''}`

function statesOf(def: JuntaDef, seed: number): JuntaState[] {
  const optionalActions = 3 + (seed % 5) * 3
  const { states, rng } = lastOfEachKind<JuntaState>(def, seed, kindOf, { optionalActions, most: MOST })
  while (states.length > PER_GAME) states.splice(nextBelow(rng, states.length), 1)
  return states
}

testAgreement<JuntaDef>({
  ruleset: 'junta',
  packs: ['junta'],
  rule: /^J-[A-Z]?\d+$/,
  words: ['junta.refuse', 'kernel.deal.refuse'],
  rare: [
    'junta.refuse.coup.card-unusable',
    'junta.refuse.coup.dead',
    'junta.refuse.coup.retreated',
    'junta.refuse.coup.there-already',
    'junta.refuse.lives.dead',
    'junta.refuse.lives.needs',
    'junta.refuse.lives.not-now',
    'junta.refuse.playing.dead',
    'junta.refuse.playing.too-dear',
    'junta.refuse.politics.no-minister',
    'junta.refuse.voting.dead',
    'junta.refuse.voting.ineligible',
    'kernel.deal.refuse.lacking',
    'kernel.deal.refuse.limit',
  ],
  seeds: [3, 1, 2],
  values: ({ seats, rules, grid }) => ({
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
  }),
  positions(seed) {
    // Five and twelve have no common factor. Twelve seeds in a row give twelve games, and eight give every number of families.
    const def = games[(seed * 5) % games.length]()
    return { def, states: statesOf(def, seed) }
  },
})
