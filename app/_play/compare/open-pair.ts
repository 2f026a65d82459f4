/** Two saved games with the same beginning, ready for comparison. No React. */
import { compile } from '../../../engine/game'
import { branchViewer } from '../../../engine/match/history/branch-viewer'
import { commonSteps } from '../../../engine/match/local/branches'
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import { observedAt } from '../../../engine/match/view/observed'
import { resumeAsFar, type Session, stepCount } from '../../../engine/replay/session'
import { loadToPlay } from '../../../engine/rulesets'
import type { GameDef, RawPack, Viewer } from '../../../engine/types'

export type OpenedPair = {
  readonly def: GameDef
  readonly pack: RawPack
  readonly viewer: Viewer
  /** The number of equal first steps that the viewer observed. */
  readonly common: number
  readonly one: Session
  readonly other: Session
}

/** Returns undefined if they have no common beginning, or it cannot be replayed any more. */
export async function openPair(
  pack: RawPack,
  one: SavedGame,
  other: SavedGame,
): Promise<OpenedPair | undefined> {
  const shared = commonSteps(one.record, other.record)
  if (shared === undefined) return undefined
  await loadToPlay(pack)
  const compiled = compile(pack, one.record.scenario)
  if (!compiled.ok) return undefined
  const def = compiled.value
  const sessions = [one, other].map(({ record }) => resumeAsFar(def, record).session)
  const viewer = branchViewer(sessions, [one.controls, other.controls])
  // Under changed rules the games may end earlier.
  const common = observedAt(sessions[0], Math.min(shared, ...sessions.map(stepCount)), viewer)
  return { def, pack, viewer, common, one: sessions[0], other: sessions[1] }
}
