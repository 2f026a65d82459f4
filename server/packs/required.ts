import type { RequiredPack } from '../../schemas/api'
import type { RequiredPacks } from '../../schemas/check'
import { gatherRequired } from '../../schemas/requires'
import { fileContents } from '../drafts/shapes'
import { type CatalogPack, readShelves } from './catalog'
import type { PackFiles } from './files'

/** The packs of the catalog that these files require, with those that they require in turn. What is not there is left out. */
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

/** For the checks. */
export async function requiredFiles(files: PackFiles): Promise<RequiredPacks> {
  const packs = await requiredOnCatalog(files)
  return Object.fromEntries([...packs].map(([id, { contents }]) => [id, contents]))
}

/** To be sent along: what the pack is played with, to be read and not to be changed. */
export async function requiredPacks(files: PackFiles): Promise<RequiredPack[]> {
  return [...(await requiredOnCatalog(files)).values()].map((pack) => requiredPack(pack))
}

export const requiredPack = ({ summary, files }: CatalogPack): RequiredPack => ({
  ...{ id: summary.id, version: summary.version, name: summary.name },
  files: fileContents(files),
})
