/** Everything a schema cannot see: names that dangle, pieces that cannot stand, zones too small, tables with gaps. */
import type { Finding, RawPack } from '../types'

/** One question about a pack. */
export type Check = (raw: RawPack) => Finding[]

const CHECKS: readonly Check[] = []

/** Findings of every check, in the order of the checks. */
export function crossCheck(raw: RawPack): Finding[] {
  return CHECKS.flatMap((check) => check(raw))
}
