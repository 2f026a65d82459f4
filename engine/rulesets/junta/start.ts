/** The first state of a game. */

import { startOfBlocks } from '../../blocks/compile'
import { moment } from '../../blocks/interpreter'
import { openOptions } from '../../blocks/options/words'
import { seedRandom, shuffled } from '../../kernel/random'
import { firstTurn, ownCopy } from '../../kernel/turn'
import type { GameEvent, Seed } from '../../types'
import { atHome, quietCoup } from './coup/rules/muster'
import { goTo } from './phases'
import type { Rules } from './rules'
import { drawCards } from './rules/cards'
import { FIRST, type JuntaDef, type JuntaState, NOBODY, OPEN, VALUES } from './state'

/** J-21 to J-23: shuffles cards and notes, deals five cards each, and starts the first election. */
export function setup(def: JuntaDef, seed: Seed, told?: GameEvent[]): JuntaState {
  const { rules } = def
  const rng = seedRandom(seed)
  const pile = shuffled(
    rng,
    rules.cards.ids.map((_, card) => card),
  )
  const turn = firstTurn(
    def,
    ownCopy({ ...blank(rules), pile, aid: shuffled(rng, allNotes(rules)), rng }),
    told,
  )
  openOptions(turn)
  for (let seat = 0; seat < rules.seats.length; seat++) drawCards(turn, seat, rules.numbers.dealt)
  moment(turn, 'set-up-ended')
  goTo(turn, 'nominate')
  return turn.state
}

/** Returns the values of all notes, from ones up. */
export const allNotes = ({ notes }: Rules): number[] =>
  notes.flatMap((count, index) => new Array<number>(count).fill(index + 1))

/** Returns a state without possessions and events. Cards and notes are laid out later. */
export function blank(rules: Rules): JuntaState {
  const seats = rules.seats.length
  const all = (value: number): number[] => new Array(seats).fill(value)
  const cards = (value: number): number[] => new Array(rules.cards.ids.length).fill(value)
  const offices = (value: number): number[] => new Array(rules.offices.ids.length).fill(value)
  return {
    phase: 'nominate',
    step: 0,
    rng: seedRandom(0),
    turn: 0,
    stage: 0,
    place: cards(0),
    pile: [],
    discards: [],
    cast: cards(NOBODY),
    aid: [],
    spent: new Array(VALUES).fill(0),
    hand: new Array(seats * VALUES).fill(0),
    swiss: new Array(seats * VALUES).fill(0),
    returned: 0,
    credit: all(0),
    president: NOBODY,
    office: offices(NOBODY),
    former: offices(NOBODY),
    cousin: offices(0),
    dead: all(0),
    exile: all(NOBODY),
    pretext: 0,
    bank: OPEN,
    occupied: 0,
    /** J-X1: the start of a turn subtracts one. */
    safe: rules.ruleOptions.bankAtStart === 'safe' ? 2 : 0,
    motion: NOBODY,
    round: 0,
    options: [],
    declined: [],
    given: all(0),
    tally: [],
    cause: FIRST,
    before: NOBODY,
    ballots: 0,
    backing: NOBODY,
    short: 0,
    caller: NOBODY,
    levy: NOBODY,
    levyMost: 0,
    queue: [],
    proposer: NOBODY,
    budget: all(0),
    paid: all(0),
    location: all(NOBODY),
    revealed: 0,
    attempts: [],
    attempt: 0,
    ordered: 0,
    danger: [],
    shield: all(0),
    banked: all(0),
    deals: [],
    offers: all(0),
    ...quietCoup(rules),
    ...atHome(rules),
    ending: NOBODY,
    resume: [],
    ...startOfBlocks(rules.blocks),
  }
}
