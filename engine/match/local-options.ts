/** What the holder of a game is given, and what may be set while it is played. */
import type { Session } from '../replay/session'
import type { Refusal, Seat, Seed } from '../types'
import type { Holder } from './at-screen'
import type { Controls } from './controls'
import type { Bringer } from './counselled'
import type { Asks, Bookmark, Frame, Message, Pace } from './match'
import type { Takeover } from './takeovers'
import type { Thinker } from './thinking'

export type LocalOptions = {
  readonly seed: Seed
  readonly controls?: Controls
  /** A game to go on with; its own seed counts then. */
  readonly session?: Session
  /** Of that game. */
  readonly takeovers?: readonly Takeover[]
  readonly bookmarks?: readonly Bookmark[]
  /** Where a new game takes its seed from; without it, it has the same. */
  readonly newSeed?: () => Seed
  /** Who thinks for bots that take their time, and for hints; without it, this place. */
  readonly thinker?: Thinker
  /** Who brings what bots go by, where the rules were loaded without it; without it, it is asked for once. */
  readonly bring?: Bringer
}

/** What is done for each message. */
export type Handlers = { readonly [T in Message['type']]: (message: Extract<Message, { type: T }>) => void }
/** What is answered to each question. */
export type Answers = {
  readonly [Q in keyof Asks]: (about: Asks[Q]['about']) => Asks[Q]['answer'] | Promise<Asks[Q]['answer']>
}
export type Settings = {
  readonly seats: Controls
  readonly paused: boolean
  readonly pace: Pace
  readonly steps: number
  readonly position: number
  readonly answer: Frame['answer']
  readonly next: Seat | undefined
  readonly holder: Holder | undefined
  readonly moment: number | undefined
  readonly taken: readonly Takeover[]
}

const refusal = (rule: string, key: string): Refusal => ({ rule, message: { key: `kernel.${key}` } })

/** Why an action is not even tried; `told` where what says why not could not be fetched. */
export const NOT = {
  here: refusal('K-SEAT', 'no-seat'),
  now: refusal('K-NOW', 'not-now'),
  told: refusal('K-WHY', 'not-told'),
}
