/** Every set of rules this engine knows, by id. A pack names the one it is written for. */
import type { GameDef, Ruleset } from '../types'
import { corteo } from './corteo'
import { cryHavoc } from './cry-havoc'
import { junta } from './junta'
import { kriegspiel } from './kriegspiel'
import { wirSindDasVolk } from './wir-sind-das-volk'

const ALL: readonly { readonly id: string }[] = [corteo, cryHavoc, junta, kriegspiel, wirSindDasVolk]

export const rulesets = new Map<string, Ruleset>(ALL.map((one) => [one.id, one as unknown as Ruleset]))

/** The rules of a compiled game. */
export function rulesetOf(def: GameDef): Ruleset {
  const ruleset = rulesets.get(def.ruleset)
  if (!ruleset) throw new Error(`No rules named "${def.ruleset}"`)
  return ruleset
}
