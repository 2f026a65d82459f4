/**
 * The proof that no secret leaks. In positions of random games, `Ruleset.determinize` redraws everything unknown to one viewer. All
 * views, offers, log entries and refusals for the viewer must stay equal, byte for byte.
 */
import { carryOut, decisions, determinize, view } from '../../../engine/game'
import { nextBelow, seedRandom } from '../../../engine/kernel/random'
import { exportFor as exportOf } from '../../../engine/replay/export'
import { type Session, startSession, stateOf, withStep } from '../../../engine/replay/session'
import type { Action, Decision, GameDef, GameState, Viewer } from '../../../engine/types'
import { countOf } from '../../support/budget'
import { pickKind, questionOf } from './random-play'
import { asOthersWrote, type Channels, channelsOf, type Plan, planOf } from './secret-channels'
import { framesFor } from './secret-frames'
import { comparedHistories } from './secret-lengths'
import { comparedOf, differenceOf, meetingOf, type SteppedOn, stepsOn } from './secret-steps'

export type Leak = {
  readonly channel: string
  readonly viewer: Viewer
  readonly seed: number
  readonly step: number
  /** The leaking action, if it is one. */
  readonly what?: string
  /** The first difference, in the true world and in the other. */
  readonly here: string
  readonly there: string
}

type Place = Pick<Leak, 'viewer' | 'seed' | 'step' | 'what'>

export type Found = {
  readonly leaks: readonly Leak[]
  readonly positions: number
  /** Sampled states, and those that differ from the true one. */
  readonly worlds: number
  readonly others: number
  /**
   * Steps in two states with the same dice that revealed no fact, so that everything was compared. Then the number of them with
   * dice.
   */
  readonly steps: number
  readonly rolled: number
  /**
   * Steps that revealed the same in both, so that all their events were compared. Then steps that revealed different facts, and
   * steps that revealed a fact in only one, which were not compared.
   */
  readonly alike: number
  readonly shown: number
  readonly parted: number
  /** Compared pairs of histories of different length. */
  readonly lengths: number
  /** Compared refusals. */
  readonly refusals: number
}

export type Options = {
  readonly positions: number
  readonly seed?: number
  /** Samples for each viewer of each position. */
  readonly worlds?: number
  /** Compares a position once in this many steps, at random. */
  readonly stride?: number
  /** The most steps of a game. */
  readonly most?: number
  /** Takes an optional action once in this many steps. */
  readonly optionalActions?: number
  /** Compares the export of the whole game once in this many positions. */
  readonly exports?: number
  /** Stops at the first leak. */
  readonly one?: boolean
  readonly exportFor?: typeof exportOf
  /** Whether to compare a position, such as one with a secret. */
  readonly worth?: (state: GameState) => boolean
  /** Picks the actions of random games. */
  readonly pick?: typeof pickKind
  /** Throws if a world is impossible. */
  readonly invariant?: (state: GameState) => void
}

/** Steps with private events or dice are compared once in this many. */
const SECRET_STRIDE = 3
/** Frames are compared once in this many positions, and at all of them in the long suite. */
const FRAMES_EACH = countOf(5, 1)
/** The most games per position. */
const MOST_GAMES = 10
/** More samples for revealing steps, so that some of them reveal the same. */
const MORE_WORLDS = 12

export function leaksOf(def: GameDef, options: Options): Found {
  const search = new Search(def, options)
  const first = options.seed ?? 1
  for (let seed = first; !search.isDone; seed++) {
    if (seed - first > options.positions * MOST_GAMES) throw new Error('too few positions worth a look')
    search.playOne(seed)
  }
  return search.found
}

class Search {
  readonly found = {
    leaks: [] as Leak[],
    ...{ positions: 0, worlds: 0, others: 0, lengths: 0, refusals: 0 },
    ...{ steps: 0, rolled: 0, alike: 0, shown: 0, parted: 0 },
  }
  /** Offered actions of all seats, to try at the wrong time. */
  readonly #seen: Action[] = []

  constructor(
    private readonly def: GameDef,
    private readonly options: Options,
  ) {}

  get isDone(): boolean {
    const { leaks, positions } = this.found
    return positions >= this.options.positions || (leaks.length > 0 && this.options.one === true)
  }

  playOne(seed: number): void {
    const { stride = 5, most = 3000, optionalActions = 6, pick = pickKind, worth } = this.options
    const rng = seedRandom(seed + 7000)
    let session = startSession(this.def, { seed })
    for (let step = 0; step < most && !this.isDone; step++) {
      const state = stateOf(session)
      const asked = decisions(this.def, state)
      if (asked.length === 0) return
      this.#remember(rng, asked)
      const { seat, choices } = questionOf(rng, asked, true, nextBelow(rng, optionalActions) === 0)
      const { action } = pick(rng, choices)
      const done = carryOut(this.def, state, seat, action)
      // Rare steps with private events or dice are compared more often than at random.
      const isRare = done.state.rng !== state.rng || done.events.some(({ only }) => only !== undefined)
      if ((!worth || worth(state)) && nextBelow(rng, isRare ? SECRET_STRIDE : stride) === 0)
        this.#look(rng, session, seed, isRare ? [{ seat, action }] : [])
      session = withStep(session, seat, action, done)
    }
  }

