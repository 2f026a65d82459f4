/** The state of a game of Junta: small integers, one list a property. Seats, cards, offices, units and cells by index. */
import type { BlockState } from '../../blocks/port'
import type { CallingState } from '../../kernel/calls'
import type { Deal } from '../../kernel/deals/deals'
import type { OwnedDef, Turn } from '../../types'
import type { Pending } from './blocks/interruption'
import type { Rules } from './rules'

/** The state. A phase of the turn that an election, a motion or a return interrupts waits in `resume`. */
export type JuntaState = CallingState &
  BlockState & {
    /** Turns begun; 0 while the first President is elected. */
    turn: number
    /** Step of the political turn, 1 to 9 (J-46); 0 in the first election. */
    stage: number

    // ---- cards
    /** Place of each card (see CARDS). */
    place: readonly number[]
    /** Draw pile, the next card first; and discards, in order. */
    pile: readonly number[]
    discards: readonly number[]
    /** By card: the option it votes for in the running vote, NOBODY for none (J-27). */
    cast: readonly number[]

    // ---- money: notes by value, never mixed up with sums
    /** The aid deck from the top: values of the notes that lie face down (J-12). */
    aid: readonly number[]
    /** Notes spent, under the deck face up, by value (J-18). */
    spent: readonly number[]
    /** Notes in hand and in the Swiss account: seat times VALUES plus value minus 1. */
    hand: readonly number[]
    swiss: readonly number[]
    /** Number of notes put back face down in a long game (J-142). */
    returned: number
    /** By seat, unused millions of influences for this turn, for assassins and bribes only. */
    credit: readonly number[]

    // ---- offices
    president: number
    /** By office, the appointed seat, NOBODY for none. */
    office: readonly number[]
    /** By office, 1 while the President's cousin fills it: a vacant one (J-88), or one the President held when elected (J-40). */
    cousin: readonly number[]
    /** By office, its holder in the last turn, for a President who appoints the same again. */
    former: readonly number[]
    /** By seat: 1 while its head is dead (J-80). */
    dead: readonly number[]
    /** By seat: embassy (cell) of its exile, NOBODY at home (J-61). */
    exile: readonly number[]

    // ---- markers
    pretext: number
    /** OPEN, LUNCH or HOLIDAY (J-58, J-59). */
    bank: number
    /** 1 once the police is in the Parliament this turn (J-58, J-106). */
    occupied: number
    /** Turns in which the secret police may not attack in the bank: 2 in the turn of an attack, then 1 (J-77). */
    safe: number

    // ---- a vote
    /** The subject of the vote (ELECTION, BUDGET, COMPETENCE; NOBODY for none), round 1 or 2, and the options in order: seats, or NO and YES. */
    motion: number
    round: number
    options: readonly number[]
    /** By option: 1 when the candidate has declined (J-28). */
    declined: readonly number[]
    /** By seat, the votes of offices already given (J-38). By option, the votes not on cards; `votesFor` counts both. */
    given: readonly number[]
    tally: readonly number[]
    /** Cause of the election (FIRST, DEATH, RESIGNATION, NO_CONFIDENCE), the President before it, and the ties so far. */
    cause: number
    before: number
    ballots: number
    /** The option that must get its first vote now (J-26), NOBODY for none. */
    backing: number
    /** 1 if the vote ends after its first round. */
    short: number
    /** The card that called a motion, NOBODY for none. */
    caller: number
    /** Share of the votes that carries a motion without a card; absent otherwise. */
    share?: readonly [number, number]
    /** The seat that controls small influences of others this turn (NOBODY for none), and the most votes it gets. */
    levy: number
    levyMost: number
    // ---- budget
    /** The seat that draws up the budget, or NOBODY for the President. The player of a card with its own budget can be it too. */
    proposer: number
    /** Promised to each seat, in millions. */
    budget: readonly number[]
    /** Millions that each seat has already received while the President pays. */
    paid: readonly number[]

    // ---- locations and attempts
    /** By seat, the index of the location, NOBODY before the choice; ABROAD plus an embassy's cell for an exile that is not yet revealed. */
    location: readonly number[]
    /** 1 once locations are revealed. */
    revealed: number
    /** Declared attempts in their order (J-71). */
    attempts: readonly Attempt[]
    /** The attempt being resolved. */
    attempt: number
    /** The life in danger: its seat, the receiver of the money (NOBODY: the deck), and 1 for a return from exile or BY_EFFECT for an effect; else empty. */
    danger: readonly number[]
    /** By seat, the number of attempts that will still fail against it this turn. */
    shield: readonly number[]
    /** Free attempts that the secret police has declared this turn (J-72), minus those given by effects. */
    ordered: number
    /** By seat, 1 once it has finished its banking this turn. */
    banked: readonly number[]

    // ---- deals (kernel/deals)
    deals: readonly Deal[]
    /** By seat: offers sent in this turn. */
    offers: readonly number[]

    // ---- coup (folder coup): units stand in their cells all the turn
    /** -1 outside, 0 in the rebellion phase, then 1 to 6 (J-108). */
    coup: number
    leader: number
    /** By seat: 1 once a rebel (J-112); the side chosen at the end: NOBODY, LOYAL, REBEL; the outcome it proposes (J-111). */
    rebel: readonly number[]
    side: readonly number[]
    accord: readonly number[]
    /** The winner of the coup: NOBODY, LOYAL, REBEL. */
    result: number
    /** By unit: cell, BOX or LOST; the seat it was handed to, NOBODY for the holder of its office; moves in this phase, FLED after a retreat. */
    cell: readonly number[]
    control: readonly number[]
    moved: readonly number[]
    /** The queue of movers in this phase: seats, or the number of seats plus an office of the cousin (J-117). */
    slots: readonly number[]
    /** The first mover in this phase (J-115). */
    first: number
    /** Cells left in the current slot: unit, cell, unit, cell ... (J-117, J-118). */
    steps: readonly number[]
    /** Selected units. */
    picked: readonly number[]
    /** 1 while the leader still owes the move that began the coup (J-98). */
    owes: number
    /** Office that has announced a bombardment of the palace, NOBODY for none (J-98). */
    announced: number
    /** Cells of a riot that the police may rush to (J-123). */
    riots: readonly number[]
    /** By seat, the giver of its safe conduct, or NOBODY (J-68). */
    conduct: readonly number[]
    /** Air strikes left; GUNBOAT and STRIKE bits for weapons that have fired in this phase (J-126). */
    strikes: number
    fired: number
    /** Cells of combat, in the leader's order; the current one, NOBODY between two; its wave. */
    battles: readonly number[]
    field: number
    wave: number
    /** By seat, the family it fires on in this wave, HOLD, or NOBODY before the choice. By unit, 1 if it holds its fire. */
    plan: readonly number[]
    rest: readonly number[]
    /** By seat, the units it still has to remove from the field. */
    due: readonly number[]
    /** Units lost in this phase: cell, seat, cell, seat ... one pair each. */
    fallen: readonly number[]
    /** Seats that must leave the field, the next first. */
    routed: readonly number[]
    /** Seats that have not answered the request yet, its cell (the field means to stay), and the cells refused or granted. */
    consulted: readonly number[]
    haven: number
    denied: readonly number[]
    granted: readonly number[]

    /** Index in ENDS of the way the game ended, NOBODY before. */
    ending: number
    /** 1 if an effect of the scenario has made this turn the last one. */
    lastTurn?: 1
    /** The queue of interruptions by effects; absent while empty. */
    interruptions?: readonly Pending[]
  }

