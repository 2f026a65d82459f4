import type { Diagnostic, GameDef, RawPack } from '../engine/types'
import { countsOf } from '../schemas/checking/findings'
import type { Context } from './context'
import { findingAsJson, printFindings } from './findings'
import { warnOfFormat } from './migration'
import { type CheckedPack, checkFolder, errorsOf, findGame, gameOrFaults } from './packs'

export type OpenGame = { readonly def: GameDef; readonly raw: RawPack }

/**
 * Opens the game named on the command line. If the pack has errors or the scenario cannot be played, prints them and returns
 * `undefined`.
 */
export async function openGame(
  context: Context,
  name: string | undefined,
  where?: Where,
): Promise<OpenGame | undefined> {
  const { folder, scenario } = findGame(name, context)
  return openScenario(context, folder, scenario, name?.slice(0, name.lastIndexOf('/')) ?? folder, where)
}

/** The stream for findings: `err` if the output is a table. */
type Where = 'out' | 'err'

export async function openScenario(
  context: Context,
  folder: string,
  scenario: string,
  name: string,
  where: Where = 'out',
): Promise<OpenGame | undefined> {
  const pack = await checkFolder(folder, name, context.home)
  const made = gameOrFaults(pack, scenario)
  if (made.ok) warnOfFormat(context, pack.diagnostics)
  if (made.ok && pack.raw) return { def: made.value, raw: pack.raw }
  printFaults(context, pack, made.ok ? errorsOf(pack.diagnostics) : made.error, where)
  return undefined
}

/** The parts of a pack without errors; prints the errors of any other pack and returns `undefined`. */
export function openFolder(context: Context, pack: CheckedPack): RawPack | undefined {
  const why = errorsOf(pack.diagnostics)
  if (pack.raw && why.length === 0) return pack.raw
  printFaults(context, pack, why)
  return undefined
}

function printFaults(
  context: Context,
  pack: CheckedPack,
  why: readonly Diagnostic[],
  where: Where = 'out',
): void {
  const { name } = pack
  const counts = countsOf(why)
  if (context.json) {
    const findings = why.map((found) => findingAsJson(context, found, pack.raw?.texts))
    context.line(JSON.stringify({ pack: name, ...counts, findings }, null, 2))
    return
  }
  const line = (text: string) => context.terminal[where](`${text}\n`)
  printFindings(context, why, pack.raw?.texts, line)
  line(context.words.tell('check.sum', { pack: name, ...counts }))
}
