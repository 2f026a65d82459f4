/** Opens a table: the game that was kept or a new one, its bots' time and its keeper, all on this side of the port. No React. */

import { bringer, counselledAnswer } from '../../../engine/match/counselled'
import { type KeptGame, stepsOfKept } from '../../../engine/match/kept-game'
import { LocalMatch } from '../../../engine/match/local-match'
import type { LocalOptions } from '../../../engine/match/local-options'
import type { Kept, Unfit, UnfitBecause } from '../../../engine/match/match'
import { resumeAsFar, type Session, stepCount, stepsOf } from '../../../engine/replay/session'
import type { GameDef, Refusal } from '../../../engine/types'
import { newId } from '../../_shell/new-id'
import type { TableAsked } from '../types'
import { browserTimers, runBots } from './bot-clock'
import { GameKeeper, type KeeperPorts } from './game-keeper'
import { controlsOf, resumedAt } from './kept-game'
import { lateStore } from './late-store'
import { lateThinker } from './late-thinker'
import { newSeed } from './seeds'
import { startedWith } from './started-with'
import { tellSite } from './tell-site'

/** Milliseconds until what bots go by is asked for again, where it could not be fetched. */
const AGAIN_MS = 3000

/**
 * A match with what makes it go on: bots act and the game is kept from `begin` to `end`. Once somebody is at `work` at the table, bots also
 * do what nobody waits for.
 */
export type Host = {
  readonly match: LocalMatch
  readonly begin: () => void
  readonly work: () => void
  readonly end: () => void
}

const ports = (): KeeperPorts => ({
  store: lateStore(),
  newId,
  now: () => Date.now(),
  ...browserTimers,
  written: tellSite,
})

/**
 * Goes on with the game that was kept, if there is one. One that is asked for by its id and cannot go on as it was, is on the table as far as
 * its actions are legal; going on from there makes a game of its own.
 */
export async function hostGame(
  def: GameDef,
  asked: TableAsked,
  more: Partial<KeeperPorts> = {},
): Promise<Host> {
  const using = { ...ports(), ...more }
  const thinker = lateThinker(def, asked)
  const bring = bringer(def, (attempt) => void setTimeout(attempt, AGAIN_MS))
  const bots = { thinker: thinker.think, bring }
  const kept = await keptGames(asked, using)
  const opened = await counselledAnswer(bring, () =>
    asked.replay ? replayed(def, asked, asked.replay, bots) : openedWith(def, asked, kept, bots),
  )
  const { match, resumed } = opened
  const { pack, at, begin: begun } = asked
  const told = { ...using, written: whenTheirs(opened, begun !== undefined, using.written) }
  const keeper = new GameKeeper(match, at, told, { resumed, begun }, { ...pack, cases: [] })
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

/** The games of the store, however long it takes; none where it fails. What is at hand counts unless the store has a later state of it. */
async function keptGames(
  { replay, found, isWithoutStore }: TableAsked,
  { store }: KeeperPorts,
): Promise<readonly KeptGame[]> {
  const games = replay || isWithoutStore ? [] : await store.list().catch((): readonly KeptGame[] => [])
  const isLater = ({ id, rev }: KeptGame) => id === found?.id && rev >= found.rev
  return found && !games.some(isLater) ? [found, ...games.filter(({ id }) => id !== found.id)] : games
}

/** A match, and the kept game that it is, or that is said to be there. */
type Opened = {
  readonly match: LocalMatch
  /** As it was when the table was opened. */
  readonly session: Session
  readonly resumed?: KeptGame
  readonly unfit?: { readonly kept: KeptGame; readonly because: UnfitBecause }
  readonly replayed?: Unfit['replayed']
  readonly isMissing?: boolean
}

function openedWith(def: GameDef, asked: TableAsked, games: readonly KeptGame[], bots: Bots): Opened {
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

/** Who thinks for bots, and brings what they go by. */
type Bots = Pick<LocalOptions, 'thinker' | 'bring'>

type Begun = Omit<LocalOptions, 'seed' | 'newSeed' | 'session'> & { readonly session: Session }

/** A recorded game, at a step of it. */
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

/** The bots rest: nothing is done by itself. */
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

/** Bots that begin a game by themselves are nothing to send yet: it is somebody's once a person has acted in it, or where none plays. */
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
      resumed: resumed && { updated: resumed.updated, steps: stepsOfKept(resumed), isOfBefore },
    }
  const { id, updated, record } = unfit.kept
  const steps = record.actions.length
  return { ...of, unfit: { id, updated, because: unfit.because, steps, replayed } }
}

/** Since the table was opened; it may also be another game by now. */
function hasPersonActed({ match, session: before }: Opened): boolean {
  const { session, controls } = match
  if (session.start !== before.start) return true
  const { last } = session
  if (last === before.last) return false
  return last === undefined || controls[last.seat] === 'human'
}
