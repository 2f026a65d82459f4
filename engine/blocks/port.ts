/**
 * What a ruleset gives to the language of blocks, and what the language makes of a scenario (docs/decisions/0044). The rules and the state of
 * a game are its own: functions of a port are written as methods, so that they may take the forms of their own ruleset.
 */
import type { MessageValue, Turn, Viewer } from '../types'
import type { Asking, BlockState, Due, Frame, GroundNames, Subject, Whose } from './block-state'
import type { Counter } from './counter'
import type { Deck } from './deck'
import type { GameOption } from './options'

export * from './block-state'

/** What rules have for blocks. */
export type BlockRules = { readonly blocks: BlockTables }
export type BlockTurn = Turn<BlockState, BlockRules>

/** Methods, so that a ruleset's own may take the form of its rules and state. */
export type Test = { of(rules: BlockRules, state: BlockState, subject?: Subject): boolean }['of']
export type Measure = { of(rules: BlockRules, state: BlockState, subject?: Subject): number }['of']
export type PieceTest = {
  of(rules: BlockRules, state: BlockState, piece: number, subject?: Subject): boolean
}['of']
/** Cells as a mask; the same object as long as nothing that it depends on has changed. */
export type LiveZone = Live<Uint8Array>
export type Live<T> = { of(rules: BlockRules, state: BlockState, subject?: Subject): T }['of']
/** What an effect does; lists that it starts are put on the run (see running.ts). */
export type DoEffect = { of(turn: BlockTurn, subject: Subject, run: Run): void }['of']

/** Effects being carried out, from the first to the last or to a question. */
export type Run = {
  readonly turn: BlockTurn
  frames: Frame[]
  due: Due[]
  asking: Asking | undefined
  /** Whether what an effect has put before the rules must be settled first (see `wait`). */
  waits: boolean
  /** Effects done since the last answer of a player: too many are a circle. */
  count: number
}

export type Trigger = {
  readonly id: string
  readonly at: string
  /** Side in whose turn it happens, or NOTHING. */
  readonly turn: number
  readonly from: number
  readonly to: number
  /** How often it may happen; 0 for any number of times. */
  readonly times: number
  readonly quiet: boolean
  readonly who: PieceTest | undefined
  readonly other: PieceTest | undefined
  readonly zone: LiveZone | undefined
  readonly when: Test | undefined
  /** Of `counter-reached`: which counter, or NOTHING for any; where it must get to, by rising or by falling. */
  readonly counter: number
  readonly reaches: number | undefined
  readonly fallsTo: number | undefined
  readonly list: number
}

/** A zone that a side holds as long as its units, and no others, stand there. */
export type Hold = { readonly zone: LiveZone; readonly side: number }

export type Ask = {
  readonly id: string
  readonly seat: number
  /** The question in words. */
  readonly name: MessageValue
  readonly choices: readonly {
    readonly id: string
    readonly name: MessageValue
    readonly when: Test | undefined
    readonly list: number
  }[]
  /** What may be answered is known to the seat alone: cards of its hand. */
  readonly ofHand: boolean
  /** Others do not learn the answer. */
  readonly secret?: boolean
  /** The card on the table that an answer is, by the name that it has there; undefined where it is none. */
  readonly cardAt?: { of(state: BlockState, choice: number): string | undefined }['of']
  /** Whether the log tells the answer; else what it brings about tells it. */
  readonly tells: boolean
}

/** What a kind of card does. */
export type Card = {
  readonly when: Test | undefined
  /** What it costs to play it: so much of a counter, or NOTHING. */
  readonly counter: number
  readonly cost: number
  readonly list: number
}

/** A state as a viewer sees it; with `rng` one that looks the same to them, where what they cannot see is drawn again. */
export type Veil = <S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer, rng?: number[]) => S

/** A number of the rules that is changed always, while something holds, or from an effect on. */
export type Modifier = {
  readonly number: number
  readonly by: Measure | undefined
  readonly to: Measure | undefined
  readonly while: Test | undefined
  readonly who: PieceTest | undefined
  readonly seat: number
}

