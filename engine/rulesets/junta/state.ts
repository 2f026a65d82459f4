/** The state of a game of Junta: small integers, one list a property. Seats, cards, offices, units and cells by index. */
import type { Deal } from '../../kernel/deals'
import type { GameDef, GameState, Turn } from '../../types'
import type { Rules } from './rules'

export type JuntaState = GameState & {
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

  // ---- offices
  president: number
  /** By office: the seat that was named to it, NOBODY for none. */
  office: readonly number[]
  /** By office: 1 while the President's cousin fills it: one that was vacant (J-88), or those the President held when he was elected (J-40). */
  cousin: readonly number[]
  /** By seat: 1 while its head is dead (J-80). */
  dead: readonly number[]
  /** By seat: embassy (cell) of its exile, NOBODY at home (J-61). */
  exile: readonly number[]

  // ---- markers
  pretext: number
  /** OPEN, LUNCH or HOLIDAY (J-58, J-59). */
  bank: number
  /** Turns for which the secret police may not shoot in the bank: 2 the turn it did, then 1 (J-77). */
  safe: number

  // ---- a vote
  /** What is voted on (index in MOTIONS), NOBODY for nothing; round 1 or 2; options in the order they came: seats, or NO and YES. */
  motion: number
  round: number
  options: readonly number[]
  /** By option: 1 when the candidate has declined (J-28). */
  declined: readonly number[]
  /** By seat: votes of its offices already given (J-38). By option: votes so far. */
  given: readonly number[]
  tally: readonly number[]
  /** Seats still to be asked in the running round, election or declaration, the next first. */
  queue: readonly number[]

  // ---- budget
  /** Promised to each seat, in millions. */
  budget: readonly number[]
  /** Notes laid out for each seat while the President pays. */
  paid: readonly number[]

  // ---- locations and attempts
  /** By seat: index of the location, NOBODY before it is chosen; ABROAD plus an embassy's cell for exile chosen and not yet told. */
  location: readonly number[]
  /** 1 once locations are turned up. */
  revealed: number
  /** Declared attempts in their order (J-71). */
  attempts: readonly Attempt[]
  /** The attempt being resolved. */
  attempt: number
  /** The attempt being declared: card (NOBODY: the secret police), then victim; empty for none. */
  aim: readonly number[]
  /** 1 once the secret police has its free attempt of the turn declared (J-72). */
  ordered: number
  /** By seat: 1 once it has done its banking of the turn. */
  banked: readonly number[]

  // ---- deals (kernel/deals)
  deals: readonly Deal[]
  /** By seat: offers sent in this turn. */
  offers: readonly number[]

  // ---- coup
  /** -1 outside, 0 in the rebellion phase, then 1 to 6 (J-108). */
  coup: number
  leader: number
  /** By seat: 1 once a rebel (J-112); side chosen at the end: NOBODY, LOYAL, REBEL. */
  rebel: readonly number[]
  side: readonly number[]
  /** By unit: cell, BOX or LOST; the seat it was handed to, NOBODY for the holder of its office; 1 once moved in this phase. */
  cell: readonly number[]
  control: readonly number[]
  moved: readonly number[]
  /** By unit brought by cards: the seat whose card brought it is in `control`. */
  /** By seat: cell whose units it has moved in this phase, NOBODY for none (J-117). */
  from: readonly number[]
  /** Air strikes left, 1 once the gunboat has fired in this phase, 1 once paratroops, marines have landed. */
  strikes: number
  fired: number
  landed: readonly number[]
  /** Cells to fight over, in the order the leader gave; the wave; see the coup's phases. */
  battles: readonly number[]
  wave: number
  /** Numbers of the battle at hand: see rules/battle. */
  fight: readonly number[]

  /** How it ended: index in ENDS, NOBODY before. */
  ending: number
  winners: readonly number[]
  /** The ballot or step to return to after an interruption (an election in the middle of a turn). */
  resume: readonly string[]
}

/** An attempt on a life, or whatever a card does at a location: who, with which card (NOBODY: the secret police), whom, where. */
export type Attempt = {
  readonly by: number
  readonly card: number
  readonly victim: number
  readonly location: number
}

export const NOBODY = -1
/** Where a card can be: HAND + seat, FRONT + seat (an influence in play). HIDDEN stands in views. */
export const CARDS = { pile: 0, discard: 1, hand: 10, front: 20, table: 30, gone: 31, hidden: 32 } as const
/** Values of notes: 1 to VALUES millions. */
export const VALUES = 3
export const OPEN = 0
export const LUNCH = 1
export const HOLIDAY = 2
export const LOYAL = 0
export const REBEL = 1
export const ABROAD = 1000
/** Off the board: not yet brought in, or eliminated. */
export const BOX = -1
export const LOST = -2
export const MOTIONS = ['election', 'budget', 'competence', 'junta'] as const
export const ENDS = ['aid-exhausted', 'everybody-dead'] as const

export type JuntaDef = GameDef<Rules>
export type JuntaTurn = Turn<JuntaState, Rules>
