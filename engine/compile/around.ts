/** Information about a unit on a cell of a scenario's map, from the port of its ruleset. */
import { ownDef } from '../kernel/position'
import { wholeRuleset } from '../rulesets'
import type { AroundLayer, CellIndex, Finding, RawPack, Result, UnitKind } from '../types'
import { ok } from '../types'
import { compile } from './compile'

export type AskedAround = { readonly kind: UnitKind; readonly at: CellIndex }

/** The possible questions and the answer; both empty if the ruleset has no such port. */
export type Around = { readonly kinds: readonly UnitKind[]; readonly layers: readonly AroundLayer[] }

/**
 * Answers questions about a scenario that is compiled once. The ruleset must be loaded with its authoring part.
 * Findings are those of a scenario that cannot be compiled.
 */
export function aroundIn(
  pack: RawPack,
  scenario: string,
): Result<(asked?: AskedAround) => Around, readonly Finding[]> {
  const game = compile(pack, scenario)
  if (!game.ok) return game
  const ruleset = wholeRuleset(pack.manifest.ruleset)
  const port = ruleset?.around
  if (!ruleset || !port) return ok(() => ({ kinds: [], layers: [] }))
  const def = ownDef(ruleset, game.value)
  const kinds = port.kinds(def)
  return ok((asked) => ({ kinds, layers: asked ? port.layers(def, asked.kind, asked.at) : [] }))
}
