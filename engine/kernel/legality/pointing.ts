/** Validates untrusted pointers: the one gate between a pointer and the rules. */
import type { GameDef, Pointed } from '../../types'
import { readFields } from './legality'

/**
 * A fresh copy of a well-formed pointer: a cell of the map by its index, or the name of a piece, which can be unknown.
 * Returns `undefined` for anything else, so that rulesets never see it.
 */
export function readPointed({ grid }: Pick<GameDef, 'grid'>, given: unknown): Pointed | undefined {
  const { kind, cell, piece } = readFields(given) ?? {}
  if (kind === 'piece') return typeof piece === 'string' ? { kind, piece } : undefined
  if (kind !== 'cell' || typeof cell !== 'number') return undefined
  return cell >= 0 && cell < grid.size ? { kind, cell } : undefined
}
