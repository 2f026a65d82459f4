/** The compiled form of a scenario of Junta: flat tables. Cards, offices, units, types, cells and families are indices. */

import type { JuntaFiles, JuntaRuleOptions } from '../../../schemas/generated/content'
import type { BlockRules } from '../../blocks/port'
import type { BoardMap, ShapesOf, Source } from '../../types'
import type { JuntaAction } from './actions'

/** The ruleset's own files and actions, as the engine passes them. */
export type JuntaShapes = ShapesOf<JuntaFiles, JuntaAction>
export type JuntaPack = JuntaShapes['pack']

/** A compiled effect of a card. */
export type Effect = {
  readonly verb: Verb
  /** Millions; for a bribe, the price of each unit. */
  readonly cost: number
  /** Number of units brought, notes drawn, millions stolen, attempts stopped, or votes won. */
  readonly count: number
  /** Most votes of an influence that it can take. */
  readonly most: number
  /** Result by face of a die in attempts: 0 nothing, 1 success, 2 roll again, 3 kills the sender. Empty: no die. */
  readonly die: readonly number[]
  readonly second: readonly number[]
  /** Offices whose holders cannot be its target. */
  readonly spares: readonly number[]
  /** Location in which a target is safe from it, NOBODY for none. */
  readonly location: number
  /** Unit types it brings or bribes; and the cells to choose from for the units. */
  readonly units: readonly number[]
  readonly cells: readonly number[]
  /** Share of the votes that carries a motion, as numerator and denominator; [1, 2] is more than half. */
  readonly share: readonly [number, number]
}
export type Verb =
  | 'attempt' // an attempt on a life (J-72)
  | 'guard' // protects its owner against one attempt
  | 'buy-off' // pays the assassin (J-04)
  | 'burgle'
  | 'police' // one more attempt of the secret police
  | 'note' // the top note of the aid deck (J-06)
  | 'pretext'
  | 'bank-holiday'
  | 'end-vote' // the vote ends after its first round
  | 'recount' // votes are discarded and all vote again
  | 'motion' // a vote on the President
  | 'levy' // controls influences of others for the turn
  | 'sack' // votes, and an influence is lost
  | 'drop-influence'
  | 'spy' // looks at a Swiss account
  | 'rival-budget'
  | 'units' // brings units (J-98, J-122)
  | 'bribe' // units change hands
  | 'passport' // comes back from exile unharmed
  | 'words' // only noise
  | 'blocks' // a common effect, which triggers may use too

/** True for verbs of cards that act at once. The others have their own steps of the turn. */
export const IS_AT_ONCE: Readonly<Record<Verb, boolean>> = {
  attempt: false,
  guard: false,
  'buy-off': false,
  burgle: false,
  police: false,
  units: false,
  bribe: false,
  passport: false,
  note: true,
  pretext: true,
  'bank-holiday': true,
  'end-vote': true,
  recount: true,
  motion: true,
  levy: true,
  sack: true,
  'drop-influence': true,
  spy: true,
  'rival-budget': true,
  words: true,
  blocks: true,
}

/** The moments at which a card has an effect (J-11). */
export type Moment = 'any' | 'vote' | 'declare' | 'react' | 'movement' | 'call' | 'bank' | 'budget' | 'return'

