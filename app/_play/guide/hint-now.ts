/** The current hint of a pack, and the hints already seen in this browser. No React, no DOM; the store is passed in. */
import type { Decision } from '../../../engine/types'
import type { PackFile } from '../../../schemas/generated/content'
import type { PlayView } from '../model/play-view'

export type Hint = NonNullable<PackFile['hints']>[number]

/** The ids of the seen hints; `off` if hints are turned off. */
export type SeenHints = readonly string[] | 'off'

/** The first unseen hint that matches the current decision; undefined under a curtain or in the past. */
export function hintNow(
  hints: readonly Hint[],
  view: Pick<PlayView, 'decision' | 'botsTurn' | 'handover' | 'moment' | 'outcome'>,
  sideOf: Readonly<Record<string, string>>,
  seen: SeenHints,
): Hint | undefined {
  const { decision, botsTurn, handover, moment, outcome } = view
  if (seen === 'off' || !decision || botsTurn || handover !== undefined || moment || outcome) return undefined
  return hints.find((hint) => !seen.includes(hint.id) && holds(hint, decision, sideOf))
}

function holds(
  { when = {} }: Hint,
  { phase, seat, choices }: Decision,
  sideOf: Readonly<Record<string, string>>,
): boolean {
  if (when.phase !== undefined && when.phase !== phase) return false
  if (when.side !== undefined && when.side !== sideOf[seat]) return false
  return when.action === undefined || choices.some(({ action }) => action.type === when.action)
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEPT = 'ludoteca:hints:'

/** Reads the seen hints; returns none if the stored value is damaged or storage is unavailable. */
export function readSeen(store: Store, pack: string): SeenHints {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEPT + pack) ?? '[]')
    if (kept === 'off') return 'off'
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function writeSeen(store: Store, pack: string, seen: SeenHints): void {
  try {
    if (seen.length === 0) store.removeItem(KEPT + pack)
    else store.setItem(KEPT + pack, JSON.stringify(seen))
  } catch {
    // Without storage the hints are shown again next time.
  }
}
