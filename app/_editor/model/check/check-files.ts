import { crossChecker } from '../../../../engine/compile'
import { loadRulesets } from '../../../../engine/rulesets'
import { checkPack, type Memory, type PackFiles, type RequiredPacks } from '../../../../schemas/checking'
import { loadParts } from '../../../../schemas/library'
import { rulesetsIn } from '../../../../schemas/requires'
import type { Files } from '../change'
import type { Checked } from './checker'
import { withBytes } from './with-bytes'

/** An edit changes one file: the others are not read again. */
const memory: Memory = new Map()

const NOTHING: RequiredPacks = {}

/** What rules and schemas were fetched for. */
let loaded: { readonly manifest?: PackFiles[string]; readonly required?: RequiredPacks } = {}

/** Nor is a check asked again that has read nothing of what changed. */
const check = crossChecker()

/** Fetches the rules and schemas that the files ask for, where they are not here yet. */
export async function loadGames(files: PackFiles, required: RequiredPacks = {}): Promise<void> {
  const ids = rulesetsIn(files, required)
  await Promise.all([loadParts(ids), loadRulesets(ids)])
}

/** The one list of findings: what schemas and cross-checks say, as the command line prints it. */
export async function checkFiles(files: Files, required: RequiredPacks = NOTHING): Promise<Checked> {
  const pack = withBytes(files)
  if (pack['pack.yaml'] !== loaded.manifest || required !== loaded.required) await loadGames(pack, required)
  loaded = { manifest: pack['pack.yaml'], required }
  return checkPack(pack, check, { memory, required })
}
