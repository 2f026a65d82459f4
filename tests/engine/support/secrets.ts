/**
 * The proof that nothing leaks: in positions of random games, what one viewer cannot know is dealt anew (`Ruleset.resample`), and
 * everything he is shown, offered, told or refused must stay the same, byte for byte.
 */
import { carryOut, decisions, resample, view } from '../../../engine/game'
import { nextBelow, seedRandom } from '../../../engine/kernel/random'
import { exportFor as exportOf } from '../../../engine/replay/export'
import { type Session, startSession, stateOf, withStep } from '../../../engine/replay/session'
import type { Action, Decision, GameDef, GameState, Viewer } from '../../../engine/types'
import { pickKind, questionOf } from './random-play'
import { asOthersWrote, type Channels, channelsOf, differenceOf, type Plan, planOf } from './secret-channels'

export type Leak = {
  readonly channel: string
  readonly viewer: Viewer
  readonly seed: number
  readonly step: number
  /** The first difference, in the true world and in the other one. */
  readonly here: string
  readonly there: string
}

export type Found = {
  readonly leaks: readonly Leak[]
  readonly positions: number
  /** Worlds looked at, and those that were not the true one. */
  readonly worlds: number
  readonly others: number
  /** Steps done in two worlds and compared, and those that showed something and could not be. */
  readonly steps: number
  readonly shown: number
  /** How often nobody could tell why not: refusals compared. */
  readonly refusals: number
}

export type Options = {
  readonly positions: number
  readonly seed?: number
  /** Worlds for each viewer of each position. */
  readonly worlds?: number
  /** A position is looked at once in so many steps, by chance. */
  readonly stride?: number
  /** Steps of a game, at most. */
  readonly most?: number
  /** Chance of an aside: once in so many steps. */
  readonly asides?: number
  /** Once in so many positions the export of the whole game so far is compared. */
  readonly exports?: number
  /** Stops at the first leak. */
  readonly one?: boolean
  readonly exportFor?: typeof exportOf
  /** Throws when a world is none that could be. */
  readonly invariant?: (state: GameState) => void
}

/** A step that not everybody hears of is looked at once in so many. */
const SECRET_STRIDE = 3

export function leaksOf(def: GameDef, options: Options): Found {
  const search = new Search(def, options)
  for (let seed = options.seed ?? 1; !search.isDone; seed++) search.playOne(seed)
  return search.found
}

class Search {
  readonly found = {
    leaks: [] as Leak[],
    ...{ positions: 0, worlds: 0, others: 0, steps: 0, shown: 0, refusals: 0 },
  }
  /** Actions that were offered to anybody, to try at the wrong time. */
  private readonly seen: Action[] = []

  constructor(
    private readonly def: GameDef,
    private readonly options: Options,
  ) {}

  get isDone(): boolean {
    const { leaks, positions } = this.found
    return positions >= this.options.positions || (leaks.length > 0 && this.options.one === true)
  }

  playOne(seed: number): void {
    const { stride = 5, most = 3000, asides = 6 } = this.options
    const rng = seedRandom(seed + 7000)
    let session = startSession(this.def, { seed })
    for (let step = 0; step < most && !this.isDone; step++) {
      const state = stateOf(session)
      const asked = decisions(this.def, state)
      if (asked.length === 0) return
      this.remember(rng, asked)
      const { seat, choices } = questionOf(rng, asked, true, nextBelow(rng, asides) === 0)
      const { action } = pickKind(rng, choices)
      const done = carryOut(this.def, state, seat, action)
      // Rare steps that some hear and others do not are looked at more often than by chance.
      const isSecret = done.events.some(({ only }) => only !== undefined)
      if (nextBelow(rng, isSecret ? SECRET_STRIDE : stride) === 0)
        this.look(rng, session, seed, isSecret ? [{ seat, action }] : [])
      session = withStep(session, seat, action, done)
    }
  }

  private remember(rng: number[], asked: readonly Decision[]): void {
    for (const { choices } of asked) {
      const { action } = choices[nextBelow(rng, choices.length)]
      if (this.seen.length < 500) this.seen.push(action)
      else this.seen[nextBelow(rng, this.seen.length)] = action
    }
  }

  /** One position through the eyes of everybody. */
  private look(rng: number[], session: Session, seed: number, next: Plan['acts']): void {
    const { def, found } = this
    const { exports = 10 } = this.options
    found.positions++
    const withExport = found.positions % exports === 0
    for (const viewer of [...def.seats, 'spectator']) {
      const planned = planOf(rng, def, stateOf(session), viewer, this.seen)
      const plan = { ...planned, acts: [...next, ...planned.acts] }
      const here = this.channels(session, stateOf(session), viewer, plan, withExport)
      for (let count = this.options.worlds ?? 5; count > 0; count--) {
        const world = resample(def, stateOf(session), viewer, rng)
        this.options.invariant?.(world)
        const there = this.channels(session, world, viewer, plan, withExport)
        this.compare(here, there, { viewer, seed, step: stateOf(session).step })
        found.worlds++
        found.others += JSON.stringify(world) === JSON.stringify(stateOf(session)) ? 0 : 1
        if (this.isDone) return
      }
    }
  }

  private channels(
    session: Session,
    state: GameState,
    viewer: Viewer,
    plan: Plan,
    withExport: boolean,
  ): Channels {
    const seen = view(this.def, state, viewer)
    const channels = channelsOf(this.def, state, seen, viewer, plan)
    if (!withExport) return channels
    const { exportFor = exportOf } = this.options
    const isTrue = state === stateOf(session)
    const carried = exportFor(isTrue ? session : asOthersWrote(session, state, viewer), viewer)
    return { ...channels, texts: { ...channels.texts, export: JSON.stringify(carried) } }
  }

  private compare(here: Channels, there: Channels, at: Pick<Leak, 'viewer' | 'seed' | 'step'>): void {
    const { found } = this
    found.refusals += here.refusals
    const say = (channel: string, texts: readonly [string, string] | undefined) => {
      if (texts) found.leaks.push({ ...at, channel, here: texts[0], there: texts[1] })
    }
    for (const channel of Object.keys(here.texts))
      say(channel, differenceOf(here.texts[channel], there.texts[channel]))
    for (const [index, one] of here.steps.entries()) {
      const other = there.steps[index]
      if (!one || !other) continue
      if (one.isOwn) say('undo', differenceOf(`${one.what}: ${one.undo}`, `${one.what}: ${other.undo}`))
      if (one.isOpen || other.isOpen) found.shown++
      else {
        found.steps++
        say('log', differenceOf(one.heard, other.heard))
        say('after', differenceOf(one.after, other.after))
      }
    }
  }
}
