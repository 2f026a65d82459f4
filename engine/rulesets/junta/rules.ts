/** What a scenario of Junta is compiled into: flat tables. */
import type { BoardMap, RawPack, Source, Sourced } from '../../types'

/** What a card does, compiled. */
export type Effect = {
  readonly verb: Verb
  /** Numbers by meaning: see the card schema. Missing ones are 0, names are indices, NOBODY for none. */
  readonly cost: number
  readonly count: number
  /** By face of a die, 0 up: what happens (attempts): 0 nothing, 1 success, 2 roll again, 3 kills who sent it. Empty: no die. */
  readonly die: readonly number[]
  /** Offices that cannot be its target. */
  readonly spares: readonly number[]
  /** Unit types it brings or bribes; cells in which the units appear, one to choose. */
  readonly units: readonly number[]
  readonly cells: readonly number[]
  /** Share of the votes that carries a motion, as numerator and denominator. */
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
  | 'words' // nothing but noise

/** When a card may be played (J-11). */
export type Moment = 'any' | 'vote' | 'declare' | 'react' | 'movement' | 'call' | 'bank' | 'budget' | 'return'

export type Rules = {
  readonly pack: Pick<RawPack, 'origins'>
  readonly scenario: Sourced<unknown>
  readonly board: BoardMap
  /** Families in seat order, clockwise; seat 0 owns the game (J-25). */
  readonly seats: readonly string[]
  readonly cards: {
    readonly ids: readonly string[]
    readonly indexOf: ReadonlyMap<string, number>
    /** Index of the text entry: copies of one card share it. */
    readonly name: readonly string[]
    readonly kind: readonly CardKind[]
    readonly moments: readonly (readonly Moment[])[]
    readonly votes: readonly number[]
    /** Votes when another influence is in front of the same family: [card name index list, votes] (J: "10 with Church"). */
    readonly bonus: readonly ({ readonly with: readonly number[]; readonly votes: number } | undefined)[]
    /** Influences, any of which must lie in front of the family. */
    readonly needs: readonly (readonly number[])[]
    /** Money an influence pays a turn, and whether only for assassins and bribes. */
    readonly income: readonly number[]
    readonly effects: readonly (readonly Effect[])[]
    readonly source: readonly Source[]
  }
  readonly offices: {
    readonly ids: readonly string[]
    readonly powers: readonly OfficePowers[]
    readonly source: readonly Source[]
  }
  readonly locations: {
    readonly ids: readonly string[]
    /** Which one does banking, which one starts coups. */
    readonly bank: number
    readonly headquarters: number
  }
  readonly units: {
    readonly ids: readonly string[]
    readonly type: readonly number[]
    /** Office that commands it, NOBODY for units of cards. */
    readonly office: readonly number[]
    /** Start cell or BOX. */
    readonly home: readonly number[]
    readonly count: number
  }
  readonly types: {
    readonly ids: readonly string[]
    /** Dice: one for `per` units (J-128). */
    readonly per: readonly number[]
    /** More dice a wave in these cells: for the group or for each unit, by option (J-X12). */
    readonly bonusCells: readonly (readonly number[])[]
    readonly bonusDice: readonly number[]
    readonly moves: readonly number[]
    /** Cells where it may land once, empty for none; cells with names of their own in the scenario (J-121). */
    readonly lands: readonly (readonly number[])[]
    /** Draws the police when it rises in the rebellion phase (J-123). */
    readonly riot: readonly boolean[]
    /** Firing on it makes a rebel (J-112). */
    readonly guard: readonly boolean[]
    readonly source: readonly Source[]
  }
  readonly places: {
    readonly centres: readonly number[]
    readonly palace: number
    readonly parliament: number
    readonly embassies: readonly number[]
    /** Cells that the gunboat reaches, by option. */
    readonly shelled: readonly number[]
    readonly neighbours: readonly (readonly number[])[]
  }
  /** Notes by value (J-13). */
  readonly notes: readonly number[]
  readonly numbers: Readonly<Record<NumberName, number>>
  readonly options: Readonly<Record<string, string>>
  readonly choices: unknown
}
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
  | 'phases' // of a coup after the rebellion, 6
  | 'waves' // 3
  | 'faces' // of the dice, 6
  | 'hit' // least number that eliminates, 6
  | 'gunboat' // dice
  | 'strike'
  | 'strikes'
  | 'centres' // to win a coup, 3
  | 'afterCoup' // notes put under the deck after each coup (J-141)
  | 'offers' // most offers a seat sends in a turn
