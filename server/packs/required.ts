import type { RequiredPack } from '../../app/api/types'
import type { PackFiles as Contents, RequiredPacks } from '../../schemas/check'
import { gatherRequired } from '../../schemas/requires'
import { fileContent } from '../drafts/shapes'
import type { PackFiles } from './files'
import { readShelf, type ShelfPack, shelfIds } from './shelf'

/** The packs of the shelf that these files require, with those that they require in turn. What is not there is left out. */
async function fromShelf(files: PackFiles): Promise<Map<string, ShelfPack>> {
  const ids = await shelfIds()
  const found = new Map<string, ShelfPack>()
  await gatherRequired(asContents(files), async (id) => {
    if (!ids.includes(id)) return undefined
    const pack = await readShelf(id)
    found.set(id, pack)
    return asContents(pack.files)
  })
  return found
}

const asContents = (files: PackFiles): Contents => Object.fromEntries(files)

/** For the checks. */
export async function requiredFiles(files: PackFiles): Promise<RequiredPacks> {
  const packs = await fromShelf(files)
  return Object.fromEntries([...packs].map(([id, pack]) => [id, asContents(pack.files)]))
}

/** To be sent along: what the pack is played with, to be read and not to be changed. */
export async function requiredPacks(files: PackFiles): Promise<RequiredPack[]> {
  const packs = await fromShelf(files)
  return [...packs].map(([id, { summary, files }]) => ({
    ...{ id, version: summary.version, name: summary.name },
    files: [...files].map(([path, bytes]) => fileContent(path, bytes)),
  }))
}
