/** Every scenario of the bundled packs, with its listeners. */
import type { GameDef } from '../../../engine/types'
import { gameOf, loadPack, packNames } from '../../engine/support/content'
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
  const def = gameOf(pack, scenario)
  return { def, listeners: await listenersTo(loadPack(pack), def) }
}
