/**
 * A match as one screen sees it: a port. The screen receives frames and sends messages.
 * The holder of the game answers, on the same page, in a worker or elsewhere. All data is plain and can be posted.
 */
import type { PlayerExport } from '../../replay/export'
import type { OtherRules } from '../../replay/rules-version'
import type {
  Action,
  Decision,
  GameEvent,
  GameRecord,
  Guidance,
  Inspection,
  Outcome,
  Pointed,
  Refusal,
  Result,
  Seat,
  Seed,
  Table,
  Viewer,
  Way,
} from '../../types'
import type { InLanguages, Legend, Statements } from '../../types/statements'
import type { Control, Controls } from './controls'
import type { Hint } from './hint'
import type { Press } from './press'
import type { Rulebook } from './rulebook'
import type { ActResult, Heading, LogStep, Since, TurnEnd } from './story'
import type { Takeover } from './takeovers'

export type * from './story'
export type { Hint, InLanguages, Legend, Rulebook, Statements, Takeover }

/** The speed of bots; the host defines the durations. */
export const PACE_NAMES = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACE_NAMES)[number]

/** The moment to show: a number of steps that the viewer observed, a step or a turn away, or the present. */
export type Navigation = number | 'step-back' | 'step-on' | 'turn-back' | 'turn-on' | 'now'

/** A bookmark after a number of steps: its text, if any, and its owner while the game has secrets. */
export type Bookmark = { readonly step: number; readonly by: Viewer; readonly note: string }

/** The maximum number of bookmarks of a game, and the maximum length of a note in UTF-16 units. */
export const MOST_BOOKMARKS = 200
export const LONGEST_NOTE = 200

/** A bookmark with the turn and phase of its moment. */
export type SeenBookmark = Bookmark & { readonly heading: Heading }

/** `last` is the number of steps that the viewer has observed so far. */
export type Moment = { readonly last: number; readonly mayBranch: boolean }

