/**
 * The interface between a ruleset and the language of blocks, and the tables that a scenario is compiled to (docs/decisions/0044).
 * Rules and state belong to the ruleset. Functions of a port are methods, so that they can take the types of their ruleset.
 */
import type { Message, MessageValue, Target, Turn, Viewer } from '../types'
import type { Asking, BlockState, Due, Frame, GroundNames, Status, Subject, Whose } from './block-state'
import type { Deck } from './cards/deck'
import type { Counter } from './counter'
import type { HiddenUnitsOf } from './hiding/entry'
import type { GameOption } from './options/options'
import type { Question } from './questions/question'

export * from './block-state'
export type * from './questions/question'

/** The part of the rules that blocks need. */
export type BlockRules = { readonly blocks: BlockTables }
export type BlockTurn = Turn<BlockState, BlockRules>

/** Methods, so that a ruleset can use its own types of rules and state. */
export type Test = { of(rules: BlockRules, state: BlockState, subject?: Subject): boolean }['of']
export type Measure = { of(rules: BlockRules, state: BlockState, subject?: Subject): number }['of']
export type PieceTest = {
  of(rules: BlockRules, state: BlockState, piece: number, subject?: Subject): boolean
}['of']
/** Cells as a mask; the same object until something that it depends on changes. */
export type LiveZone = Live<Uint8Array>
export type Live<T> = { of(rules: BlockRules, state: BlockState, subject?: Subject): T }['of']
/** Carries out an effect. Lists that it starts are pushed onto the run (see interpreter.ts). */
export type DoEffect = { of(turn: BlockTurn, subject: Subject, run: Run): void }['of']

/** Effects in progress, up to the end or to a question. */
export type Run = {
  readonly turn: BlockTurn
  frames: Frame[]
  due: Due[]
  asking: Asking | undefined
  /** Whether the rules must settle the result of an effect first (see `wait`). */
  waits: boolean
  /** Effects since the last answer of a player; too many mean a loop. */
  count: number
}

export type Trigger = {
  readonly id: string
  readonly at: string
  /** The side whose turn it must be, or NOTHING. */
  readonly turn: number
  readonly from: number
  readonly to: number
  /** It happens in each of these turns only, counted from `from`; 1 for every turn. */
  readonly every: number
  /** How many times it can happen; 0 for any number. */
  readonly times: number
  readonly quiet: boolean
  readonly who: PieceTest | undefined
  readonly other: PieceTest | undefined
  readonly zone: LiveZone | undefined
  readonly when: Test | undefined
  /** Used by `counter-reached`: the counter, or NOTHING for any; the threshold to rise to or to fall to. */
  readonly counter: number
  /** How many counters from there on are meant: those of all players, or 1. */
  readonly span?: number
  readonly reaches: number | undefined
  readonly fallsTo: number | undefined
  readonly list: number
  /** The tally that counts it, or NOTHING. */
  readonly tally: number
}

/** Units that hide: an entry of `hidden` in the scenario. */
export type HiddenEntry = HiddenUnitsOf<Measure, PieceTest, LiveZone>

/** Something that is counted: a trigger by its id, or a moment that passes filters. */
export type Tally = {
  readonly trigger?: string
  readonly at?: string
  readonly quiet?: boolean
} & Partial<Pick<Trigger, 'turn' | 'who' | 'other' | 'zone'>>

/** A `later`: the moment of its effects, their list, the turns to wait, and the condition that drops them. */
export type Later = {
  readonly at: string
  readonly list: number
  readonly turns: Measure
  readonly until: Test | undefined
  readonly quiet: boolean
}

/** A zone that a side holds while only its units stand there. */
export type Hold = { readonly zone: LiveZone; readonly side: number }

export type Ask = {
  readonly id: string
  readonly seat: number
  /** The text of the question. */
  readonly name: MessageValue
  readonly choices: readonly {
    readonly id: string
    readonly name: MessageValue
    readonly when: Test | undefined
    readonly list: number
  }[]
  /** Answers are cards of the hand, known to the seat alone. */
  readonly ofHand: boolean
  /** The answer stays hidden from other seats. */
  readonly secret?: boolean
  /** The id of the card on the table for an answer; `undefined` if it is not a card. */
  readonly cardAt?: { of(state: BlockState, choice: number): string | undefined }['of']
  /** Whether the log names the answer; if not, its effects do. */
  readonly tells: boolean
  /** Answers that are found in the game when the question is put. */
  readonly found?: Found
  /** The values of the choices. */
  readonly values?: readonly number[]
  /** The ask of the first bidder, if several bid; theirs follow one another. */
  readonly firstBid?: number
  /** Keeps the answer by its index, for blocks that read it later. */
  readonly keeps?: { of(turn: BlockTurn, seat: number, choice: number): void }['of']
}

