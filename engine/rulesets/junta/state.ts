/** The state of a game of Junta: small integers, one list a property. Seats, cards, offices, units and cells by index. */
import type { BlockState } from '../../blocks/port'
import type { CallingState } from '../../kernel/calls'
import type { Deal } from '../../kernel/deals'
import type { OwnedDef, Turn } from '../../types'
import type { Pending } from './blocks/interruption'
import type { Rules } from './rules'

/** The phase that an election, a motion or a return interrupts within a turn waits in `resume`. */
export type JuntaState = CallingState &
  BlockState & {
    /** Turns begun; 0 while the first President is elected. */
    turn: number
    /** Step of the political turn, 1 to 9 (J-46); 0 in the first election. */
    stage: number

    // ---- cards
    /** By card: where it is (see CARDS). */
    place: readonly number[]
    /** Draw pile, the next one first; discards in the order they came. */
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
    /** Notes put back face down in a long game (J-142). */
    returned: number
    /** By seat: millions of an influence still to be used this turn, for assassins and bribes only. */
    credit: readonly number[]

    // ---- offices
    president: number
    /** By office: the seat that was named to it, NOBODY for none. */
    office: readonly number[]
    /** By office: 1 while the President's cousin fills it: one that was vacant (J-88), or those the President held when elected (J-40). */
    cousin: readonly number[]
    /** By office: who held it in the last turn, for a President who names the same again. */
    former: readonly number[]
    /** By seat: 1 while its head is dead (J-80). */
    dead: readonly number[]
    /** By seat: embassy (cell) of its exile, NOBODY at home (J-61). */
    exile: readonly number[]

    // ---- markers
    pretext: number
    /** OPEN, LUNCH or HOLIDAY (J-58, J-59). */
    bank: number
    /** 1 once the police stands in the Parliament this turn (J-58, J-106). */
    occupied: number
    /** Turns for which the secret police may not shoot in the bank: 2 the turn it did, then 1 (J-77). */
    safe: number

    // ---- a vote
    /**
     * The subject of the vote (ELECTION, BUDGET, COMPETENCE; NOBODY for none), round 1 or 2, and the options in order:
     * seats, or NO and YES.
     */
    motion: number
    round: number
    options: readonly number[]
    /** By option: 1 when the candidate has declined (J-28). */
    declined: readonly number[]
    /** By seat: votes of its offices already given (J-38). By option: votes that are not on cards; `votesFor` counts both. */
    given: readonly number[]
    tally: readonly number[]
    /** Why there is an election (FIRST, DEATH, RESIGNATION, NO_CONFIDENCE), who was President before it, ties so far. */
    cause: number
    before: number
    ballots: number
    /** The option that must get its first vote now (J-26), NOBODY for none. */
    backing: number
    /** 1 when the vote ends after its first round. */
    short: number
    /** The card that called a motion, NOBODY for none. */
    caller: number
    /** Share of the votes that carries a motion that no card has called; not there while there is none. */
    share?: readonly [number, number]
    /** The seat that controls small influences of others this turn (NOBODY for none), and the most votes it gets. */
    levy: number
    levyMost: number
    // ---- budget
    /**
     * The seat that draws up the budget, or NOBODY for the President. The player of a card with its own budget can be it
     * too.
     */
    proposer: number
    /** Promised to each seat, in millions. */
    budget: readonly number[]
    /** Millions that each seat has got already while the President pays. */
    paid: readonly number[]

    // ---- locations and attempts
    /** By seat: index of the location, NOBODY before it is chosen; ABROAD plus an embassy's cell for exile chosen and not yet revealed. */
    location: readonly number[]
    /** 1 once locations are turned up. */
    revealed: number
    /** Declared attempts in their order (J-71). */
    attempts: readonly Attempt[]
    /** The attempt being resolved. */
    attempt: number
    /** A life at stake: whose, who would take their money (NOBODY: the deck), 1 when coming back from exile, BY_EFFECT where an effect brought it; else empty. */
    danger: readonly number[]
    /** By seat: attempts that will still fail against it this turn. */
    shield: readonly number[]
    /** Free attempts of the turn that the secret police has declared (J-72), less those that effects have given it. */
    ordered: number
    /** By seat: 1 once it has done its banking of the turn. */
    banked: readonly number[]

    // ---- deals (kernel/deals)
    deals: readonly Deal[]
    /** By seat: offers sent in this turn. */
    offers: readonly number[]

    // ---- coup (folder coup): units stand in their cells all the turn
    /** -1 outside, 0 in the rebellion phase, then 1 to 6 (J-108). */
    coup: number
    leader: number
    /** By seat: 1 once a rebel (J-112); side chosen at the end: NOBODY, LOYAL, REBEL; the outcome it would agree on (J-111). */
    rebel: readonly number[]
    side: readonly number[]
    accord: readonly number[]
    /** The winner of the coup: NOBODY, LOYAL, REBEL. */
    result: number
    /** By unit: cell, BOX or LOST; the seat it was handed to, NOBODY for the holder of its office; steps in this phase, FLED after a retreat. */
    cell: readonly number[]
    control: readonly number[]
    moved: readonly number[]
    /** The queue of movers in this phase: seats, or seats plus an office of the cousin (J-117). */
    slots: readonly number[]
    /** The first mover in this phase (J-115). */
    first: number
    /** Cells left in the running move: unit, cell, unit, cell ... (J-117, J-118). */
    steps: readonly number[]
    /** Units in hand. */
    picked: readonly number[]
    /** 1 while the leader still owes the move they rose with (J-98). */
    owes: number
    /** Office that has announced a bombardment of the palace, NOBODY for none (J-98). */
    announced: number
    /** Cells of a riot that the police may rush to (J-123). */
    riots: readonly number[]
    /** By seat: who gave it safe conduct, NOBODY (J-68). */
    conduct: readonly number[]
    /** Air strikes left; GUNBOAT and STRIKE bits once they have fired in this phase (J-126). */
    strikes: number
    fired: number
    /** Cells to fight over, in the order the leader gave; the one at hand, NOBODY between two; its wave. */
    battles: readonly number[]
    field: number
    wave: number
    /** By seat: family it fires on in this wave, HOLD, or NOBODY before it has chosen. By unit: 1 when it holds its fire. */
    plan: readonly number[]
    rest: readonly number[]
    /** By seat: units it still has to take off the field. */
    due: readonly number[]
    /** Units lost in this phase: cell, seat, cell, seat ... one pair each. */
    fallen: readonly number[]
    /** Seats that must leave the field, the next first. */
    routed: readonly number[]
    /** Seats that have not yet answered the running request, the cell it is for (the field: to stay), cells that were refused or granted. */
    consulted: readonly number[]
    haven: number
    denied: readonly number[]
    granted: readonly number[]

    /** How it ended: index in ENDS, NOBODY before. */
    ending: number
    /** 1 where an effect of the scenario has made this turn the last one. */
    lastTurn?: 1
    /** The queue of interruptions by effects; absent while empty. */
    interruptions?: readonly Pending[]
  }

