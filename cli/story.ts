/** Logs a game in words, and counts how often its moments occurred. */
import { eventsFor } from '../engine/kernel/secrets'
import { Tally } from '../engine/trial/tally'
import type { GameEvent, GameStart, GameStep, Outcome, Seat, TrialKind } from '../engine/types'
import type { Context } from './context'
import type { OpenGame } from './game'
import { paint } from './paint'
import { seatName } from './score'

/**
 * The public log of one step: its number in the game (from 1), the acting seat, and the text as shown at the table. The start of
 * the game is step 0 without a seat.
 */
export type LogLine = {
  readonly step: number
  readonly seat: Seat
  readonly type: string
  readonly text: string
}

/** Which of the two outputs the user asked for. */
export type Wishes = { readonly log: boolean; readonly stats: boolean }

export const WISHES = { log: { type: 'boolean' }, stats: { type: 'boolean' } } as const

/** Follows games, one after the other. */
export class Story {
  readonly #context: Context
  readonly #game: OpenGame
  readonly #tally: Tally | undefined
  readonly #isTold: boolean
  #lines: LogLine[] = []
  #steps = 0

  constructor(context: Context, game: OpenGame, { log, stats }: Wishes) {
    this.#context = context
    this.#game = game
    this.#isTold = log
    this.#tally = stats ? new Tally(game.raw, game.def) : undefined
  }

  /** Whether the story needs the events of a game. */
  get listens(): boolean {
    return this.#isTold || this.#tally !== undefined
  }

  begin(start: GameStart): void {
    this.#lines = []
    this.#steps = 0
    this.#tally?.begin(start)
    this.#tell('', start.events)
  }

  step(step: GameStep): void {
    this.#steps += 1
    this.#tally?.step(step)
    this.#tell(step.seat, step.events)
  }

  /** Ends a game that is over or stuck, and returns its log. */
  end(state: GameStep['state'], ending: Outcome | undefined): readonly LogLine[] {
    this.#tally?.end(state, ending)
    return this.#lines
  }

  /** Returns how often each authored moment occurred in all games, by kind and name, and all events by type, most frequent first. */
  stats() {
    const tally = this.#tally
    if (!tally) return undefined
    const authored = tally.authored.map((one) => ({ ...one, times: tally.times(one) }))
    const events = [...tally.events].sort(([, a], [, b]) => b - a)
    return { authored, events: Object.fromEntries(events) }
  }

  printStats(): void {
    const stats = this.stats()
    if (!stats) return
    const { words } = this.#context
    const kinds = [...new Set(stats.authored.map(({ kind }) => kind))]
    for (const kind of kinds) {
      const rows = stats.authored.filter((one) => one.kind === kind)
      this.#print(
        words.tell(`stats.${kind satisfies TrialKind}`),
        rows.map(({ name, times }) => [words.format(inWords(name), this.#game.raw.texts), times]),
      )
    }
    this.#print(words.tell('stats.events'), Object.entries(stats.events))
  }

  printLog(lines: readonly LogLine[]): void {
    const { def, raw } = this.#game
    const context = this.#context
    let last = 0
    for (const { step, seat, text } of lines) {
      const who = step === last ? '' : seatName(context, seat, def, raw)
      const number = step === last ? '' : String(step)
      context.line(`${paint(context, 'dim', number.padStart(5))}  ${who.padEnd(this.#width())}  ${text}`)
      last = step
    }
  }

  #tell(seat: Seat, events: readonly GameEvent[]): void {
    if (!this.#isTold) return
    const { words } = this.#context
    for (const { type, message } of eventsFor('spectator', events)) {
      const text = words.format(message, this.#game.raw.texts)
      this.#lines.push({ step: this.#steps, seat, type, text })
    }
  }

  #width(): number {
    const { def, raw } = this.#game
    return Math.max(...def.seats.map((seat) => seatName(this.#context, seat, def, raw).length))
  }

  #print(title: string, rows: readonly (readonly [string, number])[]): void {
    if (rows.length === 0) return
    const width = Math.max(...rows.map(([name]) => name.length)) + 2
    this.#context.line(paint(this.#context, 'bold', title))
    for (const [name, times] of rows)
      this.#context.line(`  ${name.padEnd(width)}${String(times).padStart(6)}`)
  }
}

const inWords = (name: NonNullable<Parameters<Context['words']['format']>[0]['values']>[string]) => ({
  key: 'cli.name',
  values: { name },
})
