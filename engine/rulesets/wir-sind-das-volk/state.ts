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
  /** Side that took the last action of the half before, NOBODY before the first (W-18). */
  last: number
  /** By card: where it is (see PLACES). */
  place: readonly number[]
  /** Cards of the draw pile, the next one first; in a view NOBODY for those that the viewer does not know. */
  pile: readonly number[]
  /** By side: cards in its hand, which everybody may count. */
  held: readonly number[]
  /** Flight symbols on the cards played in this decade (W-71). */
  flights: number
  /** By card: cubes that are on a police card, which has been used in this decade (W-67). */
  used: readonly number[]
  /** Bits by card of who knows where it is though it is hidden: 1 the East, 2 the West (W-69). */
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
  /** 1 while the flight marker is on its wall side (W-70). */
  wall: number
  /** 1 once the wall has stood. */
  walled: number
  /** 1 once the police is dissolved for good (W-68). */
  dissolved: number
  /** By city: in an end phase, the province that a joker or an external factory counts for, else NOBODY (W-101, W-105). */
  counted: readonly number[]
  /** The card being played, NOBODY for none; how it is used (an index in USES). */
  card: number
  use: number
  /** Points of the card that are left while living standards rise (W-44). */
  points: number
  /** The tasks to settle before the game goes on, the next first: see Task. */
  tasks: readonly Task[]
  /** The dropped icon of a dual event, or one arrow of it; NOBODY while the choice is open (W-51). */
  dropped: number
  /** Where the game goes on when no task is left: 0 the turn, 1 to 10 a step of the end of the decade. */
  step10: number
  /** Stages of that step that are done. */
  stage: number
  /** While living standards rise (W-42): provinces that have had one. */
  raised: readonly number[]
  /** The supplier that has passed one on to the divided city with this card (W-48), NOBODY before. */
  supplier: number
  /** Between decades, by card: 1 for one that its holder keeps (W-20); by side: whether it has chosen. */
  kept: readonly number[]
  ready: readonly number[]
  /** How the game ended: an index in ENDS, NOBODY before; side that won. */
  ending: number
  winner: number
  /** 1 where an effect of the scenario has made this decade the last one. */
  lastDecade?: 1
}

/** One thing to settle: who decides, of which kind, with how much and where. */
export type Task = {
  readonly kind: TaskKind
  /** The side that decides. */
  readonly side: number
  /** Points, cubes, steps, below zero to take away; the icons still to come as bits. */
  readonly count: number
  /** Side in which it acts, or the province, city or card it is about, NOBODY for none. */
  readonly of: number
  /** The only provinces it may touch; empty for all of the side. */
  readonly where: readonly number[]
}
/** A task of an effect has the effect's name. The others belong to the rules. */
export type TaskKind =
  | EffectName
  | 'icons' // the icons of the event being played are carried out in an order of choice
  | 'alternate' // dismantling, the sides deciding in turns (W-73)
  | 'decay' // factories fall into decay, then dismantling, the sides deciding in turns (W-81)
  | 'echo' // the supplier that shares a protest of the divided city (W-60)
  | 'price' // of the special card (W-15)
  | 'joker' // where a joker or an external factory counts in this end phase
  | 'prestige'
  | 'compare' // who gets unrest first, where socialists are short (W-86)
  | 'attack'
  | 'socialists'
  | 'rest' // of effects of the scenario that wait until what is before it is settled
/** Effects by the names that packs write; `police` is what a police card has besides (W-67), `blocks` what triggers have too. */
export type EffectName = VolkEffect['type'] | 'police' | 'blocks'

export const NOBODY = -1
/** Bits of `seen` by side. */
export const SEES = [1, 2] as const
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
  /** Out of the game, seen by all. */
  gone: 8,
  /** Out of the game, face down: unused cards (W-19), the one that a look took out (W-69). */
  buried: 9,
  hidden: 10,
} as const

export const NONE = 0
export const BUILT = 1
export const RUNDOWN = 2

/** The seen cards: `of` of a task `peek` that has begun (W-69). */
export const HAND = 0
export const PILE = 1

/** The uses of a card (W-23). */
export const USES = ['develop', 'quiet', 'raise', 'event'] as const
export type Use = (typeof USES)[number]

/** Ways a game can end, as outcomes name them. */
export const ENDS = ['ruin', 'collapse', 'socialists', 'no-socialists', 'last-decade'] as const

export const otherSide = (side: number): number => 1 - side
