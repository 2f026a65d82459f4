/** Everything a schema cannot see: names that dangle, pieces that cannot stand, zones too small, tables with gaps. */
import { writtenAt } from '../cases/shared'
import { wholeRuleset } from '../rulesets'
import type { Finding, RawPack } from '../types'
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
import { settled } from './settled'

/** One question about a pack; one file each. */
export type Check = (raw: RawPack) => Finding[]

/** What can be asked of a pack of any game. */
const OF_EVERY_PACK: readonly Check[] = [
  knownRuleset,
  knownNames,
  duplicateIds,
  mapRows,
  cellsOnMap,
  links,
  slopes,
  positions,
  texts,
]

/**
 * Findings of every check, in the order of the checks; those of its own rules come first. Where none is an error, every scenario is made
 * ready to be played, and what stands in the way of that is found too. Never throws: see `guarded`.
 */
export function crossCheck(raw: RawPack): Finding[] {
  const own = wholeRuleset(raw.manifest.ruleset)?.checks ?? []
  const said = [...own, ...OF_EVERY_PACK]
    .flatMap((check) => guarded(check, raw))
    .map((one) => settled(raw, one))
  const found = oncePerName(onceEach(said.map((one) => brought(raw, one))))
  if (found.some(({ severity }) => severity === 'error')) return found
  return [...found, ...playable(raw).map((one) => settled(raw, one))]
}

/** What was found in a case as it is played, at the place where it is written: several cases may share it. */
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
