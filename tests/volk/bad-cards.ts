/** One fault each in decks, cards and effects, with the finding and its place. */
import { deck, FIRST, first, HERE, type Sample, SPECIAL, scenario, special } from './bad-parts'

export const BAD_CARDS: readonly Sample[] = [
  [
    'a card too few',
    (p) => {
      deck(p).cards.pop()
    },
    'E-DECK-COUNT',
    'decks/decade-1.yaml size',
  ],
  [
    'a special card too many',
    (p) => {
      deck(p).special = 2
    },
    'E-DECK-COUNT',
    'decks/decade-1.yaml special',
  ],
  [
    'a deck that is soon empty',
    (p) => {
      scenario(p).open = 9
    },
    'E-DECK-SHORT',
    `${HERE} decks 0`,
  ],
  [
    'a deck that nobody plays with',
    (p) => {
      p.decks!.spare = { ...deck(p, 2), id: 'spare', file: 'decks/spare.yaml' }
    },
    'W-DECK-UNUSED',
    'decks/spare.yaml id',
  ],
  [
    'a card without a number',
    (p) => {
      delete first(p).value
      delete first(p).values
    },
    'E-CARD-NEVER-PLAYED',
    `${FIRST} id`,
  ],
  [
    'a card without a colour',
    (p) => {
      delete first(p).colour
    },
    'E-CARD-NEVER-PLAYED',
    `${FIRST} id`,
  ],
  [
    'a card with two numbers',
    (p) => {
      Object.assign(first(p), { value: 3, values: { east: 1, west: 2 } })
    },
    'E-CARD-TWO-VALUES',
    `${FIRST} values`,
  ],
  [
    'a special card with a number',
    (p) => {
      special(p).value = 3
    },
    'E-CARD-SPECIAL',
    `${SPECIAL(1)} special`,
  ],
  [
    'a special card without an event',
    (p) => {
      special(p).effects = []
    },
    'E-CARD-NEVER-PLAYED',
    `${SPECIAL(1)} effects`,
  ],
  [
    'a special card that waits for a wall that never comes',
    (p) => {
      special(p).when = { wall: 'standing' }
      special(p, 2).effects = special(p, 2).effects.filter(({ type }) => type !== 'wall')
    },
    'E-CARD-NEVER-PLAYED',
    `${SPECIAL(1)} when wall`,
  ],
  [
    'a card in two decks',
    (p) => {
      deck(p, 2).cards[0].id = first(p).id
    },
    'E-CARD-TWICE',
    'decks/decade-2.yaml cards 0 id',
  ],
  [
    'an effect on a province nobody knows',
    (p) => {
      first(p).effects[0] = { type: 'unrest', on: 'brd', count: 1, provinces: ['hesse'] }
    },
    'E-UNKNOWN-PROVINCE',
    `${FIRST} effects 0 provinces 0`,
  ],
  [
    'an effect for nobody',
    (p) => {
      first(p).effects[0] = { type: 'build', on: 'frg', count: 1 }
    },
    'E-UNKNOWN-SIDE',
    `${FIRST} effects 0 on`,
  ],
  [
    'an effect on the other side',
    (p) => {
      first(p).effects[0] = { type: 'unrest', on: 'brd', count: 1, provinces: ['sachsen'] }
    },
    'E-EFFECT-OTHER-SIDE',
    `${FIRST} effects 0 provinces 0`,
  ],
  [
    'an effect of nothing',
    (p) => {
      first(p).effects[0] = { type: 'unrest', on: 'brd', count: 0 }
    },
    'E-EFFECT-NOTHING',
    `${FIRST} effects 0 count`,
  ],
  [
    'an effect that is kept out everywhere',
    (p) => {
      first(p).effects[0] = {
        type: 'unrest',
        on: 'ddr',
        count: 1,
        provinces: ['sachsen'],
        except: ['sachsen'],
      }
    },
    'E-EFFECT-NOTHING',
    `${FIRST} effects 0 except`,
  ],
  [
    'a special factory in a town like any other',
    (p) => {
      first(p).effects[0] = { type: 'special', town: 'ulm' }
    },
    'E-EFFECT-NOTHING',
    `${FIRST} effects 0 town`,
  ],
  [
    'an effect in a town nobody knows',
    (p) => {
      first(p).effects[0] = { type: 'special', town: 'atlantis' }
    },
    'E-UNKNOWN-TOWN',
    `${FIRST} effects 0 town`,
  ],
  [
    'an effect of a space on the other side',
    (p) => {
      p.tracks!.tracks[0].spaces![0].effects = [
        { type: 'unrest', on: 'brd', count: 1, provinces: ['sachsen'] },
      ]
    },
    'E-EFFECT-OTHER-SIDE',
    'tracks.yaml tracks 0 spaces 0 effects 0 provinces 0',
  ],
]
