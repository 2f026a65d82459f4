/** The state of a game of Wir sind das Volk!: small integers, one list a property. Sides, provinces, cities, links and cards by index. */
import type { GameDef, GameState, Turn } from '../../types'
import type { Rules } from './rules'

export type VolkState = GameState & {
  /** From 1. */
  decade: number
  /** 1 or 2. */
  half: number
  /** Side that plays the next card. */
  turn: number
  /** Side that took the last action of the half before, NOBODY before the first (W-18). */
  last: number
  /** By card: where it is (see PLACES). */
  place: readonly number[]
  /** Cards of the draw pile, the next one first. */
  pile: readonly number[]
  /** By card: 1 for a police card that has been used in this decade (W-67). */
  used: readonly number[]
  /** Bits by card of who has seen it in a hand or in the pile: 1 the East, 2 the West (W-69). */
  seen: readonly number[]
  /** By city: NONE, BUILT or RUNDOWN. */
  factory: readonly number[]
  /** By link: 1 when built. */
  link: readonly number[]
  /** By province: cubes of unrest, markers of living standard, socialists on the map. */
  unrest: readonly number[]
  standard: readonly number[]
  socialists: readonly number[]
  /** By section of the divided city: markers of living standard there; their sum is the province's `standard` (W-47). */
  sections: readonly number[]
  /** By province: mass protests that stand there because of one in the divided city (W-60). */
  echo: readonly number[]
  /** Socialists in the box. */
  box: number
  /** Positions on the tracks; prestige and socialism count toward the East. */
  prestige: number
  currency: number
  socialism: number
  flight: number
  /** 1 while the flight marker lies on its wall side (W-70). */
  wall: number
  /** 1 once the wall has stood. */
  walled: number
  /** 1 once the police is dissolved for good (W-68). */
  dissolved: number
  /** In an end phase, by joker city and by external city: the province it counts for, NOBODY before it is chosen (W-101, W-105). */
  counted: readonly number[]
  /** The card being played, NOBODY for none; how it is used (an index in USES). */
  card: number
  use: number
  /** Points left to spend: building, dismantling, or the card's number while living standards rise. */
  points: number
  /** What must be settled before the game goes on, the next first: see Task. */
  tasks: readonly Task[]
  /** Where the game goes on when no task is left: a step of the end phase, or the turn. */
  step10: number
  /** While living standards rise (W-42): provinces that have had one, and the supplier that passes on to the divided city. */
  raised: readonly number[]
  supplier: number
  /** How the game ended: an index in ENDS, NOBODY before; side that won. */
  ending: number
  winner: number
}

/** One thing to settle: who decides, of which kind, with how much and where (PROVINCE ... NOBODY for a free choice). */
export type Task = {
  readonly kind: TaskKind
  /** Who decides. */
  readonly side: number
  /** Points, cubes, steps. */
  readonly count: number
  /** Side, province or card it is about, NOBODY for none. */
  readonly of: number
  readonly where: number
}
export type TaskKind =
  | 'icons' // the icons of the event being played are carried out in an order of choice
  | 'build'
  | 'dismantle'
  | 'alternate' // dismantling or decay, the sides deciding in turns (W-73, W-81)
  | 'unrest' // place or take cubes
  | 'echo' // which supplier shares the protest of the divided city (W-60)
  | 'standard'
  | 'calm'
  | 'rundown'
  | 'repair'
  | 'police'
  | 'peek'
  | 'external'
  | 'special'
  | 'socialist'
  | 'price' // of the special card (W-15)

export const NOBODY = -1
export const EAST = 0
export const WEST = 1

/** Where a card can be. A hand is HAND + side. HIDDEN stands in views for what the viewer cannot know. */
export const PLACES = {
  later: 0, // a deck of a decade to come
  pile: 1,
  open: 2,
  hand: 3, // and 4
  played: 5,
  police: 6,
  special: 7,
  gone: 8,
  hidden: 9,
} as const

export const NONE = 0
export const BUILT = 1
export const RUNDOWN = 2

/** What a card can be played for (W-23). */
export const USES = ['develop', 'quiet', 'raise', 'event'] as const
export type Use = (typeof USES)[number]

/** Ways a game can end, as outcomes name them. */
export const ENDS = ['ruin', 'collapse', 'socialists', 'no-socialists', 'last-decade'] as const

export type VolkDef = GameDef<Rules>
export type VolkTurn = Turn<VolkState, Rules>
export const otherSide = (side: number): number => 1 - side
