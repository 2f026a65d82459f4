import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackSummary } from '../../schemas/api'
import type { PackFiles as Contents } from '../../schemas/check'
import { appError } from '../errors'
import { type FolderLook, lookAtFolder, readFolder } from './catalog-folder'
import { type FolderPack, readAbout, requirements } from './catalog-summary'
import { byPath, type PackFiles } from './files'

/** The packs that come with the site, read from `content/`: our own files, checked before every release. */
export type CatalogPack = {
  readonly summary: PackSummary
  readonly files: PackFiles
  /** The same files in the form of the checks. Always the same object, so that parsed results are memoised. */
  readonly contents: Contents
}

/** All packs by id, in order. The object stays the same as long as `content/` does not change. */
export type Catalog = ReadonlyMap<string, CatalogPack>

type Read = { readonly mark: string; readonly pack: FolderPack | undefined }
type Kept = {
  readonly root: string
  readonly read: ReadonlyMap<string, Read>
  readonly catalog: Catalog
  readonly lookedAt: number
}

/** Each route bundle loads its own copy of this module, so the process's single catalog is stored on `globalThis`. */
const shared = globalThis as { ludotecaCatalog?: Kept; ludotecaCatalogLook?: Promise<Kept> }

/** Changes on disk show at the next request; in production the disk is checked at most once in this time (milliseconds). */
const rest = process.env.NODE_ENV === 'production' ? 1000 : 0

/** Returns the catalog as it is on disk. Concurrent calls share one look at the disk, and only changed packs are read again. */
export async function readShelves(): Promise<Catalog> {
  const root = join(/* turbopackIgnore: true */ process.cwd(), 'content')
  const kept = shared.ludotecaCatalog?.root === root ? shared.ludotecaCatalog : undefined
  if (kept && performance.now() - kept.lookedAt < rest) return kept.catalog
  const look = shared.ludotecaCatalogLook ?? lookAgain(root, kept)
  shared.ludotecaCatalogLook = look
  try {
    return (await look).catalog
  } finally {
    if (shared.ludotecaCatalogLook === look) shared.ludotecaCatalogLook = undefined
  }
}

export const catalogIds = async (): Promise<string[]> => [...(await readShelves()).keys()]

/** Throws `pack-not-found` for an unknown pack. The id is looked up, never used as a path. */
export async function assertInCatalog(id: string): Promise<void> {
  await readCatalog(id)
}

/** Returns a pack by id. Its folder has the same name. */
export async function readCatalog(id: string): Promise<CatalogPack> {
  const pack = (await readShelves()).get(id)
  if (!pack) throw appError('pack-not-found')
  return pack
}

async function lookAgain(root: string, kept: Kept | undefined): Promise<Kept> {
  const looks = await lookAtAll(root).catch((error) => {
    // A file was removed between listing and reading: the next request tries again.
    if (!kept) throw error
  })
  return looks ? readAll(root, looks, kept) : kept!
}

async function readAll(
  root: string,
  looks: ReadonlyMap<string, FolderLook>,
  kept: Kept | undefined,
): Promise<Kept> {
  const read = new Map(
    await Promise.all([...looks].map(async ([id, look]) => [id, await readOne(id, look, kept)] as const)),
  )
  const isSame =
    kept !== undefined &&
    kept.read.size === read.size &&
    [...read].every(([id, one]) => kept.read.get(id) === one)
  const catalog = isSame ? kept.catalog : shelve(read)
  const now: Kept = { root, read, catalog, lookedAt: performance.now() }
  shared.ludotecaCatalog = now
  return now
}

async function lookAtAll(root: string): Promise<Map<string, FolderLook>> {
  const entries = await readdir(root, { withFileTypes: true })
  const ids = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const looks = await Promise.all(
    ids.sort(byPath).map(async (id) => [id, await lookAtFolder(join(root, id))] as const),
  )
  return new Map(looks.flatMap(([id, look]) => (look ? [[id, look] as const] : [])))
}

/** Reads one pack. An unreadable pack is left out and logged once for each state of its folder; the others stay in the catalog. */
async function readOne(id: string, look: FolderLook, kept: Kept | undefined): Promise<Read> {
  const before = kept?.read.get(id)
  if (before?.mark === look.mark) return before
  try {
    return { mark: look.mark, pack: readAbout(await readFolder(look)) }
  } catch (error) {
    console.error(`The pack in ${look.folder} cannot be read and is left out.`, error)
    return { mark: look.mark, pack: undefined }
  }
}

function shelve(read: ReadonlyMap<string, Read>): Catalog {
  const packs = new Map([...read].flatMap(([id, { pack }]) => (pack ? [[id, pack] as const] : [])))
  return new Map(
    [...packs].map(([id, pack]) => [
      id,
      {
        files: pack.files,
        contents: Object.fromEntries(pack.files),
        summary: { ...pack.about, requires: requirements(pack, packs) },
      },
    ]),
  )
}
