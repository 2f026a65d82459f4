/** The compiled form of a scenario of Wir sind das Volk!: flat tables. Sides are 0 (East) and 1 (West). */
import type { VolkCard, VolkFiles, VolkNumber, VolkRuleOptions } from '../../../schemas/generated/content'
import type { BlockRules } from '../../blocks/port'
import type { BoardMap, Message, ShapesOf, Source } from '../../types'
import type { VolkAction } from './actions'
import type { EffectName } from './state'

/** The ruleset's own files and actions, as the engine passes them. */
export type VolkShapes = ShapesOf<VolkFiles, VolkAction>
export type VolkPack = VolkShapes['pack']
export type { VolkCard }

/** A compiled effect: one icon of a card, or the effect of a track's space. */
export type Effect = {
  readonly verb: EffectName
  /** The side in which it acts (the colour of the icon). */
  readonly on: number
  /** Signed steps, cubes, points or factories. */
  readonly count: number
  /** The side of the flag on the icon, which chooses the place; NOBODY for the side that plays the card (W-54). */
  readonly flag: number
  /** Provinces it may affect; all of the side if the card names none. */
  readonly where: readonly number[]
  /** Number of the cubes for `shareIn`, else 0 and NOBODY. */
  readonly share: number
  readonly shareIn: number
  /** Track for `track` (see TRACKS), kind of police for `police` (see POLICE), town for `special`, else 0. */
  readonly what: number
  /** Condition on the wall: see WALL. */
  readonly wall: number
  /** True if its icon has arrows: a dual card may drop one arrow instead of the whole icon (W-51). */
  readonly arrows: boolean
  /** The list and the label of an effect `blocks`. */
  readonly list: number
  readonly label: Message | undefined
  readonly source: Source
}
export const TRACKS = ['prestige', 'currency', 'socialism', 'flight'] as const
export type TrackName = (typeof TRACKS)[number]
export const POLICE = { none: 0, red: 1, pink: 2 } as const
export const WALL = { any: 0, standing: 1, never: 2 } as const

/** Colours of cards by index (W-05): a card of side s is free for s; DUAL serves both; special cards have NO_COLOUR. */
export const DUAL = 2
export const NO_COLOUR = 3

/** A compiled scenario. */
export type Tables = BlockRules & {
  readonly pack: VolkPack
  readonly scenario: VolkPack['scenarios'][string]
  readonly board: BoardMap
  /** Ids of the East and the West. */
  readonly sides: readonly [string, string]
  readonly provinces: Provinces
  readonly cities: Cities
  readonly links: Links
  readonly cards: Cards
  /** Numbers of the pack that the rules read, with their sources. */
  readonly numbers: Readonly<Record<NumberName, number>>
  readonly sources: Readonly<Record<NumberName, Source>>
  /** Number of pieces of each kind (units.yaml); factories by side. */
  readonly supply: Readonly<Record<Supply, number>> & { readonly factories: readonly number[] }
  /** Types of pieces (units.yaml) by kind, for the screen; factories by side. */
  readonly looks: Readonly<Record<Supply, string>> & { readonly factories: readonly string[] }
  readonly prestige: Track & { readonly spaces: ReadonlyMap<number, readonly Effect[]> }
  readonly currency: Track
  readonly socialism: Track & { readonly gain: ReadonlyMap<number, number> }
  readonly flight: Track & { readonly price: ReadonlyMap<number, number> }
  readonly ruleOptions: Required<VolkRuleOptions>
  readonly start: {
    readonly unrest: readonly number[]
    readonly standard: readonly number[]
    readonly factories: readonly number[]
    readonly links: readonly number[]
    readonly box: number
  }
}

/** Things by index, with an index by name. */
export type Named = {
  readonly count: number
  readonly ids: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
}

/** Provinces by index, in the order of terrain.yaml. */
export type Provinces = Named & {
  /** Cell of its area. */
  readonly cell: readonly number[]
  readonly side: readonly number[]
  /** By side, its provinces. */
  readonly of: readonly (readonly number[])[]
  /** Cities in it, without jokers. */
  readonly cities: readonly (readonly number[])[]
  /** Jokers that may count for it (W-101). */
  readonly jokers: readonly (readonly number[])[]
  /** Adjacent provinces of the other side (W-89). */
  readonly faces: readonly (readonly number[])[]
  /** True if it attacks all provinces that it faces (W-93). */
  readonly facesAll: readonly boolean[]
  /** The divided city, NOBODY without one; sections by index, each with its cell and supplier (W-02). */
  readonly divided: number
  readonly sections: {
    readonly ids: readonly string[]
    readonly cell: readonly number[]
    readonly supplier: readonly number[]
  }
  readonly source: readonly Source[]
}

/** Cities by index. */
export type Cities = Named & {
  readonly cell: readonly number[]
  /** Province, or NOBODY for jokers and external cities. */
  readonly province: readonly number[]
  readonly side: readonly number[]
  /** Provinces that a joker may count for (W-101); empty for other cities. */
  readonly joker: readonly (readonly number[])[]
  readonly external: readonly boolean[]
  /** True if built by events only; such a factory may be dismantled while rundown (W-102, W-103). */
  readonly special: readonly boolean[]
  /** Own value when new and when rundown (1 and 0; others for a special one, W-102). */
  readonly base: readonly number[]
  readonly rundownBase: readonly number[]
  readonly links: readonly (readonly number[])[]
}

/** Links by index, named by their two cities as on the map: "kiel:hamburg". */
export type Links = Named & {
  readonly from: readonly number[]
  readonly to: readonly number[]
  readonly cost: readonly number[]
  readonly side: readonly number[]
  /** Provinces that it crosses without an end there (W-F3). */
  readonly crosses: readonly (readonly number[])[]
  /** Direction from the first city's cell to the second's, for the screen. */
  readonly direction: readonly number[]
  readonly source: readonly Source[]
}

/** Cards by index, deck after deck. */
export type Cards = Named & {
  /** EAST (red), WEST (yellow), DUAL or NO_COLOUR. */
  readonly colour: readonly number[]
  /** By side, then card. */
  readonly value: readonly (readonly number[])[]
  readonly flight: readonly number[]
  /** See POLICE (W-67, W-71). */
  readonly police: readonly number[]
  /** From 1. */
  readonly decade: readonly number[]
  readonly special: readonly boolean[]
  /** Condition of its event: see WALL. */
  readonly wall: readonly number[]
  readonly effects: readonly (readonly Effect[])[]
  readonly source: readonly Source[]
}

export type Track = {
  readonly id: string
  readonly least: number
  readonly most: number
  readonly start: number
  /** The effects of a step past the end of the track, by side: the East steps past the maximum, the West past the minimum. */
  readonly beyond: readonly (readonly Effect[])[]
  readonly source: Source
}
export type NumberName = VolkNumber['id'] | ScenarioNumber
export type ScenarioNumber =
  | 'decades'
  | 'open' // cards turned up in a half
  | 'dealt' // cards of a hand
  | 'keep'
/** Kinds of pieces with one common supply. Factories have one for each side. */
export const SUPPLIES = [
  ...(['standard', 'unrest', 'socialist', 'rail'] as const),
  ...(['abroad', 'special', 'rundown', 'protest'] as const),
]
export type Supply = (typeof SUPPLIES)[number]
