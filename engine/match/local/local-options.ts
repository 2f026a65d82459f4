/** Options of the holder of a game, and settings that can change during it. */
import type { Session } from '../../replay/session'
import type { Refusal, Seat, Seed } from '../../types'
import type { Controls } from '../port/controls'
import type { Asks, Bookmark, Frame, Message, Pace } from '../port/match'
import type { Takeover } from '../port/takeovers'
import type { Holder } from '../view/at-screen'
import type { Thinker } from './thinking'
import type { RuntimeLoader } from './with-runtime'

export type LocalOptions = {
  readonly seed: Seed
  readonly controls?: Controls
  /** A game to continue; it overrides the seed. */
  readonly session?: Session
  /** The takeovers and bookmarks of that game. */
  readonly takeovers?: readonly Takeover[]
  readonly bookmarks?: readonly Bookmark[]
  /** Returns the seed of a new game. By default the seed is reused. */
  readonly newSeed?: () => Seed
  /** Runs the searches of slow bots and hints. Default: the current thread. */
  readonly thinker?: Thinker
  /** Loads the part of the ruleset that bots need, if it is missing. By default it is requested once. */
  readonly bring?: RuntimeLoader
}

/** The handler of each message. */
export type Handlers = { readonly [T in Message['type']]: (message: Extract<Message, { type: T }>) => void }
/** The answer to each question. */
export type Answers = {
  readonly [Q in keyof Asks]: (about: Asks[Q]['about']) => Asks[Q]['answer'] | Promise<Asks[Q]['answer']>
}
/** The state of a match beside its session. */
export type Settings = {
  controls: Controls
  paused: boolean
  pace: Pace
  steps: number
  position: number
  answer?: Frame['answer']
  /** The person who last took a shared screen, and the seat it was passed to since. */
  holder?: Holder | undefined
  next?: Seat | undefined
  /** The earlier moment shown, in steps. */
  moment?: number | undefined
  takeovers: readonly Takeover[]
}

const refusal = (rule: string, key: string): Refusal => ({ rule, message: { key: `kernel.${key}` } })

/** Reasons not to try an action; `told` if the reasons could not be loaded. */
export const REFUSALS = {
  here: refusal('K-SEAT', 'no-seat'),
  now: refusal('K-NOW', 'not-now'),
  told: refusal('K-WHY', 'not-told'),
}
