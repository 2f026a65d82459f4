/**
 * A match as one screen knows it: a port. The screen is given frames and sends messages; the holder of the game answers, on the same page,
 * in a worker or elsewhere. Everything that goes through is plain data that can be posted.
 */
import type { PlayerExport } from '../replay/export'
import type { OtherRules } from '../replay/rules-version'
import type {
  Action,
  CellIndex,
  Decision,
  GameEvent,
  GameRecord,
  Inspection,
  Outcome,
  Pointed,
  Refusal,
  Result,
  Seat,
  Seed,
  Table,
  TablePiece,
  Message as Text,
  Viewer,
} from '../types'
import type { InLanguages, Legend, Statements } from '../types/statements'
import type { Control, Controls } from './controls'
import type { Hint } from './hint'
import type { Press } from './press'
import type { Rulebook } from './rulebook'
import type { Takeover } from './takeovers'

export type { Hint, InLanguages, Legend, Rulebook, Statements, Takeover }

/** How fast bots act; how long that is, the host knows. */
export const PACE_NAMES = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACE_NAMES)[number]

/** Under which turn and phase something stands in the story of a game. */
export type Heading = { readonly round: Text; readonly phase: Text }

/** The moment to look at: a number of steps that the viewer observed, a step or a turn away, or back at the present. */
export type Whither = number | 'step-back' | 'step-on' | 'turn-back' | 'turn-on' | 'now'

/** A step as the viewer heard of it; those of which they heard nothing are in no frame. */
export type LogStep = {
  readonly seat: Seat
  /** The number of the step among those that the viewer observed, from 1. */
  readonly count: number
  /** The turn and the phase that it was taken in. */
  readonly heading: Heading
  readonly events: readonly GameEvent[]
  /** Pieces that were elsewhere before it. */
  readonly moves: readonly PieceMove[]
}

/** Where a piece was and where it is now; not there while it was, or is, nowhere on the map. */
export type PieceMove = { readonly piece: string; readonly from?: CellIndex; readonly to?: CellIndex }

/** Something that was heard of a step, from 1. */
export type Told = { readonly seat: Seat; readonly count: number; readonly event: GameEvent }

/** The way of a piece over several steps: where it began, where it is now, and where it stood in between. */
export type Trail = Omit<PieceMove, 'piece'> & {
  readonly piece: TablePiece
  readonly way: readonly CellIndex[]
}

/** A number on the table that is another now; without a label it is points. */
export type Change = {
  readonly what?: 'points'
  readonly label?: Text
  readonly seat?: Seat
  readonly before: number
  readonly now: number
}

/** What has happened since the player at the screen decided something, from what they may know. */
export type Since = {
  /** After so many steps it begins, and after so many it ends. */
  readonly from: number
  readonly to: number
  readonly trails: readonly Trail[]
  /** What is worth telling, in order. */
  readonly told: readonly Told[]
  /** How much else was heard. */
  readonly more: number
  readonly changes: readonly Change[]
}

/** A moment of the game, after so many steps, that somebody marked: what it says, if anything, and whose it is while the game has secrets. */
export type Bookmark = { readonly step: number; readonly by: Viewer; readonly note: string }

/** Of one game; and the words of each, in UTF-16 units. */
export const MOST_BOOKMARKS = 200
export const LONGEST_NOTE = 200

/** With the turn and phase of that moment. */
export type SeenBookmark = Bookmark & { readonly heading: Heading }

/** `last` is how many steps of the game the viewer has observed by now. */
export type Moment = { readonly last: number; readonly mayBranch: boolean }

