import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rulesetIds } from '../../engine/rulesets'
import { appError } from '../errors'
import { type Catalog, readShelves } from './catalog'
import { exportPack } from './export-pack'
import { sha256 } from './files'
import { listRulesets } from './list-rulesets'
import { listPacks, readForPlay, readPack } from './read-pack'

/** An answer made once, in every form a browser may ask for. */
export type KeptAnswer = {
  /** Of the bytes: names them for ever, and changes when the pack, what it requires or the form of answers does. */
  readonly digest: string
  readonly type: string
  /** The name under which a browser saves it. */
  readonly fileName?: string
  readonly bytes: { readonly identity: Buffer; readonly gzip?: Buffer; readonly br?: Buffer }
}

/** What is asked of a pack: all of it, what a game needs, or its zip. */
export const parts = ['whole', 'play', 'zip'] as const
export type Part = (typeof parts)[number]

const makers: Record<Exclude<Part, 'zip'>, (id: string) => Promise<unknown>> = {
  whole: readPack,
  play: readForPlay,
}

/** Answers go with the catalog they were made of. Shared, like the catalog, by the copies of this module. */
const shared = globalThis as { ludotecaAnswers?: WeakMap<Catalog, Map<string, Promise<KeptAnswer>>> }

async function keptAs(name: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
  const catalog = await readShelves()
  shared.ludotecaAnswers ??= new WeakMap()
  const answers = shared.ludotecaAnswers.get(catalog) ?? new Map<string, Promise<KeptAnswer>>()
  shared.ludotecaAnswers.set(catalog, answers)
  const known = answers.get(name)
  if (known) return known
  const made = make()
  answers.set(name, made)
  // What could not be made is tried again when it is asked for again.
  made.catch(() => answers.delete(name))
  return made
}

export const keptList = (): Promise<KeptAnswer> => keptAs('list', async () => keptJson(await listPacks()))

export const keptRulesets = (): Promise<KeptAnswer> =>
  keptAs('rulesets', async () => keptJson(await listRulesets()))

/** Throws `pack-not-found`. */
export async function keptPack(id: string, part: Part): Promise<KeptAnswer> {
  if (!(await readShelves()).has(id)) throw appError('pack-not-found')
  return keptAs(`${part} ${id}`, async () =>
    part === 'zip' ? keptZip(id) : keptJson(await makers[part](id)),
  )
}

/** The answer of just this digest. Throws `pack-changed` when the pack has another one by now. */
export async function keptPackOf(id: string, part: Part, digest: string): Promise<KeptAnswer> {
  const answer = await keptPack(id, part)
  if (answer.digest !== digest) throw appError('pack-changed')
  return answer
}

/** Where a page finds a part of a pack, for ever. */
export async function lastingAddress(id: string, part: Exclude<Part, 'zip'>): Promise<string> {
  const { digest } = await keptPack(id, part)
  return `/api/packs/${encodeURIComponent(id)}/${digest}?part=${part}`
}

/**
 * The picture of a pack as `draw` makes it, the text of an SVG file: drawn once for each look (`theme`), and empty where nothing was drawn.
 * Throws `pack-not-found`.
 */
export async function keptPicture(
  id: string,
  theme: string,
  draw: () => Promise<string>,
): Promise<KeptAnswer> {
  if (!(await readShelves()).has(id)) throw appError('pack-not-found')
  return keptDrawing(`picture ${theme} ${id}`, draw)
}

/** The same of the smallest pack of a ruleset. Throws `pack-not-found`. */
export async function keptSmallestPicture(
  ruleset: string,
  theme: string,
  draw: () => Promise<string>,
): Promise<KeptAnswer> {
  if (!rulesetIds().includes(ruleset)) throw appError('pack-not-found')
  return keptDrawing(`smallest ${theme} ${ruleset}`, draw)
}

const keptDrawing = (name: string, draw: () => Promise<string>): Promise<KeptAnswer> =>
  keptAs(name, async () => keptBytes(Buffer.from(await draw(), 'utf8'), 'image/svg+xml'))

async function keptZip(id: string): Promise<KeptAnswer> {
  const { name, zip } = await exportPack(id)
  return { digest: digestOf(zip), type: 'application/zip', fileName: name, bytes: { identity: zip } }
}

/** Compressed beside the main thread, as small as it gets in about a second: it is done once. */
export async function keptBytes(identity: Buffer, type: string): Promise<KeptAnswer> {
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

const keptJson = (value: unknown): Promise<KeptAnswer> =>
  keptBytes(Buffer.from(JSON.stringify(value), 'utf8'), 'application/json')

const digestOf = (bytes: Buffer): string => sha256(bytes).slice(0, 32)
