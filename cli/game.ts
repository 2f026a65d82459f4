import type { GameDef, RawPack } from '../engine/types'
import { countsOf } from '../schemas/findings'
import type { Context } from './context'
import { printFindings } from './findings'
import { warnOfFormat } from './migration'
import { checkFolder, errorsOf, findGame, gameOrFaults } from './packs'

export type OpenGame = { readonly def: GameDef; readonly raw: RawPack }

/** The game named on the command line; a pack with errors, or a scenario that cannot be played, prints why instead. */
export async function openGame(context: Context, name: string | undefined): Promise<OpenGame | undefined> {
  const { folder, scenario } = findGame(name, context)
  return openScenario(context, folder, scenario, name?.slice(0, name.lastIndexOf('/')) ?? folder)
}

export async function openScenario(
  context: Context,
  folder: string,
  scenario: string,
  name: string,
): Promise<OpenGame | undefined> {
  const pack = await checkFolder(folder, name, context.home)
  const made = gameOrFaults(pack, scenario)
  if (made.ok) warnOfFormat(context, pack.diagnostics)
  if (made.ok && pack.raw) return { def: made.value, raw: pack.raw }
  const why = made.ok ? errorsOf(pack.diagnostics) : made.error
  printFindings(context, why, pack.raw?.texts)
  context.line(context.words.tell('check.sum', { pack: name, ...countsOf(why) }))
  return undefined
}
