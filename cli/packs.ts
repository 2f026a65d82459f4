import '../engine/rulesets/all'
import { type Dirent, existsSync, statSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { compile, crossCheck } from '../engine/compile'
import { type Diagnostic, err, type GameDef, type RawPack, type Result } from '../engine/types'
import { roleOf } from '../schemas/catalogue'
import { checkPack, type PackFiles, type RequiredPacks } from '../schemas/check'
import { unreadLink } from '../schemas/checking/layout'
import type { Migration } from '../schemas/format/migrate'
import { gatherRequired } from '../schemas/layering/requires'
import { place } from '../schemas/yaml/place'
import { withoutEditorFiles } from '../server/packs/editors/ship'
import { type Context, UsageError } from './context'

/** A pack as read from disk: paths with forward slashes, complete bytes. */
export type PackFolder = {
  readonly folder: string
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Links, which are not followed, and other entries that are neither files nor folders. */
  readonly links: readonly string[]
}

export type CheckedPack = {
  /** The name given by the user, for messages. */
  readonly name: string
  readonly fileCount: number
  /** The pack's own files, as read. */
  readonly files: PackFiles
  readonly diagnostics: readonly Diagnostic[]
  readonly raw?: RawPack
  /** The output of `check --fix`, for a pack of an old format. */
  readonly migration?: Migration
}

/** Returns the folder of a path or of a bundled pack's id. */
export function findPack(name: string, context: Context): string {
  const given = resolve(context.terminal.cwd, name)
  if (existsSync(given)) return given
  const bundled = join(context.home, 'content', name)
  if (/^[a-z0-9-]+$/.test(name) && existsSync(bundled)) return bundled
  throw new UsageError('cli.file.no-pack', { name })
}

/** Returns the folder of a pack, or a file with the folder of the nearest pack above it. */
export function findFile(name: string, context: Context): { folder: string; file?: string } {
  const given = resolve(context.terminal.cwd, name)
  if (!statSync(given, { throwIfNoEntry: false })?.isFile()) return { folder: findPack(name, context) }
  for (let folder = dirname(given); ; folder = dirname(folder)) {
    const file = relative(folder, given).split(sep).join('/')
    if (existsSync(join(folder, 'pack.yaml'))) return { folder, file }
    if (folder === dirname(folder)) throw new UsageError('cli.file.no-pack-above', { path: name })
  }
}

/** Splits `content/corteo/base` or `corteo/base` into pack and scenario. */
export function findGame(name: string | undefined, context: Context): { folder: string; scenario: string } {
  const cut = name?.replace(/\/+$/, '').lastIndexOf('/') ?? -1
  if (!name || cut < 1) throw new UsageError('cli.usage.needs-game')
  return { folder: findPack(name.slice(0, cut), context), scenario: name.slice(cut + 1).replace(/\/+$/, '') }
}

/** No pack is this large: the user has probably named a whole disk. The limits of packs are checked file by file. */
const MOST = { files: 5_000, bytes: 256 * 1024 * 1024 }

const isHidden = (entry: Dirent) => entry.name.startsWith('.')

/** Returns every file of a folder in the order of the paths, without hidden files, links and files for editors. */
export async function readFolder(folder: string): Promise<PackFolder> {
  const known = await stat(folder).catch(() => undefined)
  if (!known) throw new UsageError('cli.file.missing', { path: folder })
  if (!known.isDirectory()) throw new UsageError('cli.file.not-a-folder', { path: folder })
  const { paths, links } = await listFiles(folder)
  const inPack = (path: string) => relative(folder, path).split(sep).join('/')
  const files = new Map<string, Uint8Array>()
  for (const path of paths) files.set(inPack(path), await readBytes(path))
  const inOrder = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { folder, files: withoutEditorFiles(inOrder), links: links.map(inPack).sort() }
}

const readBytes = (path: string): Promise<Uint8Array> =>
  readFile(path).catch((fault) => {
    throw new UsageError('cli.file.unreadable', { path, reason: fault.code ?? fault.message })
  })

async function listFiles(folder: string): Promise<{ paths: string[]; links: string[] }> {
  const paths: string[] = []
  const links: string[] = []
  let bytes = 0
  const visit = async (at: string): Promise<void> => {
    const entries = await readdir(at, { withFileTypes: true }).catch((fault) => {
      throw new UsageError('cli.file.unreadable', { path: at, reason: fault.code ?? fault.message })
    })
    for (const entry of entries.filter((one) => !isHidden(one))) {
      const path = join(at, entry.name)
      if (entry.isDirectory()) await visit(path)
      else if (entry.isFile()) {
        paths.push(path)
        bytes += (await stat(path)).size
      } else links.push(path)
      if (paths.length > MOST.files || bytes > MOST.bytes) {
        throw new UsageError('cli.file.no-pack-so-large', { path: folder })
      }
    }
  }
  await visit(folder)
  return { paths, links }
}

/** For commands that sort findings: a truncated list would lose the file or case of a finding. */
export const EVERY_FINDING = { most: Number.POSITIVE_INFINITY }

/**
 * Parses a pack and runs all checks: the same list as in the studio. Required packs are looked up beside it, then among the bundled
 * ones in `home`.
 */
export async function checkFolder(
  folder: string,
  name: string,
  home?: string,
  options: { readonly most?: number } = {},
): Promise<CheckedPack> {
  await assertOnePack(folder, name)
  const { files, links } = await readFolder(folder)
  const own = Object.fromEntries(files)
  const required = await requiredBy(folder, own, home)
  const { diagnostics: found, pack, migration } = checkPack(own, crossCheck, { required, ...options })
  const diagnostics = [...links.filter(isOfPack).map(unreadLink), ...found]
  const old = migration ? { migration } : {}
  return { name, fileCount: files.size, files: own, diagnostics, raw: pack, ...old }
}

/** Returns whether the path of a link could be a file of a pack, or a folder of its files. */
const isOfPack = (path: string): boolean => [path, `${path}/a.yaml`].some((one) => roleOf(one) !== undefined)

/** Returns the packs that a pack requires: each from beside it, else from the bundled ones in `home`. */
export function requiredBy(folder: string, own: PackFiles, home?: string): Promise<RequiredPacks> {
  const catalogs = [dirname(resolve(folder)), ...(home === undefined ? [] : [join(home, 'content')])]
  return gatherRequired(own, (id) => readFrom(catalogs, id))
}

/** Throws if the folder holds several packs instead of one: it has no manifest, but its folders have. */
async function assertOnePack(folder: string, name: string): Promise<void> {
  if (existsSync(join(folder, 'pack.yaml'))) return
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const packs = inside.filter((one) => one.isDirectory() && existsSync(join(folder, one.name, 'pack.yaml')))
  if (packs.length === 0) return
  const names = packs.map((one) => one.name).sort()
  const first = `${name.replace(/[\\/]+$/, '')}/${names[0]}`
  throw new UsageError('cli.file.holds-packs', {
    path: name,
    count: names.length,
    packs: names.join(', '),
    first,
  })
}

/** Reads the pack of that id from the first folder that has it. */
async function readFrom(catalogs: readonly string[], id: string): Promise<PackFiles | undefined> {
  const folder = catalogs
    .map((catalog) => join(catalog, id))
    .find((one) => existsSync(join(one, 'pack.yaml')))
  return folder === undefined ? undefined : Object.fromEntries((await readFolder(folder)).files)
}

export const errorsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter((diagnostic) => diagnostic.severity === 'error')

/** Returns a playable game, or `undefined` if it has faults. */
export function gameOf(pack: CheckedPack, scenario: string): GameDef | undefined {
  const made = gameOrFaults(pack, scenario)
  return made.ok ? made.value : undefined
}

/** Returns a playable game, or its faults. */
export function gameOrFaults(pack: CheckedPack, scenario: string): Result<GameDef, readonly Diagnostic[]> {
  const errors = pack.diagnostics.filter(({ severity, code }) => severity === 'error' || code === 'I-MORE')
  if (!pack.raw || errorsOf(errors).length > 0) return err(errors)
  const scenarios = Object.keys(pack.raw.scenarios)
  if (!scenarios.includes(scenario)) {
    const values = { pack: pack.name, scenario, known: scenarios.join(', ') }
    throw new UsageError('cli.file.no-scenario', values)
  }
  const made = compile(pack.raw, scenario)
  return made.ok ? made : err(made.error.map((found) => place(found, undefined)))
}
