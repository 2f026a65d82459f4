/** Games that are kept: how one is written down, and how it goes on. No React, no DOM. */
import { decisions, hash, outcome } from '../../../engine/game'
import type { Controls } from '../../../engine/match/controls'
import type { KeptGame, KeptSummary } from '../../../engine/match/kept-game'
import type { LocalMatch } from '../../../engine/match/local-match'
import type { UnfitBecause } from '../../../engine/match/match'
import { observedCount } from '../../../engine/match/observed'
import { headingOf } from '../../../engine/match/story'
import { viewerOfBoth } from '../../../engine/match/viewer-of-both'
import { recordOf, resume, type Session, stateOf } from '../../../engine/replay/session'
import { seatText } from '../../../engine/seat-text'
import type { GameDef, GameRecord, Seed } from '../../../engine/types'

export type KeptAs = Pick<KeptGame, 'id' | 'at' | 'name' | 'status' | 'rev'>

export const keptFrom = (match: LocalMatch, as: KeptAs, updated: number): KeptGame => ({
  format: 1,
  ...as,
  record: recordOf(match.session),
  controls: match.controls,
  takeovers: match.takeovers.length > 0 ? match.takeovers : undefined,
  bookmarks: match.bookmarks.all.length > 0 ? match.bookmarks.all : undefined,
  summary: summaryOf(match),
  updated,
})

/** Whether a game has ended, whatever moment of it is shown. */
export const isOver = (session: Session): boolean => outcome(session.def, stateOf(session)) !== undefined

/** What everybody may see: who is asked, never what. */
function summaryOf(match: LocalMatch): KeptSummary {
  const { def, session } = match
  const over = outcome(def, stateOf(session))
  const asked = over ? [] : decisions(def, stateOf(session)).filter(({ optional }) => !optional)
  return {
    ruleset: def.ruleset,
    steps: observedCount(session, viewerOfBoth([session], [match.controls])),
    round: headingOf(def, stateOf(session), 'spectator').round,
    asked: [...new Set(asked.map(({ seat }) => seat))].map((seat) => seatText(def, seat)),
    winner: over && over.winner !== 'draw' ? seatText(def, over.winner) : undefined,
  }
}

/** Why a kept game cannot go on here: its pack has changed since, or the rules have. It stays kept. */
type Unfit = { readonly kept: KeptGame; readonly because: UnfitBecause }

export type Resumed =
  | { readonly type: 'new' }
  | { readonly type: 'resumed'; readonly kept: KeptGame; readonly session: Session }
  | { readonly type: 'unfit'; readonly unfit: Unfit }
  /** The game that was asked for is not among those that are kept. */
  | { readonly type: 'missing' }

/**
 * What is asked for at a table: one game by its id, or the last one of a scenario. A `seed` asks for a game of that seed; `begin` is the id of
 * one that no other goes on instead of.
 */
export type Asked = {
  readonly at: string
  readonly id?: string
  readonly begin?: string
  readonly seed?: Seed
}

/** The game to go on with, of those that are kept; `games` are the newest first. */
export function resumedAt(def: GameDef, games: readonly KeptGame[], asked: Asked): Resumed {
  const of = games.filter(({ record }) => record.scenario === def.scenario)
  const here = of.filter(({ at }) => at === asked.at)
  const named = games.find(({ id }) => id === asked.id)
  if (asked.id !== undefined && !named) return { type: 'missing' }
  const last = () =>
    here.find(({ status, record }) => status === 'on' && (asked.seed ?? record.seed) === record.seed)
  const kept = named ?? of.find(({ id }) => id === asked.begin) ?? (asked.begin ? undefined : last())
  if (!kept) return { type: 'new' }
  // A copy of a pack may be the same as the pack, and is another place: the game there is another too.
  if (kept.at !== asked.at || kept.record.scenario !== def.scenario || !isOf(def.pack, kept.record))
    return unfit(kept, 'content')
  const resumed = resume(def, kept.record)
  if (!resumed.ok || hash(stateOf(resumed.value)) !== kept.record.hash) return unfit(kept, 'rules')
  return { type: 'resumed', kept, session: resumed.value }
}

/** Whether a record is of this content: as it is, or as it was written in an old format. */
export const isOf = (pack: { digest: string; earlier?: string }, record: GameRecord): boolean =>
  record.pack.digest === pack.digest || record.pack.digest === pack.earlier

const unfit = (kept: KeptGame, because: Unfit['because']): Resumed => ({
  type: 'unfit',
  unfit: { kept, because },
})

/** Who plays each seat of a definition: seats that nobody is kept for are played by people. */
export const controlsOf = (def: GameDef, kept: KeptGame): Controls =>
  Object.fromEntries(def.seats.map((seat) => [seat, kept.controls[seat] ?? 'human']))
