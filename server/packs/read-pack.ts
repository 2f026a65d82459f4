import { crossCheck } from '../../engine/compile'
import type { PackContent, PackList, PackPicture, PlayContent } from '../../schemas/api'
import '../../engine/rulesets/all'
import { checkPack, playable } from '../../schemas/check'
import { fileContents } from '../drafts/shapes'
import { requiredFiles, requiredOnShelf, requiredPack } from './required'
import { readShelf, readShelves, type ShelfPack } from './shelf'

/** Every pack of the catalog, without its files. */
export async function listPacks(): Promise<PackList> {
  return { packs: [...(await readShelves()).values()].map(({ summary }) => summary) }
}

/** All of a pack: what the studio opens. */
export async function readPack(id: string): Promise<PackContent> {
  const { summary, files } = await readShelf(id)
  const required = [...(await requiredOnShelf(files)).values()].map((pack) => requiredPack(pack))
  return { pack: summary, files: fileContents(files), required }
}

/** What a game needs, ready to be played: a player reads no YAML and checks nothing. */
export async function readForPlay(id: string): Promise<PlayContent> {
  const { pack, error } = playable(await checkShelf(await readShelf(id), crossCheck))
  return pack ? { pack: { ...pack, cases: [] } } : { error }
}

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

const checkShelf = async ({ contents, files }: ShelfPack, cross?: typeof crossCheck) =>
  checkPack(contents, cross, { required: await requiredFiles(files) })
