/** Whether every scenario of a pack can be played: it compiles, and a game of it begins. */
import { ownDef } from '../kernel/position'
import { rulesetOf } from '../rulesets'
import type { Finding, RawPack } from '../types'
import { compile } from './compile'
import { internal } from './guarded'

type Scenario = RawPack['scenarios'][string]

/** Findings that prevent a game, for a pack without other errors. */
export const playable = (raw: RawPack): Finding[] =>
  Object.values(raw.scenarios).flatMap((one) => known(raw, one))

type Tried = { readonly parts: readonly unknown[]; readonly found: readonly Finding[] }
const tried = new WeakMap<Scenario, Tried>()

/** Cached by scenario and its parts, so that an edit elsewhere costs nothing. */
function known(raw: RawPack, scenario: Scenario): readonly Finding[] {
  const { manifest, terrain, units, tables, tracks, bots, decks = {}, maps } = raw
  const once = [manifest, terrain, units, tables, tracks, bots]
  const parts = [...once, ...Object.values(decks), ...Object.values(maps)]
  const before = tried.get(scenario)
  const isSame = before?.parts.length === parts.length && parts.every((part, at) => part === before.parts[at])
  if (before && isSame) return before.found
  const found = begin(raw, scenario)
  tried.set(scenario, { parts, found })
  return found
}

function begin(raw: RawPack, { id, file }: Scenario): readonly Finding[] {
  try {
    const game = compile(raw, id)
    if (!game.ok) return game.error
    const ruleset = rulesetOf(game.value)
    ruleset.setup(ownDef(ruleset, game.value), 1)
    return []
  } catch (cause) {
    return [internal(file, cause)]
  }
}