export type Rules = BlockRules & {
  readonly pack: JuntaPack
  readonly scenario: JuntaPack['scenarios'][string]
  readonly board: BoardMap
  /** Families in seat order, clockwise; seat 0 owns the game (J-25). */
  readonly seats: readonly string[]
  readonly cards: {
    /** Copies after the first are named "name-2", "name-3". */
    readonly ids: readonly string[]
    readonly indexOf: ReadonlyMap<string, number>
    /** Text entry, shared by copies of one card. */
    readonly name: readonly string[]
    readonly kind: readonly CardKind[]
    readonly moments: readonly (readonly Moment[])[]
    readonly votes: readonly number[]
    /** Votes if one of these cards is in front of the same family. */
    readonly bonus: readonly ({ readonly with: readonly number[]; readonly votes: number } | undefined)[]
    /** Cards, one of which must be in front of the family. */
    readonly needs: readonly (readonly number[])[]
    /** Money that an influence pays each turn, and whether it is only for assassins and bribes. */
    readonly income: readonly number[]
    readonly dark: readonly boolean[]
    readonly effects: readonly (readonly Effect[])[]
    /** The list of blocks that runs when the card is played; NOBODY for none. */
    readonly lists: readonly number[]
    /** Units that the card brings; they are in the box before. */
    readonly units: readonly (readonly number[])[]
    readonly source: readonly Source[]
  }
  readonly offices: {
    readonly ids: readonly string[]
    readonly indexOf: ReadonlyMap<string, number>
    readonly powers: readonly OfficePowers[]
    /** The office with that power, NOBODY for none. */
    readonly president: number
    readonly interior: number
    readonly navy: number
    readonly air: number
    readonly source: readonly Source[]
  }
  readonly locations: {
    readonly ids: readonly string[]
    readonly indexOf: ReadonlyMap<string, number>
    /** The office for banking and the one for coups; NOBODY for none. */
    readonly bank: number
    readonly headquarters: number
  }
  readonly units: {
    readonly ids: readonly string[]
    readonly indexOf: ReadonlyMap<string, number>
    readonly type: readonly number[]
    /** Office that commands the unit, NOBODY for units of cards. */
    readonly office: readonly number[]
    /** Card that brings the unit, NOBODY for units of offices. */
    readonly card: readonly number[]
    /** Start cell or BOX. */
    readonly home: readonly number[]
    readonly count: number
  }
  readonly types: {
    readonly ids: readonly string[]
    /** Dice: one for `per` units (J-128). */
    readonly per: readonly number[]
    /** Additional dice a wave in these cells, for each unit or in total by option (J-X12). */
    readonly bonusCells: readonly (readonly number[])[]
    readonly bonusDice: readonly number[]
    readonly moves: readonly number[]
    /** Cells where it may land once; empty for none (J-121). */
    readonly lands: readonly (readonly number[])[]
    /** True if it attracts the police when it appears in the rebellion phase (J-123). */
    readonly riot: readonly boolean[]
    /** True if fire on it makes a rebel (J-112). */
    readonly guard: readonly boolean[]
    readonly source: readonly Source[]
  }
  readonly places: {
    readonly centres: readonly number[]
    /** Cells, NOBODY if the map has none. */
    readonly palace: number
    readonly parliament: number
    readonly embassies: readonly number[]
    readonly ports: readonly number[]
    /** Cells that the gunboat reaches, by option. */
    readonly shelled: readonly number[]
    /** By cell. */
    readonly neighbours: readonly (readonly number[])[]
  }
  /** Notes of the aid deck by value minus 1 (J-13). */
  readonly notes: readonly number[]
  readonly numbers: Readonly<Record<NumberName, number>>
  readonly ruleOptions: Required<JuntaRuleOptions>
  /** Steps of a turn, in their order. */
  readonly steps: readonly Step[]
  /** Promises by their ids (deals). */
  readonly words: readonly string[]
}
export type Step = 'offices' | 'budget' | 'locations' | 'attempts' | 'bank' | 'coup'
export type CardKind = 'influence' | 'vote' | 'donation' | 'attempt' | 'bribe' | 'event' | 'units' | 'guard'
export type OfficePowers = {
  readonly president: boolean
  readonly interior: boolean
  readonly brigade: boolean
  readonly navy: boolean
  readonly air: boolean
}
export type NumberName =
  | 'dealt' // first hand, 5
  | 'drawn' // a turn, 2
  | 'hand' // limit, 6
  | 'aid' // notes a turn, 8
  | 'mostOffices' // 2
  | 'officeVotes' // most votes of offices, 2
  | 'ballots' // tied ballots until the tied candidate nearest to the first voter becomes President
  | 'phases' // of a coup after the rebellion, 6
  | 'waves' // 3
  | 'faces' // of a die, 6
  | 'hit' // lowest number that eliminates, 6
  | 'gunboat' // dice
  | 'strike'
  | 'strikes'
  | 'centres' // to win a coup, 3
  | 'afterCoup' // notes put under the deck after each coup (J-141)
  | 'offers' // most offers a seat sends in a turn
