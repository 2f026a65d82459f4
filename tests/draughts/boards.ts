/** Games of draughts for tests, from the pack of the example. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile, crossCheck } from '../../engine/compile'
import { merge } from '../../engine/compile/merge'
import type { GameDef, RawPack } from '../../engine/types'
import type { DraughtsState, Rules } from '../../examples/draughts/rules'
import { checkPack } from '../../schemas/check'

export type { DraughtsState }
export type DraughtsGame = GameDef<Rules>

export const FOLDER = 'examples/draughts'

/** Returns every file under a folder by its relative path, with forward slashes. */
export const filesIn = (folder: string, ending: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  )

export const PACK_FILES = filesIn(`${FOLDER}/pack`, '.yaml')
export const checked = checkPack(PACK_FILES, crossCheck)
const raw = checked.pack!
export const SCENARIOS = Object.keys(raw.scenarios)

export function board(scenario: string, change: object = {}): DraughtsGame {
  const scenarios = { ...raw.scenarios, [scenario]: merge(raw.scenarios[scenario], change) }
  const made = compile({ ...raw, scenarios } as RawPack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value as DraughtsGame
}
