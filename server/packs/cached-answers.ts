import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rulesetIds } from '../../engine/rulesets'
import { appError } from '../errors'
import { type Catalog, readShelves } from './catalog'
import { exportPack } from './export-pack'
import { sha256 } from './files'
import { listRulesets } from './list-rulesets'
import { listPacks, readChecked, readForPlay, readPack } from './read-pack'

/** A response made once, in every encoding a browser may ask for. */
export type CachedAnswer = {
  /** The digest of the bytes. It changes when the pack, its required packs or the response format change. */
  readonly digest: string
  readonly type: string
  /** The file name for a download. */
  readonly fileName?: string
  readonly bytes: { readonly identity: Buffer; readonly gzip?: Buffer; readonly br?: Buffer }
}

/** Parts of a pack in a request: all of it, the part that a game needs, its findings, or its zip. */
export const parts = ['whole', 'play', 'checked', 'zip'] as const
export type Part = (typeof parts)[number]

const makers: Record<Exclude<Part, 'zip'>, (id: string) => Promise<unknown>> = {
  whole: readPack,
  play: readForPlay,
  checked: readChecked,
}

/** Responses by the catalog they were made from. Shared, like the catalog, by all copies of this module. */
const shared = globalThis as { ludotecaAnswers?: WeakMap<Catalog, Map<string, Promise<CachedAnswer>>> }

async function cachedAs(name: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
  const catalog = await readShelves()
  shared.ludotecaAnswers ??= new WeakMap()
  const answers = shared.ludotecaAnswers.get(catalog) ?? new Map<string, Promise<CachedAnswer>>()
  shared.ludotecaAnswers.set(catalog, answers)
  const known = answers.get(name)
  if (known) return known
  const made = make()
  answers.set(name, made)
  // A failure is not stored: the next request tries again.
  made.catch(() => answers.delete(name))
  return made
}

export const cachedList = (): Promise<CachedAnswer> =>
  cachedAs('list', async () => cachedJson(await listPacks()))

export const cachedRulesets = (): Promise<CachedAnswer> =>
  cachedAs('rulesets', async () => cachedJson(await listRulesets()))

/** Throws `pack-not-found`. */
export async function cachedPack(id: string, part: Part): Promise<CachedAnswer> {
  if (!(await readShelves()).has(id)) throw appError('pack-not-found')
  return cachedAs(`${part} ${id}`, async () =>
    part === 'zip' ? cachedZip(id) : cachedJson(await makers[part](id)),
  )
}

/** Returns the response with this digest. Throws `pack-changed` if the pack has another one by now. */
export async function cachedPackOf(id: string, part: Part, digest: string): Promise<CachedAnswer> {
  const answer = await cachedPack(id, part)
  if (answer.digest !== digest) throw appError('pack-changed')
  return answer
}

/** Returns the permanent address of a part of a pack. */
export async function lastingAddress(id: string, part: Exclude<Part, 'zip'>): Promise<string> {
  const { digest } = await cachedPack(id, part)
  return `/api/packs/${encodeURIComponent(id)}/${digest}?part=${part}`
}

/**
 * Returns the picture of a pack, an SVG text made by `draw`: drawn once for each `theme`, empty if nothing was drawn. Throws
 * `pack-not-found`.
 */
export async function cachedPicture(
  id: string,
  theme: string,
  draw: () => Promise<string>,
): Promise<CachedAnswer> {
  if (!(await readShelves()).has(id)) throw appError('pack-not-found')
  return cachedDrawing(`picture ${theme} ${id}`, draw)
}

/** Returns the picture of a ruleset's smallest pack in the same way. Throws `pack-not-found`. */
export async function cachedSmallestPicture(
  ruleset: string,
  theme: string,
  draw: () => Promise<string>,
): Promise<CachedAnswer> {
  if (!rulesetIds().includes(ruleset)) throw appError('pack-not-found')
  return cachedDrawing(`smallest ${theme} ${ruleset}`, draw)
}

const cachedDrawing = (name: string, draw: () => Promise<string>): Promise<CachedAnswer> =>
  cachedAs(name, async () => cachedBytes(Buffer.from(await draw(), 'utf8'), 'image/svg+xml'))

async function cachedZip(id: string): Promise<CachedAnswer> {
  const { name, zip } = await exportPack(id)
  return { digest: digestOf(zip), type: 'application/zip', fileName: name, bytes: { identity: zip } }
}

/** Compresses once, off the main thread, with settings that take about a second. */
export async function cachedBytes(identity: Buffer, type: string): Promise<CachedAnswer> {
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity, { level: 9 }),
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ])
  return { digest: digestOf(identity), type, bytes: { identity, gzip: zipped, br } }
}

const cachedJson = (value: unknown): Promise<CachedAnswer> =>
  cachedBytes(Buffer.from(JSON.stringify(value), 'utf8'), 'application/json')

const digestOf = (bytes: Buffer): string => sha256(bytes).slice(0, 32)
