/** Checks beyond schemas: unknown names, pieces that cannot stand, zones too small, tables with gaps. */

import { playersCounters } from '../blocks/checks/players-counters'
import { questions } from '../blocks/checks/questions'
import { wholeRuleset } from '../rulesets'
import type { Finding, RawPack } from '../types'
import { campaigns } from './checks/campaigns'
import { cellsOnMap } from './checks/cells-on-map'
import { duplicateIds } from './checks/duplicate-ids'
import { knownNames } from './checks/known-names'
import { knownRuleset } from './checks/known-ruleset'
import { links } from './checks/links'
import { mapRows } from './checks/map-rows'
import { positions } from './checks/positions'
import { slopes } from './checks/slopes'
import { texts } from './checks/texts'
import { guarded } from './guarded'
import { playable } from './playable'
import { oncePerName } from './references/reference'
import { writtenAt } from './shared-parts'
import { holds, plain, type Trace, traced } from './traced'
import { atSource } from './value-sources'

/** One question about a pack; one file each. */
export type Check = (raw: RawPack) => Finding[]

/** Checks for packs of any ruleset. */
const OF_EVERY_PACK: readonly Check[] = [
  knownRuleset,
  knownNames,
  duplicateIds,
  mapRows,
  cellsOnMap,
  links,
  slopes,
  positions,
  campaigns,
  texts,
  questions,
  playersCounters,
]

/**
 * The findings of every check, in the order of the checks; those of the ruleset come first.
 * If none is an error, every scenario is also compiled, which can add findings. Never throws: see `guarded`.
 */
export const crossCheck = (raw: RawPack): Finding[] =>
  answered(raw, (check) => guarded(check, raw).map((one) => atSource(raw, one)))

type Answer = { readonly trace: Trace; readonly found: readonly Finding[] }

/** Like `crossCheck` for a changing pack: a check runs again only if a value that it has read changed. */
export function crossChecker(): (raw: RawPack) => Finding[] {
  const answers = new Map<Check, Answer>()
  return (raw) =>
    answered(raw, (check) => {
      const before = answers.get(check)
      if (before && holds(before.trace, raw)) return before.found
      const { seen, trace } = traced(raw)
      const found = guarded(check, seen).map((one) => plain(atSource(seen, one)))
      // An internal error is never cached.
      if (found.some(({ code }) => code === 'E-INTERNAL')) answers.delete(check)
      else answers.set(check, { trace, found })
      return found
    })
}

function answered(raw: RawPack, ask: (check: Check) => readonly Finding[]): Finding[] {
  const own = wholeRuleset(raw.manifest.ruleset)?.checks ?? []
  const said = [...own, ...OF_EVERY_PACK].flatMap(ask)
  const found = oncePerName(onceEach(said.map((one) => brought(raw, one))))
  if (found.some(({ severity }) => severity === 'error')) return found
  return [...found, ...playable(raw).map((one) => atSource(raw, one))]
}

/** Moves a finding in a resolved case to the place where the value is written, which several cases can share. */
const brought = (raw: RawPack, found: Finding): Finding =>
  found.pack === undefined && found.path[0] === 'cases' ? { ...found, ...writtenAt(raw, found) } : found

function onceEach(found: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return found.filter(({ code, pack, file, path, on }) => {
    if (path[0] !== 'maps' && path[0] !== 'positions') return true
    const name = JSON.stringify([code, pack, file, path, on])
    return !seen.has(name) && seen.add(name)
  })
}
