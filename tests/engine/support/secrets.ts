/**
 * The proof that no secret leaks. In positions of random games, `Ruleset.determinize` redraws everything that one
 * viewer cannot know. All that the viewer is shown, offered, told or refused must stay the same, byte for byte.
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
  /** The action that leaks, where it is one. */
  readonly what?: string
  /** The first difference, in the true world and in the other one. */
  readonly here: string
  readonly there: string
}

type Place = Pick<Leak, 'viewer' | 'seed' | 'step' | 'what'>

export type Found = {
  readonly leaks: readonly Leak[]
  readonly positions: number
  /** Sampled states looked at, and those that were not the true one. */
  readonly worlds: number
  readonly others: number
  /**
   * Steps in two states with the same dice that showed the viewer nothing, so that everything was compared; then those
   * among them that rolled.
   */
  readonly steps: number
  readonly rolled: number
  /** Steps that showed them the same in both, so that all they heard was compared; or not the same; or something in one of them alone, so that nothing was. */
  readonly alike: number
  readonly shown: number
  readonly parted: number
  /** Pairs of histories of different length that were compared. */
  readonly lengths: number
  /** How often nobody could tell why not: refusals compared. */
  readonly refusals: number
}

export type Options = {
  readonly positions: number
  readonly seed?: number
  /** Samples for each viewer of each position. */
  readonly worlds?: number
  /** A position is looked at once in so many steps, by chance. */
  readonly stride?: number
  /** Steps of a game, at most. */
  readonly most?: number
  /** Chance of an optional action: once in so many steps. */
  readonly optionalActions?: number
  /** Once in so many positions the export of the whole game so far is compared. */
  readonly exports?: number
  /** Stops at the first leak. */
  readonly one?: boolean
  readonly exportFor?: typeof exportOf
  /** Positions to look at: those in which something is hidden. */
  readonly worth?: (state: GameState) => boolean
  /** How games are played. */
  readonly pick?: typeof pickKind
  /** Throws when a world is none that could be. */
  readonly invariant?: (state: GameState) => void
}

/** A step that not everybody hears of, or that rolls dice, is looked at once in so many. */
const SECRET_STRIDE = 3
/** Frames are compared once in so many positions, and at all of them in the long suite. */
const FRAMES_EACH = countOf(5, 1)
/** Games for a position, at most. */
const MOST_GAMES = 10
/** More samples for steps that show something: so that some of them show the same. */
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
    const { stride = 5, most = 3000, optionalActions = 6, pick = pickKind, worth } = this.options
    const rng = seedRandom(seed + 7000)
    let session = startSession(this.def, { seed })
    for (let step = 0; step < most && !this.isDone; step++) {
      const state = stateOf(session)
      const asked = decisions(this.def, state)
      if (asked.length === 0) return
      this.remember(rng, asked)
      const { seat, choices } = questionOf(rng, asked, true, nextBelow(rng, optionalActions) === 0)
      const { action } = pick(rng, choices)
      const done = carryOut(this.def, state, seat, action)
      // Rare steps that some hear and others do not, and those with dice, are looked at more often than by chance.
      const isRare = done.state.rng !== state.rng || done.events.some(({ only }) => only !== undefined)
      if ((!worth || worth(state)) && nextBelow(rng, isRare ? SECRET_STRIDE : stride) === 0)
        this.look(rng, session, seed, isRare ? [{ seat, action }] : [])
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

  /** One position as each viewer sees it. */
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
        const world = determinize(def, stateOf(session), viewer, rng)
        this.options.invariant?.(world)
        const there = this.channels(session, world, viewer, plan, withExport)
        this.compare(here, there, { viewer, seed, step: stateOf(session).step })
        found.worlds++
        found.others += isSameWorld(world, stateOf(session)) ? 0 : 1
        if (this.isDone) return
      }
      this.lookLonger(rng, session, seed, viewer, plan, here)
      if (found.positions % FRAMES_EACH === 0) this.compareLengths(session, seed, viewer, plan)
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

  /** More samples for what shows the viewer something: only where it shows the same is everything else compared. */
  private lookLonger(
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
        this.compareStep(here, there[index], { viewer, seed, step: stateOf(session).step })
    }
  }

  /** The same position after a longer history, of which the viewer observed as much. */
  private compareLengths(session: Session, seed: number, viewer: Viewer, { acts, chance }: Plan): void {
    const step = stateOf(session).step
    const rng = seedRandom(seed + step)
    for (const { what, here, there } of comparedHistories(rng, session, viewer, acts, chance)) {
      this.found.lengths++
      this.format('frames of a longer history', here, there, { viewer, seed, step, what })
    }
  }

  private compare(here: Channels, there: Channels, at: Place): void {
    this.found.refusals += here.refusals
    for (const channel of Object.keys(here.texts))
      this.format(channel, here.texts[channel], there.texts[channel], at)
    for (const [index, one] of here.steps.entries()) this.compareStep(one, there.steps[index], at)
  }

  private compareStep(one: SteppedOn | undefined, other: SteppedOn | undefined, at: Place): void {
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
      this.format(channel, here, there, { ...at, what: one.what })
  }

  private format(channel: string, one: string, other: string, at: Place): void {
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
