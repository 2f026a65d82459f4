/** Saving and resuming games. No React, no DOM. */
import { decisions, hash, outcome } from '../../../engine/game'
import { branchViewer } from '../../../engine/match/history/branch-viewer'
import { headingOf } from '../../../engine/match/history/story'
import type { LocalMatch } from '../../../engine/match/local/local-match'
import type { Controls } from '../../../engine/match/port/controls'
import type { UnfitBecause } from '../../../engine/match/port/match'
import type { SavedGame, SavedSummary } from '../../../engine/match/saved/saved-game'
import { observedCount } from '../../../engine/match/view/observed'
import { recordOf, resume, type Session, stateOf } from '../../../engine/replay/session'
import { seatText } from '../../../engine/seat-text'
import type { GameDef, GameRecord, Seed } from '../../../engine/types'

export type SavedAs = Pick<SavedGame, 'id' | 'at' | 'name' | 'status' | 'rev' | 'campaign'>

export const savedFrom = (match: LocalMatch, as: SavedAs, updated: number): SavedGame => ({
  format: 1,
  ...as,
  record: recordOf(match.session),
  controls: match.controls,
  takeovers: match.takeovers.length > 0 ? match.takeovers : undefined,
  bookmarks: match.bookmarks.all.length > 0 ? match.bookmarks.all : undefined,
  summary: summaryOf(match),
  updated,
})

/** Whether a game has ended, at any shown moment. */
export const isOver = (session: Session): boolean => outcome(session.def, stateOf(session)) !== undefined

/** The public summary of a game: the seats with a decision, but not the decisions. */
function summaryOf(match: LocalMatch): SavedSummary {
  const { def, session } = match
  const over = outcome(def, stateOf(session))
  const asked = over ? [] : decisions(def, stateOf(session)).filter(({ optional }) => !optional)
  return {
    ruleset: def.ruleset,
    steps: observedCount(session, branchViewer([session], [match.controls])),
    round: headingOf(def, stateOf(session), 'spectator').round,
    asked: [...new Set(asked.map(({ seat }) => seat))].map((seat) => seatText(def, seat)),
    winner: over && over.winner !== 'draw' ? seatText(def, over.winner) : undefined,
  }
}

/** The reason why a saved game cannot resume here: its pack or the rules have changed. It stays saved. */
type Unfit = { readonly kept: SavedGame; readonly because: UnfitBecause }

export type Resumed =
  | { readonly type: 'new' }
  | { readonly type: 'resumed'; readonly kept: SavedGame; readonly session: Session }
  | { readonly type: 'unfit'; readonly unfit: Unfit }
  /** The requested game is not among the saved ones. */
  | { readonly type: 'missing' }

/**
 * The game requested at a table: one by its id, or the last one of a scenario. `seed` requests a new game with that seed. `begin`
 * is the id of a new game, which no saved game replaces.
 */
export type Asked = {
  readonly at: string
  readonly id?: string
  readonly begin?: string
  readonly seed?: Seed
}

/** The saved game to resume; `games` are sorted with the newest first. */
export function resumedAt(def: GameDef, games: readonly SavedGame[], asked: Asked): Resumed {
  const of = games.filter(({ record }) => record.scenario === def.scenario)
  const here = of.filter(({ at }) => at === asked.at)
  const named = games.find(({ id }) => id === asked.id)
  if (asked.id !== undefined && !named) return { type: 'missing' }
  const last = () =>
    here.find(({ status, record }) => status === 'on' && (asked.seed ?? record.seed) === record.seed)
  const kept = named ?? of.find(({ id }) => id === asked.begin) ?? (asked.begin ? undefined : last())
  if (!kept) return { type: 'new' }
  // A copy of a pack may equal the pack but is another place with games of its own.
  if (kept.at !== asked.at || kept.record.scenario !== def.scenario || !isOf(def.pack, kept.record))
    return unfit(kept, 'content')
  const resumed = resume(def, kept.record)
  if (!resumed.ok || hash(stateOf(resumed.value)) !== kept.record.hash) return unfit(kept, 'rules')
  return { type: 'resumed', kept, session: resumed.value }
}

/** Whether a record belongs to this content, in its current or an old format. */
export const isOf = (pack: { digest: string; earlier?: string }, record: GameRecord): boolean =>
  record.pack.digest === pack.digest || record.pack.digest === pack.earlier

const unfit = (kept: SavedGame, because: Unfit['because']): Resumed => ({
  type: 'unfit',
  unfit: { kept, because },
})

/** The players of the seats in a definition; seats missing in the saved game are played by people. */
export const controlsOf = (def: GameDef, kept: SavedGame): Controls =>
  Object.fromEntries(def.seats.map((seat) => [seat, kept.controls[seat] ?? 'human']))
