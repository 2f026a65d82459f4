/** What a scenario of Wir sind das Volk! is compiled into: flat tables; sides are 0 (East) and 1 (West). */
import type { Choice, RawPack, Source, Sourced } from '../../types'

/** A thing an event does, compiled: one icon of a card. */
export type Effect = {
  readonly verb: Verb
  /** The side in which it acts (the colour of the icon). */
  readonly on: number
  /** Signed steps, cubes, points or factories. */
  readonly count: number
  /** Whose flag is on the icon: he chooses the place; NOBODY: who plays the card (W-54). */
  readonly flag: number
  /** The only provinces it may touch; empty for all of the side. */
  readonly where: readonly number[]
  /** How many of the cubes must go to the provinces in `at least` (Berlin among others), else 0. */
  readonly share: number
  /** Track index for `track`, kind of police for `police`, else 0. */
  readonly what: number
  /** Condition on the wall: 0 none, 1 only while it stands, 2 only if it never stood. */
  readonly wall: number
  /** Whether its icon has arrows: a dual card may drop one arrow of it instead of the whole (W-51). */
  readonly arrows: boolean
}
export type Verb =
  | 'track'
  | 'unrest'
  | 'shift' // moves a cube of unrest
  | 'standard'
  | 'build'
  | 'dismantle'
  | 'calm'
  | 'rundown'
  | 'repair'
  | 'police'
  | 'dissolve'
  | 'peek'
  | 'external'
  | 'special'
  | 'raze' // an external factory is taken away (W-106)
  | 'wall'
  | 'open-wall'

/** Colours of cards by index (W-05): a card of side s is free for s; DUAL serves both. */
export const DUAL = 2

export type Rules = {
  readonly pack: Pick<RawPack, 'origins'>
  readonly scenario: Sourced<unknown>
  /** Ids of the East and the West. */
  readonly sides: readonly [string, string]
  readonly provinces: {
    readonly ids: readonly string[]
    /** Cell of the area that stands for it. */
    readonly cell: readonly number[]
    readonly side: readonly number[]
    readonly cities: readonly (readonly number[])[]
    /** Provinces of the other side it touches (W-89). */
    readonly faces: readonly (readonly number[])[]
    /** Whether it attacks all that it faces (W-93). */
    readonly facesAll: readonly boolean[]
    /** The divided city, NOBODY without one; its sections are fed by these suppliers (W-02). */
    readonly divided: number
    readonly suppliers: readonly number[]
    readonly source: readonly Source[]
  }
  readonly cities: {
    readonly ids: readonly string[]
    readonly cell: readonly number[]
    /** Province, or NOBODY for jokers and external cities. */
    readonly province: readonly number[]
    readonly side: readonly number[]
    /** Provinces it may count for: jokers (W-101). Empty for others. */
    readonly joker: readonly (readonly number[])[]
    readonly external: readonly boolean[]
    /** Base value when new and when rundown (1 and 0; 2 and 1 for the special one, W-102). */
    readonly base: readonly number[]
    readonly rundownBase: readonly number[]
    /** Built by events only; may be dismantled while rundown (W-103). */
    readonly special: readonly boolean[]
    readonly links: readonly (readonly number[])[]
  }
  readonly links: {
    readonly ids: readonly string[]
    readonly from: readonly number[]
    readonly to: readonly number[]
    readonly cost: readonly number[]
    readonly side: readonly number[]
  }
  readonly cards: {
    readonly ids: readonly string[]
    readonly indexOf: ReadonlyMap<string, number>
    /** Colour: EAST (red), WEST (yellow), DUAL. */
    readonly colour: readonly number[]
    /** By side, then card. */
    readonly value: readonly (readonly number[])[]
    readonly flight: readonly number[]
    /** 0 none, 1 red, 2 pink (W-67, W-71). */
    readonly police: readonly number[]
    readonly decade: readonly number[]
    readonly special: readonly boolean[]
    readonly effects: readonly (readonly Effect[])[]
    readonly source: readonly Source[]
  }
  /** Numbers of the pack that the rules read (tables.yaml, tracks.yaml, scenario): see compile. */
  readonly numbers: Readonly<Record<NumberName, number>>
  readonly prestige: Track & { readonly spaces: ReadonlyMap<number, readonly Effect[]> }
  readonly currency: Track
  readonly socialism: Track & { readonly gain: ReadonlyMap<number, number> }
  readonly flight: Track & { readonly price: ReadonlyMap<number, number> }
  readonly options: Readonly<Record<string, string>>
  readonly start: {
    readonly unrest: readonly number[]
    readonly factories: readonly number[]
    readonly box: number
  }
  readonly choices: Choices
}
export type Track = {
  readonly least: number
  readonly most: number
  readonly start: number
  readonly source: Source
}
export type NumberName =
  | 'decades'
  | 'open' // cards turned up in a half
  | 'dealt' // cards of a hand
  | 'keep'
  | 'raises' // most living standards a card
  | 'step' // economy for each living standard (3)
  | 'protest' // cubes for each mass protest (4)
  | 'calmed' // cubes left by calming (3)
  | 'collapse' // mass protests that end it (4)
  | 'factoryCost'
  | 'standards' // supplies
  | 'cubes'
  | 'reds'
  | 'protests'
  | 'externals'
  | 'rundowns'
/** Choices made once: see choices.ts. */
export type Choices = { readonly button: (id: string) => Choice } & Readonly<Record<string, unknown>>