/** Answers that depend on the game: units, cells, cards, seats, numbers. Each is a number. */
export type Found = {
  /** The possible answers. */
  open(rules: BlockRules, state: BlockState, asking: Asking): readonly number[]
  /** Its name in an action. */
  id(rules: BlockRules, state: BlockState, answer: number): string
  label(rules: BlockRules, state: BlockState, answer: number, asking: Asking): Message
  at(rules: BlockRules, state: BlockState, answer: number): Target
  /** A message for the player instead of the usual one. */
  prompt?(rules: BlockRules, state: BlockState, asking: Asking): Message | undefined
  /** Continues with the answer. */
  taken(turn: BlockTurn, run: Run, asking: Asking, answer: number): void
}

/** The rules of a kind of card. */
export type Card = {
  readonly when: Test | undefined
  /** The condition for a player, if it speaks of the player of the card. */
  whenOf(seat: number): Test | undefined
  /** The counter that pays for the card, or NOTHING; `cost` is the amount. */
  readonly counter: number
  readonly cost: number
  /** Whether the player's own counter pays; `counter` is that of the first player. */
  readonly isOwn: boolean
  readonly list: number
  /** The list of each player, if it speaks of the player of the card. */
  listOf(seat: number): number
}

/** A state as a viewer sees it. With `rng`, hidden parts are drawn again, so that the state looks the same to the viewer. */
export type Veil = <S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer, rng?: number[]) => S

/** A change of a number of the rules: permanent, while a condition holds, or from an effect on. */
export type Modifier = {
  readonly number: number
  readonly by: Measure | undefined
  readonly to: Measure | undefined
  readonly while: Test | undefined
  readonly who: PieceTest | undefined
  readonly seat: number
  /** Only for these cells, if the number belongs to cells. */
  readonly zone: LiveZone | undefined
}

/** The compiled blocks of a scenario. */
export type BlockTables = {
  readonly port: BlockPort
  readonly ground: GroundNames
  readonly seats: readonly string[]
  readonly sides: readonly string[]
  readonly counters: readonly Counter[]
  /** Units that hide; absent if none do. */
  readonly hidden?: readonly HiddenEntry[]
  /** Types of units by index; present if some hide. */
  readonly unitTypes?: readonly string[]
  /** Whether any of them is hidden. */
  readonly hides: boolean
  readonly options: readonly GameOption[]
  /** The list that asks for the options before a game begins, or NOTHING. */
  readonly opening: number
  /** States of units by name. */
  readonly statuses: readonly string[]
  /** States that units begin in. */
  readonly begun: readonly Status[]
  /** Features of cells, by name. */
  readonly features: readonly string[]
  readonly holds: readonly Hold[]
  readonly triggers: readonly Trigger[]
  /** Indices of the waiting triggers by moment; moments without triggers are absent. */
  readonly waiting: Readonly<Record<string, readonly number[]>>
  readonly tallies: readonly Tally[]
  /** Indices of the tallies by moment; moments that are not counted are absent. */
  readonly tallied: Readonly<Record<string, readonly number[]>>
  readonly laters: readonly Later[]
  /** The index of the first trigger of a `later`; those of the scenario come before. */
  readonly firstDelayed: number
  readonly lists: readonly (readonly DoEffect[])[]
  readonly asks: readonly Ask[]
  readonly questions: readonly Question[]
  readonly decks: readonly Deck[]
  /** By deck and kind. */
  readonly cards: readonly (readonly Card[])[]
  /** Veils over cards and choices, for games that hide any. */
  readonly veils: readonly Veil[]
  /** Modifiers of the scenario are those from `firstStanding` up to `standing`; the others belong to effects. */
  readonly modifiers: readonly Modifier[]
  readonly firstStanding: number
  readonly standing: number
  /** By number, whether a modifier exists for it. */
  readonly modifiable: Uint8Array
}

/** A number that a table shows. */
export type Figure = {
  /** `seat`: each player has one. `part`: each part has one and belongs to a player. `none`: the game has one. */
  readonly owner: 'seat' | 'part' | 'none'
  /** Names for `of`, such as provinces or cards; `units` are the types of units. Without it the figure has no parts. */
  readonly parts?: 'units' | { of(rules: BlockRules): readonly string[] }['of']
  /** @param seat NOTHING for all players. @param part NOTHING for all parts */
  read(rules: BlockRules, state: BlockState, seat: number, part: number): number
}

