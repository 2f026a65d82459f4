/** The state of a game of Wir sind das Volk!: small integers, one list a property. Sides, provinces, cities, links and cards by index. */
import type { VolkEffect } from '../../../schemas/generated/content'
import type { BlockState } from '../../blocks/port'

export type VolkState = BlockState & {
  /** From 1. */
  decade: number
  /** 1 or 2. */
  half: number
  /** Side that plays the next card. */
  turn: number
  /** Side that took the last action of the previous half, NOBODY before the first (W-18). */
  last: number
  /** Place of each card (see PLACES). */
  place: readonly number[]
  /** Cards of the draw pile, the next one first; in a view NOBODY for unknown cards. */
  pile: readonly number[]
  /** By side, the number of cards in its hand, which is public. */
  held: readonly number[]
  /** Flight symbols on the cards played in this decade (W-71). */
  flights: number
  /** By card, the cubes on a police card that was used in this decade (W-67). */
  used: readonly number[]
  /** Bits by card for the sides that know its place although it is hidden: 1 the East, 2 the West (W-69). */
  seen: readonly number[]
  /** By city: NONE, BUILT or RUNDOWN. */
  factory: readonly number[]
  /** By link, 1 if built. */
  link: readonly number[]
  /** By province: cubes of unrest, markers of living standard, socialists on the map. */
  unrest: readonly number[]
  standard: readonly number[]
  socialists: readonly number[]
  /** By section of the divided city, its markers of living standard; their sum is the province's `standard` (W-47). */
  sections: readonly number[]
  /** By province, the shared mass protests of the divided city (W-60). */
  echo: readonly number[]
  /** Socialists in the box. */
  box: number
  /** Positions on the tracks; prestige and socialism count toward the East. */
  prestige: number
  currency: number
  socialism: number
  flight: number
  /** 1 while the flight marker is on its wall side (W-70). */
  wall: number
  /** 1 once the wall has stood. */
  walled: number
  /** 1 once the police is dissolved for good (W-68). */
  dissolved: number
  /** By city, in an end phase: the province that a joker or an external factory counts for, else NOBODY (W-101, W-105). */
  counted: readonly number[]
  /** The card in play, NOBODY for none; and its use (an index in USES). */
  card: number
  use: number
  /** Card points left while living standards rise (W-44). */
  points: number
  /** The tasks to settle before the game goes on, the next first: see Task. */
  tasks: readonly Task[]
  /** The dropped icon of a dual event, or one arrow of it; NOBODY before the choice (W-51). */
  dropped: number
  /** The place to resume after the last task: 0 the turn, 1 to 10 a step of the end of the decade. */
  step10: number
  /** Number of finished stages of that step. */
  stage: number
  /** While living standards rise (W-42): provinces that have had one. */
  raised: readonly number[]
  /** The supplier that has passed one on to the divided city with this card (W-48), or NOBODY. */
  supplier: number
  /** Between decades, by card: 1 if its holder keeps it (W-20); by side: 1 if it has chosen. */
  kept: readonly number[]
  ready: readonly number[]
  /** Index in ENDS of the way the game ended, NOBODY before; and the winning side. */
  ending: number
  winner: number
  /** 1 if an effect of the scenario has made this decade the last one. */
  lastDecade?: 1
}

/** One task to settle: the deciding side, its kind, count and place. */
export type Task = {
  readonly kind: TaskKind
  /** The side that decides. */
  readonly side: number
  /** Points, cubes or steps, negative to remove; the remaining icons as bits. */
  readonly count: number
  /** Side in which it acts, or its province, city or card, NOBODY for none. */
  readonly of: number
  /** The only provinces it may affect; empty for all of the side. */
  readonly where: readonly number[]
}
/** A task of an effect has the effect's name. The others belong to the rules. */
export type TaskKind =
  | EffectName
  | 'icons' // the icons of the current event, in a chosen order
  | 'alternate' // dismantling, with the sides deciding in turns (W-73)
  | 'decay' // decay of factories, then dismantling, with the sides deciding in turns (W-81)
  | 'echo' // the supplier that shares a protest of the divided city (W-60)
  | 'price' // of the special card (W-15)
  | 'joker' // the province for which a joker or an external factory counts in this end phase
  | 'prestige'
  | 'compare' // the province that gets unrest first, if socialists are short (W-86)
  | 'attack'
  | 'socialists'
  | 'rest' // effects of the scenario that wait for earlier tasks
/** Effects by their names in packs, with `police` for the additional icon of a police card (W-67) and `blocks` for those that triggers may use too. */
export type EffectName = VolkEffect['type'] | 'police' | 'blocks'

export const NOBODY = -1
/** Bits of `seen` by side. */
export const SEES = [1, 2] as const
export const EAST = 0
export const WEST = 1

/** Places of cards. A hand is HAND + side. In views HIDDEN replaces unknown places. */
export const PLACES = {
  later: 0, // a deck of a decade to come
  pile: 1,
  open: 2,
  hand: 3, // and 4
  played: 5,
  police: 6,
  special: 7,
  /** Out of the game, face up. */
  gone: 8,
  /** Out of the game, face down: unused cards (W-19), and one removed by a look (W-69). */
  buried: 9,
  hidden: 10,
} as const

export const NONE = 0
export const BUILT = 1
export const RUNDOWN = 2

/** The place that was looked at: `of` of a `peek` task that has begun (W-69). */
export const HAND = 0
export const PILE = 1

/** The uses of a card (W-23). */
export const USES = ['develop', 'quiet', 'raise', 'event'] as const
export type Use = (typeof USES)[number]

/** Ways a game can end, as outcomes name them. */
export const ENDS = ['ruin', 'collapse', 'socialists', 'no-socialists', 'last-decade'] as const

export const otherSide = (side: number): number => 1 - side