/** What one viewer receives of a game: nothing in it depends on what they cannot know. Made by `redact`, nowhere else. */
export type SeatFrame = {
  /** Whose view the table shows: the only person's, that of the player who holds a shared screen, else everybody's. */
  readonly viewer: Viewer
  readonly table: Table
  /** What is asked of the person at the screen; of another seat only who is asked what, with no choices. */
  readonly decision: Decision | undefined
  /** Optional actions of the player at the screen; of others not even whether they have any. */
  readonly optionalActions: readonly Decision[]
  readonly outcome: Outcome | undefined
  /** What was heard of the last observed step. */
  readonly events: readonly GameEvent[]
  /** Since the player at the screen decided something: held until they decide again. Of an earlier moment, what its last step did. */
  readonly since: Since | undefined
  /** What happened, newest first. */
  readonly log: readonly LogStep[]
  /** Moments that the viewer marked, the earliest first; of everybody where nothing is hidden. */
  readonly bookmarks: readonly SeenBookmark[]
  readonly hasEarlier: boolean
  /** Steps that the viewer observed: took, heard of, or saw change their view. Of an earlier moment, until then. */
  readonly step: number
  /** An earlier moment of the game is shown: nobody is asked anything, and the bots wait. */
  readonly moment: Moment | undefined
  /** Not before the end of a game with secrets: it foretells them. */
  readonly seed: Seed | undefined
  /** What can be carried out of the game now: all of it, what the viewer knows, or nothing while a seat is waited for to look. */
  readonly file: MatchFile['type'] | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Everything a screen shows, made anew after each change and never mutated. */
export type Frame = SeatFrame & {
  /** Rises with each position that differs for the viewer, also by going back. */
  readonly position: number
  readonly controls: Controls
  /** People who have written something down that others may not read. */
  readonly noted: readonly Seat[]
  readonly paused: boolean
  readonly pace: Pace
  /** A bot is to act, whether or not a person is asked too. */
  readonly botsAsked: boolean
  /** A bot is to act and no person is. */
  readonly botsTurn: boolean
  /** This seat must take the screen before anything of its own is shown. */
  readonly handover: Seat | undefined
  /** The player at the screen is not the only one: the game waits for this seat too. */
  readonly waiting: Seat | undefined
  /** Several people play at this screen a game in which somebody has something to hide. */
  readonly sharesSecrets: boolean
  /** Seats that people took over from bots in a game with secrets, oldest first: everybody may know. */
  readonly takeovers: readonly Takeover[]
  /** Whether the rules answer when something is pointed at. */
  readonly canInspect: boolean
  /** The answer to the last message that had an `id`; without a refusal it was done, or there is nothing to say. */
  readonly answer: { readonly id: number; readonly refusal?: Refusal } | undefined
  readonly kept: Kept
}

/** `new`: nothing was done yet; `failing`: nothing can be kept; `branched`: another screen went on too, and this game is now one of its own. */
export type Keeping = 'new' | 'kept' | 'failing' | 'branched'

/** Why a kept game cannot go on: its pack has changed since, or the rules have. It stays kept. */
export type UnfitBecause = 'content' | 'rules'

/** How the game outlives the screen. Times in milliseconds since 1970. */
export type Kept = {
  readonly state: Keeping
  /** Under which it can be opened again, once it is kept. */
  readonly id?: string
  /** The game that goes on here, until a person has acted. */
  readonly resumed?: {
    readonly updated: number
    readonly steps: number
    /** Its pack has changed since: it is played with the one it was begun with. */
    readonly isOfBefore: boolean
  }
  readonly unfit?: Unfit
  /** The game that was asked for is kept nowhere; this is a new one, in which nothing was done yet. */
  readonly isMissing?: boolean
  /** What computed the game stopped, and this is the game again as it was, until a person has acted. */
  readonly isRestarted?: boolean
}

/** A kept game that cannot go on here as it was. */
export type Unfit = {
  readonly id: string
  readonly updated: number
  readonly because: UnfitBecause
  readonly steps: number
  /** On the table as far as its actions are legal here; if not to its end, why not. Going on makes a game of its own. */
  readonly replayed?: { readonly step: number; readonly refusal?: Refusal }
}

/** What a player carries out of a game: the whole of it, which can be played again, or what they know. */
export type MatchFile =
  | { readonly type: 'record'; readonly content: GameRecord & Marked }
  | { readonly type: 'export'; readonly content: PlayerExport & Marked }

/** With the moments that were marked in it, if any were. */
type Marked = { readonly bookmarks?: readonly Bookmark[] }

/** Why the game of a file cannot be played here. */
export type RecordProblem =
  | { readonly type: 'form' }
  | { readonly type: 'other'; readonly pack: string; readonly scenario: string }
  /** Made by other rules, by which it comes to something else: where it first breaks those of today, if anywhere. */
  | {
      readonly type: 'rules'
      readonly other: OtherRules
      readonly index?: number
      readonly refusal?: Refusal
    }
  | { readonly type: 'refused'; readonly index: number; readonly refusal: Refusal }

export type Notes = NonNullable<Table['secrets']>

/** What a screen asks for. A message with an `id` is answered in a frame; what is not allowed is not done. */
export type Message =
  | { readonly type: 'act'; readonly id: number; readonly seat: Seat; readonly action: Action }
  /** Why a press fits no choice. */
  | { readonly type: 'explain'; readonly id: number; readonly press: Press }
  /** Back to the last point where a person was asked; with bots alone, one step, and they wait. */
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Chance answers for the person who is asked: once, or until the phase or the side asked is another. */
  | { readonly type: 'choose-for-me'; readonly whole: boolean }
  | { readonly type: 'restart'; readonly seed: 'same' | 'new' }
  /** The person of a seat sits down at the screen; the others look away. */
  | { readonly type: 'take-screen'; readonly seat: Seat }
  /** The player at the screen gives it to whom the game waits for. */
  | { readonly type: 'pass-screen' }
  | { readonly type: 'control'; readonly seat: Seat; readonly control: Control }
  | { readonly type: 'pause'; readonly paused: boolean }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** The bots wait, after one of them has acted. */
  | { readonly type: 'step' }
  /** From now on frames tell of more that happened. */
  | { readonly type: 'earlier' }
  /** Shows an earlier moment of the game, or the present again. */
  | { readonly type: 'look'; readonly to: Whither }
  /** A game of its own goes on from the moment that is shown; the one it comes from stays kept. */
  | { readonly type: 'branch' }
  /** Marks a moment, or writes other words to it; without a `note` it is marked no more. `by` where it is somebody else's and nothing is hidden. */
  | { readonly type: 'bookmark'; readonly step: number; readonly note?: string; readonly by?: Viewer }
  /** The screen may be gone in a moment: what is not yet kept is to be. */
  | { readonly type: 'leave' }

/** Questions with an answer of their own: what is asked, and what comes back. */
export type Asks = {
  /** What a bot would choose in the place of who is asked; undefined when nobody at the screen is, or the game goes on meanwhile. */
  readonly hint: { readonly about: undefined; readonly answer: Hint | undefined }
  /** What the rules say of something, from what the player at the screen may know. */
  readonly inspect: { readonly about: Pointed; readonly answer: Inspection | undefined }
  /** What a person at the screen has written down. */
  readonly notes: { readonly about: Seat; readonly answer: Notes }
  /** The rulebook, as this game answers its open questions; undefined where the ruleset has none. */
  readonly rules: { readonly about: undefined; readonly answer: Rulebook | undefined }
  /** The game on the table, or the kept one that cannot go on. */
  readonly file: { readonly about: 'table' | 'unfit'; readonly answer: MatchFile | undefined }
  /** Plays the game of a file instead, from its text; when that cannot be, the one on the table is left as it was. */
  readonly load: { readonly about: string; readonly answer: Result<true, RecordProblem> }
}

/** What a screen holds of a match, and all that it holds. */
export type Match = {
  /** The latest; the same object until something changes. */
  readonly frame: () => Frame
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (message: Message) => void
  readonly ask: <K extends keyof Asks>(what: K, about: Asks[K]['about']) => Promise<Asks[K]['answer']>
}
