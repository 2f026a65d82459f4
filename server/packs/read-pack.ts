import type { PackContent, PackList, PackPicture, PlayContent } from '../../app/api/types'
import { roleOf } from '../../schemas/catalogue'
import { checkPack } from '../../schemas/check'
import { fileContent } from '../drafts/shapes'
import type { PackFiles } from './files'
import { requiredFiles, requiredOnShelf, requiredPack } from './required'
import { readShelf, readShelves, type ShelfPack } from './shelf'

/** Every pack of the shelf, without its files. */
export async function listPacks(): Promise<PackList> {
  return { packs: [...(await readShelves()).values()].map(({ summary }) => summary) }
}

/** All of a pack: what the studio opens. */
export async function readPack(id: string): Promise<PackContent> {
  const { summary, files } = await readShelf(id)
  const required = [...(await requiredOnShelf(files)).values()].map((pack) => requiredPack(pack))
  return { pack: summary, files: contentsOf(files, () => true), required }
}

/** What a game needs: no rule cases, no pages to read, no art. */
const isPlayed = (path: string): boolean => !['case', undefined].includes(roleOf(path))

export async function readForPlay(id: string): Promise<PlayContent> {
  const shelfPack = await readShelf(id)
  const { summary, files } = shelfPack
  const required = [...(await requiredOnShelf(files)).values()].map((pack) => requiredPack(pack, isPlayed))
  const { pack } = await checkShelf(shelfPack)
  return {
    pack: summary,
    digest: pack?.digest ?? summary.digest,
    files: contentsOf(files, isPlayed),
    required,
  }
}

const contentsOf = (files: PackFiles, isWanted: (path: string) => boolean) =>
  [...files].filter(([path]) => isWanted(path)).map(([path, bytes]) => fileContent(path, bytes))

/** The map of the first scenario and how it looks; nothing where the pack has none. */
export async function readPicture(id: string): Promise<PackPicture> {
  const shelfPack = await readShelf(id)
  const { pack } = await checkShelf(shelfPack)
  const scenario = pack?.scenarios[shelfPack.summary.scenarios[0]?.id ?? '']
  const map = scenario && pack?.maps[scenario.map]
  if (!pack || !map) return {}
  const { terrain, edges } = pack.terrain
  return {
    map,
    look: {
      terrain: terrain.map(({ id, look, cost }) => ({ id, look, cost })),
      edges: edges?.map(({ id, look }) => ({ id, look })),
      sides: pack.units.sides,
    },
  }
}

const checkShelf = async ({ contents, files }: ShelfPack) =>
  checkPack(contents, undefined, { required: await requiredFiles(files) })