/** An attempt on a life, or a burglary: sender, card (NOBODY: the secret police), victim, location. */
export type Attempt = {
  readonly by: number
  readonly card: number
  readonly victim: number
  readonly location: number
}

export const NOBODY = -1
/**
 * Place of a card: hand + seat, front + seat (an influence in play), table + seat (cast in the running vote). In
 * views unknown cards are `hidden`, except covered + seat for as many as each other hand holds.
 */
export const CARDS = { pile: 0, discard: 1, hand: 10, front: 20, table: 30, hidden: 40, covered: 50 } as const
/** Values of notes: 1 to VALUES millions. */
export const VALUES = 3
/** Steps of the political turn that the rules refer to (J-46). */
export const LOCATIONS = 5
export const ATTEMPTS = 6
export const BANK = 7
export const CALL = 8
export const CONSEQUENCES = 9
export const OPEN = 0
export const LUNCH = 1
export const HOLIDAY = 2
export const LOYAL = 0
export const REBEL = 1
export const ABROAD = 1000
/** Off the board: not in the game yet, or eliminated. */
export const BOX = -1
export const LOST = -2
/** The subjects of votes. */
export const ELECTION = 0
export const BUDGET = 1
export const COMPETENCE = 2
/** Options of a motion. */
export const NO = 0
export const YES = 1
/** The cause of an election: the first one, or the President died, resigned, or was voted out. */
export const FIRST = 0
export const DEATH = 1
export const RESIGNATION = 2
export const NO_CONFIDENCE = 3
/** In `danger`: the attempt comes from an effect and was not declared. */
export const BY_EFFECT = 2
/** In `plan`: no fire. In `moved`: has retreated and takes no more part in combat. */
export const HOLD = 99
export const FLED = 9
export const GUNBOAT = 1
export const STRIKE = 2
export const ENDS = ['aid-exhausted', 'everybody-dead', 'last-turn'] as const

export type JuntaDef = OwnedDef<Rules>
export type JuntaTurn = Turn<JuntaState, Rules>
