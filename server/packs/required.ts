import type { RequiredPack } from '../../schemas/api'
import type { RequiredPacks } from '../../schemas/check'
import { gatherRequired } from '../../schemas/layering/requires'
import { type CatalogPack, readShelves } from './catalog'
import type { PackFiles } from './files'
import { fileContents } from './shapes'

/** Returns the catalog packs that these files require, directly or indirectly. Missing packs are left out. */
export async function requiredOnCatalog(files: PackFiles): Promise<Map<string, CatalogPack>> {
  const catalog = await readShelves()
  const found = new Map<string, CatalogPack>()
  await gatherRequired(Object.fromEntries(files), async (id) => {
    const pack = catalog.get(id)
    if (pack) found.set(id, pack)
    return pack?.contents
  })
  return found
}

/** Returns the same packs as the checks need them. */
export async function requiredFiles(files: PackFiles): Promise<RequiredPacks> {
  const packs = await requiredOnCatalog(files)
  return Object.fromEntries([...packs].map(([id, { contents }]) => [id, contents]))
}

/** Returns the same packs as pages receive them: read-only companions of the pack. */
export async function requiredPacks(files: PackFiles): Promise<RequiredPack[]> {
  return [...(await requiredOnCatalog(files)).values()].map((pack) => requiredPack(pack))
}

export const requiredPack = ({ summary, files }: CatalogPack): RequiredPack => ({
  ...{ id: summary.id, version: summary.version, name: summary.name },
  files: fileContents(files),
})
