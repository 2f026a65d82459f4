import type { GameDef, RawPack } from '../engine/types'
import type { Context } from './context'
import { printFindings } from './findings'
import { checkFolder, errorsOf, findGame, gameOf } from './packs'

export type OpenGame = { readonly def: GameDef; readonly raw: RawPack }

/** The game named on the command line; a pack with errors prints them instead. */
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
  const def = gameOf(pack, scenario)
  if (def && pack.raw) return { def, raw: pack.raw }
  const errors = errorsOf(pack.diagnostics)
  printFindings(context, errors, pack.raw?.texts)
  context.line(context.words.tell('check.sum', { pack: name, errors: errors.length, warnings: 0 }))
  return undefined
}
