/** A game as it is kept in the browser: its record after each act, and who plays each seat. No React, no DOM. */
import { hash } from '../../../engine/game'
import { CONTROLS, type Control, type Controls } from '../../../engine/match/controls'
import type { LocalMatch } from '../../../engine/match/local-match'
import type { UnfitBecause } from '../../../engine/match/match'
import { isRecord } from '../../../engine/match/records'
import { recordOf, resume, type Session, stateOf } from '../../../engine/replay/session'
import type { GameDef, GameRecord, Seed } from '../../../engine/types'

/** `on`: resumed by itself; `over`: played to its end; `aside`: left for another game at the same table. */
export type KeptStatus = 'on' | 'over' | 'aside'

export type KeptGame = {
  readonly format: 1
  readonly id: string
  /** Where it is played: the id of a bundled pack, or of a draft. */
  readonly at: string
  readonly record: GameRecord
  readonly controls: Controls
  readonly status: KeptStatus
  /** When it was written last, in milliseconds since 1970. */
  readonly updated: number
  /** Raised by one at each writing: the writer says which one was read, so that two tabs never overwrite each other. */
  readonly rev: number
}

export type KeptAs = Pick<KeptGame, 'id' | 'at' | 'status' | 'rev'>

export const keptFrom = (match: LocalMatch, as: KeptAs, updated: number): KeptGame => ({
  format: 1,
  ...as,
  record: recordOf(match.session),
  controls: match.frame().controls,
  updated,
})

/** Why a kept game cannot go on here: its pack has changed since, or the rules have. It stays kept. */
export type Unfit = { readonly kept: KeptGame; readonly because: UnfitBecause }

export type Resumed =
  | { readonly type: 'new' }
  | { readonly type: 'resumed'; readonly kept: KeptGame; readonly session: Session }
  | { readonly type: 'unfit'; readonly unfit: Unfit }

/** What is asked for at a table: one game by its id, or the last one of a scenario. A `seed` asks for a game of that seed. */
export type Asked = { readonly at: string; readonly id?: string; readonly seed?: Seed }

/** The game to go on with, of those that are kept; `games` are the newest first. */
export function resumedAt(def: GameDef, games: readonly KeptGame[], asked: Asked): Resumed {
  const here = games.filter(({ at, record }) => at === asked.at && record.scenario === def.scenario)
  const kept =
    here.find(({ id }) => id === asked.id) ??
    here.find(({ status, record }) => status === 'on' && (asked.seed ?? record.seed) === record.seed)
  if (!kept) return { type: 'new' }
  if (!isOf(def, kept.record)) return unfit(kept, 'content')
  const resumed = resume(def, kept.record)
  if (!resumed.ok || hash(stateOf(resumed.value)) !== kept.record.hash) return unfit(kept, 'rules')
  return { type: 'resumed', kept, session: resumed.value }
}

/** Whether a record is of this content: as it is, or as it was written in an old format. */
const isOf = ({ pack }: GameDef, record: GameRecord): boolean =>
  record.pack.digest === pack.digest || record.pack.digest === pack.earlier

const unfit = (kept: KeptGame, because: Unfit['because']): Resumed => ({
  type: 'unfit',
  unfit: { kept, because },
})

/** Who plays each seat of a definition: seats that nobody is kept for are played by people. */
export const controlsOf = (def: GameDef, kept: KeptGame): Controls =>
  Object.fromEntries(def.seats.map((seat) => [seat, kept.controls[seat] ?? 'human']))

const isControl = (value: unknown): value is Control => CONTROLS.some((control) => control === value)

/** What is in the store may come from another version, or be damaged: it is then left alone. */
export function isKeptGame(value: unknown): value is KeptGame {
  const kept = value as Partial<KeptGame> | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    kept.format === 1 &&
    typeof kept.id === 'string' &&
    typeof kept.at === 'string' &&
    (kept.status === 'on' || kept.status === 'over' || kept.status === 'aside') &&
    Number.isSafeInteger(kept.updated) &&
    Number.isSafeInteger(kept.rev) &&
    isRecord(kept.record) &&
    typeof kept.controls === 'object' &&
    kept.controls !== null &&
    Object.values(kept.controls).every(isControl)
  )
}
