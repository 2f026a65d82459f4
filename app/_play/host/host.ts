/** Opens a table: the saved game or a new one, with its bot clock and its keeper, all on this side of the port. No React. */

import { LocalMatch } from '../../../engine/match/local/local-match'
import type { LocalOptions } from '../../../engine/match/local/local-options'
import { answerWithRuntime, runtimeLoader } from '../../../engine/match/local/with-runtime'
import type { Kept, Unfit, UnfitBecause } from '../../../engine/match/port/match'
import { type SavedGame, stepsOfSaved } from '../../../engine/match/saved/saved-game'
import { resumeAsFar, type Session, stepCount, stepsOf } from '../../../engine/replay/session'
import type { GameDef, Refusal } from '../../../engine/types'
import { newId } from '../../_shell/new-id'
import { browserTimers, runBots } from '../bots/bot-clock'
import { lazyBots } from '../bots/lazy-bots'
import type { TableAsked } from '../types'
import { GameKeeper, type KeeperPorts } from './game-keeper'
import { lazyStore } from './lazy-store'
import { controlsOf, resumedAt } from './saved-game'
import { newSeed } from './seeds'
import { startedWith } from './started-with'
import { tellSite } from './tell-site'

/** Milliseconds until a failed load of the bots' data is repeated. */
const AGAIN_MS = 3000

/**
 * A match with its bot clock and its keeper, which run from `begin` to `end`. After the first human action (`work`), bots also
 * take optional actions.
 */
export type Host = {
  readonly match: LocalMatch
  readonly begin: () => void
  readonly work: () => void
  readonly end: () => void
}

const ports = (): KeeperPorts => ({
  store: lazyStore(),
  newId,
  now: () => Date.now(),
  ...browserTimers,
  written: tellSite,
})

/**
 * Resumes the saved game, if there is one. A game requested by id that cannot resume is replayed as far as its actions are legal.
 * Continuing from there creates a new game.
 */
export async function hostGame(
  def: GameDef,
  asked: TableAsked,
  more: Partial<KeeperPorts> = {},
): Promise<Host> {
  const using = { ...ports(), ...more }
  const thinker = lazyBots(def, asked)
  const bring = runtimeLoader(def, (attempt) => void setTimeout(attempt, AGAIN_MS))
  const bots = { thinker: thinker.think, bring }
  const kept = await savedGames(asked, using)
  const opened = await answerWithRuntime(bring, () =>
    asked.replay ? replayed(def, asked, asked.replay, bots) : openedWith(def, asked, kept, bots),
  )
  const { match, resumed } = opened
  const { pack, at, begin: begun, campaign } = asked
  const told = { ...using, written: whenTheirs(opened, begun !== undefined, using.written) }
  const keeper = new GameKeeper(match, at, told, { resumed, begun, campaign }, { ...pack, cases: [] })
  match.keptBy({
    kept: () => keptNow(keeper, opened, asked),
    unfit: opened.unfit?.kept.record,
    flush: () => void keeper.flush(),
  })
  keeper.subscribe(() => match.changed())
  let stopBots = () => {}
  let leaveWork = () => {}
  return {
    match,
    begin: () => {
      keeper.begin()
      stopBots = runBots(match)
    },
    work: () => {
      leaveWork = bring(() => {
        stopBots()
        stopBots = runBots(match)
      })
    },
    end: () => {
      leaveWork()
      stopBots()
      match.stopThinking()
      thinker.end()
      void keeper.end()
    },
  }
}

/**
 * The saved games of the store, without a time limit; empty if it fails. The game at hand counts unless the store has a later
 * revision of it.
 */
async function savedGames(
  { replay, found, isWithoutStore }: TableAsked,
  { store }: KeeperPorts,
): Promise<readonly SavedGame[]> {
  const games = replay || isWithoutStore ? [] : await store.list().catch((): readonly SavedGame[] => [])
  const isLater = ({ id, rev }: SavedGame) => id === found?.id && rev >= found.rev
  return found && !games.some(isLater) ? [found, ...games.filter(({ id }) => id !== found.id)] : games
}

/** A match with its saved game, or with the message that there is one. */
type Opened = {
  readonly match: LocalMatch
  /** The session at the opening of the table. */
  readonly session: Session
  readonly resumed?: SavedGame
  readonly unfit?: { readonly kept: SavedGame; readonly because: UnfitBecause }
  readonly replayed?: Unfit['replayed']
  readonly isMissing?: boolean
}