/** What the blocks of a scenario are compiled into. */
export type BlockTables = {
  readonly port: BlockPort
  readonly ground: GroundNames
  readonly seats: readonly string[]
  readonly counters: readonly Counter[]
  /** Whether any of them is hidden. */
  readonly hides: boolean
  readonly options: readonly GameOption[]
  /** The list that asks for what is to be chosen before a game begins, or NOTHING. */
  readonly opening: number
  /** States of units by name. */
  readonly statuses: readonly string[]
  /** What may stand on cells, by name. */
  readonly features: readonly string[]
  readonly holds: readonly Hold[]
  readonly triggers: readonly Trigger[]
  /** By moment, the triggers that wait for it, by index; moments for which none does are not there. */
  readonly waiting: Readonly<Record<string, readonly number[]>>
  readonly lists: readonly (readonly DoEffect[])[]
  readonly asks: readonly Ask[]
  readonly decks: readonly Deck[]
  /** By deck and kind. */
  readonly cards: readonly (readonly Card[])[]
  /** What is over cards and choices that not everybody sees, as far as the game has such. */
  readonly veils: readonly Veil[]
  /** Modifiers of the scenario from `firstStanding` to before `standing`; the others are those of effects, which count only from then on. */
  readonly modifiers: readonly Modifier[]
  readonly firstStanding: number
  readonly standing: number
  /** By number, whether anything may change it. */
  readonly modifiable: Uint8Array
}

/** What the rules of a game let blocks read and do. Each part is left out where the game has no such thing. */
export type BlockPort = {
  /** Whose port it is, for errors. */
  readonly ruleset: string
  /** Where the list of triggers that happened stands. Default: `fired`. */
  readonly fired?: 'fired' | 'happened'
  /** Names of the numbers that may be modified, with the bounds within which they stay. */
  readonly numbers?: readonly { readonly id: string; readonly least: number; readonly most: number }[]
  /** What a number is where nothing modifies it, by its index; 0 where it is nobody's who could have it. Needed where blocks read numbers. */
  plain?(rules: BlockRules, state: BlockState, number: number, whose: Whose): number
  turnOf(rules: BlockRules, state: BlockState): number
  /** The side in whose turn it is, by index, or NOTHING. */
  sideInTurn(rules: BlockRules, state: BlockState): number
  seatName(rules: BlockRules, seat: number): MessageValue
  /** The moment at which a turn is over. */
  readonly turnEnds?: string
  /** The game ends when this turn does. */
  endWithTurn?(turn: BlockTurn): void
  score?(rules: BlockRules, state: BlockState, seat: number): number
  /** Makes what is derived from a state true before blocks read it. */
  load?(rules: BlockRules, state: BlockState): unknown
  readonly pieces?: PiecePort
  readonly ground?: GroundPort
}

export type PiecePort = {
  /** Off-map places by their names in filters; the index is minus its place less one: the first is -1. */
  readonly where: Readonly<Record<string, number>>
  count(rules: BlockRules): number
  side(rules: BlockRules, state: BlockState, piece: number): number
  seat?(rules: BlockRules, state: BlockState, piece: number): number
  /** Index of its type among the units of the pack. */
  unit(rules: BlockRules, state: BlockState, piece: number): number
  component?(rules: BlockRules, state: BlockState, piece: number): number
  /** Its cell, or one of `where`. */
  cell(rules: BlockRules, state: BlockState, piece: number): number
  /** Where it is for zones, when that is another cell than its own: laid beside the map. */
  lies?(rules: BlockRules, state: BlockState, piece: number): number
  power?(rules: BlockRules, state: BlockState, piece: number): number
  /** Whether it may stand there, by what puts it there. */
  fits?(rules: BlockRules, state: BlockState, piece: number, cell: number): boolean
  /** Whether ground lets it step from a cell in a direction. Without it, everywhere. */
  passes?(rules: BlockRules, state: BlockState, piece: number, from: number, direction: number): boolean
  /** Puts it on a cell, from wherever it is; what follows from that in the rules follows. */
  put?(turn: BlockTurn, piece: number, cell: number): void
  /** Out of the game. */
  remove?(turn: BlockTurn, piece: number): void
  /** Units are others now (see people.ts): what the rules have worked out from them is no longer true. */
  changed?(turn: BlockTurn): void
}

export type GroundPort = {
  /** The ground is another now (see ground.ts): what the rules have worked out from it is no longer true. */
  changed(turn: BlockTurn): void
}