/** An attempt on a life, or whatever a card does at a location: who, with which card (NOBODY: the secret police), whom, where. */
export type Attempt = {
  readonly by: number
  readonly card: number
  readonly victim: number
  readonly location: number
}

export const NOBODY = -1
/**
 * Where a card can be: hand + seat, front + seat (an influence in play), table + seat (cast in the running vote). In views cards
 * that the viewer cannot know are `hidden`, and as many of them as others hold are covered + seat, whichever they are.
 */
export const CARDS = { pile: 0, discard: 1, hand: 10, front: 20, table: 30, hidden: 40, covered: 50 } as const
/** Values of notes: 1 to VALUES millions. */
export const VALUES = 3
/** Steps of the political turn that rules ask for (J-46). */
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
/** Off the board: not yet brought in, or eliminated. */
export const BOX = -1
export const LOST = -2
/** The subjects of votes. */
export const ELECTION = 0
export const BUDGET = 1
export const COMPETENCE = 2
/** Options of a motion. */
export const NO = 0
export const YES = 1
/** Why there is an election: the first one, the President died, resigned, was voted out. */
export const FIRST = 0
export const DEATH = 1
export const RESIGNATION = 2
export const NO_CONFIDENCE = 3
/** In `danger`: no attempt that was declared. */
export const BY_EFFECT = 2
/** In `plan`: no fire. In `moved`: has retreated and takes no part in combat any more. */
export const HOLD = 99
export const FLED = 9
export const GUNBOAT = 1
export const STRIKE = 2
export const ENDS = ['aid-exhausted', 'everybody-dead', 'last-turn'] as const

export type JuntaDef = OwnedDef<Rules>
export type JuntaTurn = Turn<JuntaState, Rules>