function openedWith(def: GameDef, asked: TableAsked, games: readonly SavedGame[], bots: Bots): Opened {
  const found = resumedAt(def, games, { ...asked, id: asked.game })
  if (found.type === 'resumed') {
    const { kept, session } = found
    const { takeovers, bookmarks } = kept
    const opened = matchOf(def, { session, takeovers, bookmarks, controls: controlsOf(def, kept), ...bots })
    const { moment } = asked
    if (kept.id === asked.game && moment !== undefined && moment < stepCount(session))
      opened.match.send({ type: 'look', to: moment })
    return { ...opened, resumed: kept }
  }
  const { unfit } = found.type === 'unfit' ? found : {}
  if (unfit && unfit.kept.id === asked.game) {
    const { session, stopped } = resumeAsFar(def, unfit.kept.record)
    return toLookAt(def, unfit, { session, ...bots }, stopped)
  }
  const seed = asked.seed ?? newSeed()
  const session = startedWith(def, seed, asked.options)
  return {
    ...matchOf(def, { session, controls: asked.seats, ...bots }),
    unfit,
    isMissing: found.type === 'missing',
  }
}

/** The searching part of the bots, and the loader of their data. */
type Bots = Pick<LocalOptions, 'thinker' | 'bring'>

type Begun = Omit<LocalOptions, 'seed' | 'newSeed' | 'session'> & { readonly session: Session }

/** A recorded game at one of its steps. */
function replayed(
  def: GameDef,
  { seats }: TableAsked,
  { step, ...record }: NonNullable<TableAsked['replay']>,
  bots: Bots,
): Opened {
  const { session } = resumeAsFar(def, record)
  const opened = matchOf(def, { session, controls: seats, ...bots })
  opened.match.send({ type: 'pause', paused: true })
  if (step < stepCount(session)) opened.match.send({ type: 'look', to: step })
  return opened
}

/** A paused match of a game that cannot resume here. */
function toLookAt(
  def: GameDef,
  unfit: NonNullable<Opened['unfit']>,
  begun: Begun,
  refusal?: Refusal,
): Opened {
  const { takeovers, bookmarks } = unfit.kept
  const opened = matchOf(def, { ...begun, takeovers, bookmarks, controls: controlsOf(def, unfit.kept) })
  opened.match.send({ type: 'pause', paused: true })
  return { ...opened, unfit, replayed: { step: stepCount(begun.session), refusal } }
}

function matchOf(def: GameDef, begun: Begun): Pick<Opened, 'match' | 'session'> {
  const match = new LocalMatch(def, { ...begun, seed: begun.session.seed, newSeed })
  return { match, session: match.session }
}

/**
 * A game that only bots have started is not uploaded yet. It is uploaded once a person has acted, or at once if no person plays.
 */
function whenTheirs(
  { match, resumed }: Opened,
  isBegun: boolean,
  tell: (() => void) | undefined,
): () => void {
  let isTheirs = resumed !== undefined || isBegun
  return () => {
    const isPerson = (seat: string) => match.controls[seat] === 'human'
    isTheirs ||= !match.def.seats.some(isPerson) || stepsOf(match.session).some(({ seat }) => isPerson(seat))
    if (isTheirs) tell?.()
  }
}

function keptNow(
  keeper: GameKeeper,
  opened: Opened,
  { isOfBefore = false, isRestart: isRestarted = false }: TableAsked,
): Kept {
  const { resumed, unfit, replayed, isMissing } = opened
  const isAsFound = !hasPersonActed(opened)
  const of = { state: keeper.state(), id: keeper.keptId }
  if (!isAsFound) return of
  if (!unfit)
    return {
      ...of,
      isMissing,
      isRestarted,
      resumed: resumed && { updated: resumed.updated, steps: stepsOfSaved(resumed), isOfBefore },
    }
  const { id, updated, record } = unfit.kept
  const steps = record.actions.length
  return { ...of, unfit: { id, updated, because: unfit.because, steps, replayed } }
}

/** Whether a person has acted since the table was opened; the game may also be another one by now. */
function hasPersonActed({ match, session: before }: Opened): boolean {
  const { session, controls } = match
  if (session.start !== before.start) return true
  const { last } = session
  if (last === before.last) return false
  return last === undefined || controls[last.seat] === 'human'
}
