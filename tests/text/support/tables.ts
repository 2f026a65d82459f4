/** Every scenario of the bundled packs, with those who hear it. */
import { compile } from '../../../engine/game'
import type { GameDef } from '../../../engine/types'
import { loadPack, packNames } from '../../engine/support/content'
import { type Listener, listenersTo } from './walk'

const scenariosOf = (pack: string): string[] => Object.keys(loadPack(pack).scenarios)

export const packsWithGames = (): [pack: string, scenarios: string[]][] =>
  packNames().map((pack) => [pack, scenariosOf(pack)])

export const SCENARIOS = packsWithGames().flatMap(([pack, scenarios]) =>
  scenarios.map((scenario) => ({ pack, scenario })),
)

export async function tableOf(
  pack: string,
  scenario: string,
): Promise<{ readonly def: GameDef; readonly listeners: readonly Listener[] }> {
  const raw = loadPack(pack)
  const def = compile(raw, scenario)
  if (!def.ok) throw new Error(JSON.stringify(def.error))
  return { def: def.value, listeners: await listenersTo(raw, def.value) }
}