  #remember(rng: number[], asked: readonly Decision[]): void {
    for (const { choices } of asked) {
      const { action } = choices[nextBelow(rng, choices.length)]
      if (this.#seen.length < 500) this.#seen.push(action)
      else this.#seen[nextBelow(rng, this.#seen.length)] = action
    }
  }

  /** Compares one position for each viewer. */
  #look(rng: number[], session: Session, seed: number, next: Plan['acts']): void {
    const { def, found } = this
    const { exports = 10 } = this.options
    found.positions++
    const withExport = found.positions % exports === 0
    for (const viewer of [...def.seats, 'spectator']) {
      const planned = planOf(rng, def, stateOf(session), viewer, this.#seen)
      const plan = { ...planned, acts: [...next, ...planned.acts] }
      const here = this.#channels(session, stateOf(session), viewer, plan, withExport)
      for (let count = this.options.worlds ?? 5; count > 0; count--) {
        const world = determinize(def, stateOf(session), viewer, rng)
        this.options.invariant?.(world)
        const there = this.#channels(session, world, viewer, plan, withExport)
        this.#compare(here, there, { viewer, seed, step: stateOf(session).step })
        found.worlds++
        found.others += isSameWorld(world, stateOf(session)) ? 0 : 1
        if (this.isDone) return
      }
      this.#lookLonger(rng, session, seed, viewer, plan, here)
      if (found.positions % FRAMES_EACH === 0) this.#compareLengths(session, seed, viewer, plan)
    }
  }

  #channels(session: Session, state: GameState, viewer: Viewer, plan: Plan, withExport: boolean): Channels {
    const seen = view(this.def, state, viewer)
    const channels = channelsOf(this.def, state, seen, viewer, plan)
    const withFrames = this.found.positions % FRAMES_EACH === 0
    if (!withExport) {
      const now: Session = { ...session, seed: state.rng[0] ?? 0, start: state, last: undefined }
      return withFrames ? withTexts(channels, { frames: framesFor(now, viewer) }) : channels
    }
    const { exportFor = exportOf } = this.options
    const isTrue = state === stateOf(session)
    const past = isTrue ? session : asOthersWrote(session, state, viewer)
    const carried = JSON.stringify(exportFor(past, viewer))
    const exported = withTexts(channels, { export: carried })
    return withFrames ? withTexts(exported, { frames: framesFor(past, viewer, plan.points) }) : exported
  }

  /** Takes more samples of revealing steps. The other channels are only compared if both samples reveal the same. */
  #lookLonger(
    rng: number[],
    session: Session,
    seed: number,
    viewer: Viewer,
    { acts, chance }: Plan,
    { steps }: Channels,
  ): void {
    const showing = acts.flatMap((act, index) => {
      const here = steps[index]
      return here?.heard.some(({ reveals }) => reveals === true) ? [{ act, here }] : []
    })
    for (let count = showing.length > 0 ? MORE_WORLDS : 0; count > 0; count--) {
      const world = determinize(this.def, stateOf(session), viewer, rng)
      const there = stepsOn(
        this.def,
        { ...world, rng: chance },
        viewer,
        showing.map(({ act }) => act),
      )
      for (const [index, { here }] of showing.entries())
        this.#compareStep(here, there[index], { viewer, seed, step: stateOf(session).step })
    }
  }

  /** Compares the position with the same one after a longer history that looks equal to the viewer. */
  #compareLengths(session: Session, seed: number, viewer: Viewer, { acts, chance }: Plan): void {
    const step = stateOf(session).step
    const rng = seedRandom(seed + step)
    for (const { what, here, there } of comparedHistories(rng, session, viewer, acts, chance)) {
      this.found.lengths++
      this.#format('frames of a longer history', here, there, { viewer, seed, step, what })
    }
  }

  #compare(here: Channels, there: Channels, at: Place): void {
    this.found.refusals += here.refusals
    for (const channel of Object.keys(here.texts))
      this.#format(channel, here.texts[channel], there.texts[channel], at)
    for (const [index, one] of here.steps.entries()) this.#compareStep(one, there.steps[index], at)
  }

  #compareStep(one: SteppedOn | undefined, other: SteppedOn | undefined, at: Place): void {
    if (!one || !other) return
    const { found } = this
    const meeting = meetingOf(one, other)
    if (meeting === 'same') {
      found.steps++
      if (one.hasRolled) found.rolled++
    } else if (meeting === 'shown alike') found.alike++
    else if (meeting === 'shown') found.shown++
    else found.parted++
    for (const [channel, here, there] of comparedOf(one, other))
      this.#format(channel, here, there, { ...at, what: one.what })
  }

  #format(channel: string, one: string, other: string, at: Place): void {
    const texts = differenceOf(one, other)
    if (texts) this.found.leaks.push({ ...at, channel, here: texts[0], there: texts[1] })
  }
}

const withTexts = (channels: Channels, more: Channels['texts']): Channels => ({
  ...channels,
  texts: { ...channels.texts, ...more },
})

const isSameWorld = (one: GameState, other: GameState): boolean =>
  JSON.stringify({ ...one, rng: [] }) === JSON.stringify({ ...other, rng: [] })