/** The data and actions of a game that blocks can use. Each part is optional. */
export type BlockPort = {
  /** The name of the ruleset, for error messages. */
  readonly ruleset: string
  /** The field of the state with the triggers that happened. Default: `fired`. */
  readonly fired?: 'fired' | 'happened'
  /** The field of the state with the secret options that are revealed. Default: `revealed`. */
  readonly revealed?: 'revealed' | 'disclosed'
  /** Numbers that can be modified, with their bounds. */
  readonly numbers?: readonly { readonly id: string; readonly least: number; readonly most: number }[]
  /** The unmodified value of a number by its index; 0 if it needs an owner and has none. Required if blocks read numbers. */
  plain?(rules: BlockRules, state: BlockState, number: number, whose: Whose): number
  turnOf(rules: BlockRules, state: BlockState): number
  /** The index of the side that has the turn, or NOTHING. */
  sideInTurn(rules: BlockRules, state: BlockState): number
  seatName(rules: BlockRules, seat: number): MessageValue
  /** True if each turn belongs to one side. */
  readonly isTurnOfSide?: true
  /** The moment at the end of a turn. */
  readonly turnEnds?: string
  /** The last turn of the game, 0 if it has none; and how an effect changes it. */
  readonly lastTurn?: {
    of(rules: BlockRules, state: BlockState): number
    set(turn: BlockTurn, last: number): void
  }
  /** Ends the game with the current turn. */
  endWithTurn?(turn: BlockTurn): void
  score?(rules: BlockRules, state: BlockState, seat: number): number
  /** Figures by their names in the vocabulary. */
  readonly figures?: Readonly<Record<string, Figure>>
  /** Updates derived data before blocks read a state. */
  load?(rules: BlockRules, state: BlockState): unknown
  readonly pieces?: PiecePort
  readonly ground?: GroundPort
}

export type PiecePort = {
  /** Off-map places by their names in filters. Indices are negative and start at -1. */
  readonly where: Readonly<Record<string, number>>
  count(rules: BlockRules): number
  side(rules: BlockRules, state: BlockState, piece: number): number
  seat?(rules: BlockRules, state: BlockState, piece: number): number
  /** Its name in actions and on the table. Required if blocks ask for units. */
  id?(rules: BlockRules, state: BlockState, piece: number): string
  /** Index of its type among the units of the pack. */
  unit(rules: BlockRules, state: BlockState, piece: number): number
  component?(rules: BlockRules, state: BlockState, piece: number): number
  /** Its cell, or one of `where`. */
  cell(rules: BlockRules, state: BlockState, piece: number): number
  /** The cell for zones, if it differs from the own cell: a unit placed beside the map. */
  lies?(rules: BlockRules, state: BlockState, piece: number): number
  power?(rules: BlockRules, state: BlockState, piece: number): number
  /** Whether the unit can be put on the cell. */
  fits?(rules: BlockRules, state: BlockState, piece: number, cell: number): boolean
  /** Whether the ground lets it step from a cell in a direction. Without it, every step is allowed. */
  passes?(rules: BlockRules, state: BlockState, piece: number, from: number, direction: number): boolean
  /** Moves it to a cell from wherever it is, with the consequences in the rules. */
  put?(turn: BlockTurn, piece: number, cell: number): void
  /** Removes it from the game. */
  remove?(turn: BlockTurn, piece: number): void
  /** Puts a unit into a place off the map without any consequence for a score. Required if units hide. */
  takeOff?(turn: BlockTurn, piece: number, place: number): void
  /** Whether a unit can hide now; every unit without it. */
  canHide?(rules: BlockRules, state: BlockState, piece: number): boolean
  /** Whether a unit has a line of sight to a cell. */
  sees?(rules: BlockRules, state: BlockState, piece: number, cell: number): boolean
  /** Takes it off the map in good order: it is not lost. */
  exit?(turn: BlockTurn, piece: number): void
  /** Called after units have changed (see units/unit-effects.ts): the rules must drop data derived from them. */
  changed?(turn: BlockTurn): void
}

export type GroundPort = {
  /** Called after the ground has changed (see ground.ts): the rules must drop data derived from it. */
  changed(turn: BlockTurn): void
}
