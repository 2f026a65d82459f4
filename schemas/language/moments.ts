/** Omits completions that depend on data that the moment around the cursor does not provide. */
import type { Kind } from '../catalogue'
import { type Around, NOWHERE, speaksBlocks, under, within } from '../moments/around'
import type { Schema } from '../part'
import type { Placed } from '../resolve'
import { settleWritten } from '../short/short-keys'
import { childOf, isObject, rootAsWritten } from '../walk'
import type { CursorContext } from './context'
import { standIn } from './shape'

/** The data available at the cursor, from the surrounding blocks. */
export function aroundCursor(kind: Kind, { levels }: CursorContext): Around {
  if (!speaksBlocks(kind)) return {}
  let placed: Placed | undefined = rootAsWritten(kind)
  let around = NOWHERE
  for (const [index, level] of levels.entries()) {
    if (!placed) return {}
    const value = standIn(level)
    const at = settleWritten(placed, value)
    const step = level.kind === 'list' ? level.index : level.key
    if (isObject(value)) {
      around = within(at, value, around)
      if (index < levels.length - 1) around = under(at, String(step), value, around, undefined)
    }
    placed = childOf(at, step)
  }
  return around
}

/** Whether a key or a word would have no effect there. */
export function isIdle({ 'x-of': of, 'x-unless': unless }: Schema, { provides }: Around): boolean {
  if (of === undefined || of === 'turn' || of.endsWith('number') || unless) return false
  return provides !== undefined && !provides.includes(of)
}