/** The data of a game for one viewer, independent of anything hidden from that viewer. Only `redact` makes it. */
export type SeatFrame = {
  /** The viewer of the table: the only person, the player who holds a shared screen, or else everybody. */
  readonly viewer: Viewer
  readonly table: Table
  /** The decision of the person at the screen. For another seat it has no choices. */
  readonly decision: Decision | undefined
  /** Optional actions of the player at the screen. Those of others are hidden. */
  readonly optionalActions: readonly Decision[]
  readonly outcome: Outcome | undefined
  /** The visible events of the last observed step. */
  readonly events: readonly GameEvent[]
  /** The changes since the last decision of the player at the screen. For an earlier moment, those of its last step. */
  readonly since: Since | undefined
  /** The results of the last own handling. Without a person at the screen, or for an earlier moment, that of the last step. */
  readonly result: ActResult | undefined
  /** The latest turn that ended in the last own handling or since. */
  readonly turnEnd: TurnEnd | undefined
  /** The log, newest first. */
  readonly log: readonly LogStep[]
  /** Bookmarks of the viewer, earliest first; those of everybody if the game hides nothing. */
  readonly bookmarks: readonly SeenBookmark[]
  readonly hasEarlier: boolean
  /** The number of steps that the viewer took, heard of or saw, up to the moment shown. */
  readonly step: number
  /** The earlier moment shown, if any: no seat is asked, and the bots wait. */
  readonly moment: Moment | undefined
  /** The seed; withheld until the end of a game with secrets, because it predicts them. */
  readonly seed: Seed | undefined
  /** The kind of export available now: the full record or the viewer's knowledge. Undefined while a seat must take the screen. */
  readonly file: MatchFile['type'] | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The complete data of a screen, made anew after each change and never mutated. */
export type Frame = SeatFrame & {
  /** Increases with each position that differs for the viewer, also when going back. */
  readonly position: number
  readonly controls: Controls
  /** People with notes hidden from others. */
  readonly noted: readonly Seat[]
  readonly paused: boolean
  readonly pace: Pace
  /** Whether a bot is to act, even if a person is asked too. */
  readonly botsAsked: boolean
  /** Whether a bot is to act and no person is asked. */
  readonly botsTurn: boolean
  /** The seat that must take the screen before its hidden things are shown. */
  readonly handover: Seat | undefined
  /** Another seat that the game waits for too. */
  readonly waiting: Seat | undefined
  /** Whether several people share this screen in a game with secrets. */
  readonly sharesSecrets: boolean
  /** Seats that people took over from bots in a game with secrets, oldest first; public. */
  readonly takeovers: readonly Takeover[]
  /** Whether the rules describe pointed things. */
  readonly canInspect: boolean
  /** The answer to the last message with an `id`. Without a refusal it was carried out, or there is no reason to give. */
  readonly answer: { readonly id: number; readonly refusal?: Refusal } | undefined
  readonly kept: Kept
}

/** `new`: no action yet; `failing`: saving fails; `branched`: another screen continued the game too, and this is now a separate game. */
export type Keeping = 'new' | 'kept' | 'failing' | 'branched'

/** The reason why a saved game cannot continue: its pack or the rules have changed. It stays saved. */
export type UnfitBecause = 'content' | 'rules'

/** The state of saving. Times in milliseconds since 1970. */
export type Kept = {
  readonly state: Keeping
  /** The id to open it again, once it is saved. */
  readonly id?: string
  /** The resumed game, until a person has acted. */
  readonly resumed?: {
    readonly updated: number
    readonly steps: number
    /** Whether its pack has changed since. The game uses the pack it was begun with. */
    readonly isOfBefore: boolean
  }
  readonly unfit?: Unfit
  /** Whether the requested game is missing from storage and this is a new one without actions. */
  readonly isMissing?: boolean
  /** Whether the game was restored after its worker stopped, until a person has acted. */
  readonly isRestarted?: boolean
}

/** A saved game that cannot continue here unchanged. */
export type Unfit = {
  readonly id: string
  readonly updated: number
  readonly because: UnfitBecause
  readonly steps: number
  /** The part that is legal here, and the refusal at its end, if any. Continuing makes a separate game. */
  readonly replayed?: { readonly step: number; readonly refusal?: Refusal }
}

/** An exported game: the full record, which can be replayed, or the knowledge of one player. */
export type MatchFile =
  | { readonly type: 'record'; readonly content: GameRecord & Marked }
  | { readonly type: 'export'; readonly content: PlayerExport & Marked }

/** With its bookmarks, if any. */
type Marked = { readonly bookmarks?: readonly Bookmark[] }

/** The reason why the game of a file cannot be played here. */
export type RecordProblem =
  | { readonly type: 'form' }
  | { readonly type: 'other'; readonly pack: string; readonly scenario: string }
  /** Made by other rules with another result: the first action that is illegal today, if any. */
  | {
      readonly type: 'rules'
      readonly other: OtherRules
      readonly index?: number
      readonly refusal?: Refusal
    }
  | { readonly type: 'refused'; readonly index: number; readonly refusal: Refusal }

export type Notes = NonNullable<Table['secrets']>

/** Requests of a screen. A message with an `id` is answered in a frame; an illegal one is ignored. */
export type Message =
  /** With `joins` it belongs to the same handling as the last act of the seat, so undo takes both back. */
  | {
      readonly type: 'act'
      readonly id: number
      readonly seat: Seat
      readonly action: Action
      readonly joins?: boolean
    }
  /** Asks why a press fits no choice. */
  | { readonly type: 'explain'; readonly id: number; readonly press: Press }
  /** Back to the last decision of a person. With bots alone it goes back one step, and they pause. */
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Plays at random for the asked person: once, or until the phase or the asked side changes. */
  | { readonly type: 'choose-for-me'; readonly whole: boolean }
  | { readonly type: 'restart'; readonly seed: 'same' | 'new' }
  /** The person of a seat takes the screen; the others look away. */
  | { readonly type: 'take-screen'; readonly seat: Seat }
  /** The player at the screen hands it to the seat that the game waits for. */
  | { readonly type: 'pass-screen' }
  | { readonly type: 'control'; readonly seat: Seat; readonly control: Control }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** One bot acts, and then the bots pause. */
  | { readonly type: 'step' }
  /** Extends the log in later frames. */
  | { readonly type: 'earlier' }
  /** Shows an earlier moment of the game, or the present again. */
  | { readonly type: 'look'; readonly to: Navigation }
  /** Continues as a separate game from the moment shown. The original stays saved. */
  | { readonly type: 'branch' }
  /** Sets or edits a bookmark; without a `note` it is removed. `by` names the owner if it belongs to someone else and nothing is hidden. */
  | { readonly type: 'bookmark'; readonly step: number; readonly note?: string; readonly by?: Viewer }
  /** The screen can close at any moment: save now. */
  | { readonly type: 'leave' }

/** Questions with a direct answer: the argument and the result. */
export type Asks = {
  /** A bot's proposal for the asked seat; `undefined` if no person at the screen is asked, or the game moves on meanwhile. */
  readonly hint: { readonly about: undefined; readonly answer: Hint | undefined }
  /** The rules' description of a thing, from the knowledge of the player at the screen. */
  readonly inspect: { readonly about: Pointed; readonly answer: Inspection | undefined }
  /** The words of the rules about the decision of the person at the screen, before the choice. */
  readonly guidance: { readonly about: undefined; readonly answer: Guidance | undefined }
  /** The way of a move that the player at the screen can choose; `undefined` if the rules describe none. */
  readonly way: { readonly about: Action; readonly answer: Way | undefined }
  /** The notes of a person at the screen. */
  readonly notes: { readonly about: Seat; readonly answer: Notes }
  /** The rulebook with the rule options of this game; `undefined` if the ruleset has none. */
  readonly rules: { readonly about: undefined; readonly answer: Rulebook | undefined }
  /** The game on the table, or the saved one that cannot continue. */
  readonly file: { readonly about: 'table' | 'unfit'; readonly answer: MatchFile | undefined }
  /** Replaces the game by that of a file, from its text. On failure the present one is left unchanged. */
  readonly load: { readonly about: string; readonly answer: Result<true, RecordProblem> }
}

/** The complete interface of a match for a screen. */
export type Match = {
  /** The latest frame; the same object until something changes. */
  readonly frame: () => Frame
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (message: Message) => void
  readonly ask: <K extends keyof Asks>(what: K, about: Asks[K]['about']) => Promise<Asks[K]['answer']>
}
