/** The schema of the place where the cursor stands. */

import type { Kind } from '../catalogue'
import type { Placed } from '../resolve'
import { childOf, rootAsWritten, settle } from '../walk'
import type { CursorContext } from './context'
import { unquoted } from './flow'
import type { Level } from './level'

export type Place = {
  /** The map or list around the word being written, its shape picked by what is written in it. */
  readonly around: Placed
  readonly level: Level
  /** The schema of the value being written; for a key, of nothing. */
  readonly value?: Placed
}

export function placeOf(kind: Kind, context: CursorContext): Place | undefined {
  let placed: Placed | undefined = rootAsWritten(kind)
  const last = context.levels.length - 1
  for (let i = 0; i <= last; i++) {
    const level = context.levels[i]
    if (!placed) return undefined
    const around = settle(placed, standIn(level))
    const step = level.kind === 'list' ? level.index : level.key
    if (i === last) {
      const value = context.at === 'value' ? childOf(around, step) : undefined
      return { around, level, ...(value ? { value } : {}) }
    }
    placed = childOf(around, step)
  }
  return undefined
}

/** A value shaped like what is written so far: enough to pick a branch. */
export function standIn(level: Level): unknown {
  if (level.kind === 'list') return []
  return Object.fromEntries(Object.entries(level.written).map(([key, value]) => [key, unquoted(value)]))
}
