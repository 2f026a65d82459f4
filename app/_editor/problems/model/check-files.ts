import { crossChecker } from '../../../../engine/compile'
import { loadRulesets } from '../../../../engine/rulesets'
import {
  checkPack,
  type Memory,
  type PackFiles,
  type RequiredPacks,
} from '../../../../schemas/checking/checking'
import { rulesetsIn } from '../../../../schemas/layering/requires'
import { loadParts } from '../../../../schemas/library'
import type { Files } from '../../document/change'
import type { Checked } from './checker'
import { withBytes } from './with-bytes'

/** Cached readings: an edit changes one file, so the others are not read again. */
const memory: Memory = new Map()

const NOTHING: RequiredPacks = {}

/** The manifest and packs whose rules and schemas are loaded. */
let loaded: { readonly manifest?: PackFiles[string]; readonly required?: RequiredPacks } = {}

/** Repeats only the cross-checks that read a changed file. */
const check = crossChecker()

/** Loads the rules and schemas that the files need and that are missing. */
export async function loadGames(files: PackFiles, required: RequiredPacks = {}): Promise<void> {
  const ids = rulesetsIn(files, required)
  await Promise.all([loadParts(ids), loadRulesets(ids)])
}

/** The list of findings from schemas and cross-checks, as the command line prints it. */
export async function checkFiles(files: Files, required: RequiredPacks = NOTHING): Promise<Checked> {
  const pack = withBytes(files)
  if (pack['pack.yaml'] !== loaded.manifest || required !== loaded.required) await loadGames(pack, required)
  loaded = { manifest: pack['pack.yaml'], required }
  return checkPack(pack, check, { memory, required })
}
