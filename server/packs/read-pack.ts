import { crossCheck } from '../../engine/compile'
import type { CheckedContent, PackContent, PackList, PackPicture, PlayContent } from '../../schemas/api'
import '../../engine/rulesets/all'
import { checkPack, playable } from '../../schemas/check'
import type { PackCheck } from '../../schemas/checking/checking'
import { type CatalogPack, readCatalog, readShelves } from './catalog'
import { requiredFiles, requiredOnCatalog, requiredPack } from './required'
import { fileContents } from './shapes'
import { smallestPackOf } from './smallest'

/** Lists every pack of the catalog, without its files. */
export async function listPacks(): Promise<PackList> {
  return { packs: [...(await readShelves()).values()].map(({ summary }) => summary) }
}

/** Returns all of a pack, for the studio. */
export async function readPack(id: string): Promise<PackContent> {
  const { summary, files } = await readCatalog(id)
  const required = [...(await requiredOnCatalog(files)).values()].map((pack) => requiredPack(pack))
  return { pack: summary, files: fileContents(files), required }
}

/** Returns a parsed and checked pack for a game: players' browsers parse no YAML and run no checks. */
export async function readForPlay(id: string): Promise<PlayContent> {
  const { pack, error } = playable(await checkCatalog(await readCatalog(id), crossCheck))
  return pack ? { pack: { ...pack, cases: [] } } : { error }
}

/** Returns the findings of a pack for the studio. */
export const readChecked = async (id: string): Promise<CheckedContent> =>
  withoutCases(await checkCatalog(await readCatalog(id), crossCheck))

/** Only the cross-checks read the cases of a pack. */
export const withoutCases = ({ pack, ...found }: PackCheck): CheckedContent =>
  pack ? { ...found, pack: { ...pack, cases: [] } } : found

/** Returns the map of the first scenario and its look, or an empty picture if the pack has no scenario. */
export async function readPicture(id: string): Promise<PackPicture> {
  const catalogPack = await readCatalog(id)
  const { pack } = await checkCatalog(catalogPack)
  return pictureOf(pack, catalogPack.summary.scenarios[0]?.id)
}

/** Returns the picture of a ruleset's smallest pack in the same way. */
export async function readSmallestPicture(ruleset: string): Promise<PackPicture> {
  const files = await smallestPackOf(ruleset)
  const { pack } = checkPack(Object.fromEntries(files ?? []))
  return pictureOf(pack, Object.keys(pack?.scenarios ?? {})[0])
}

function pictureOf(pack: CheckedPack, first = ''): PackPicture {
  const scenario = pack?.scenarios[first]
  const map = scenario && pack?.maps[scenario.map]
  if (!pack || !map) return {}
  const { terrain, edges } = pack.terrain
  return {
    map,
    look: {
      terrain: (terrain ?? []).map(({ id, look, cost }) => ({ id, look, cost })),
      edges: edges?.map(({ id, look }) => ({ id, look })),
      sides: pack.units.sides,
    },
  }
}

type CheckedPack = ReturnType<typeof checkPack>['pack']

const checkCatalog = async ({ contents, files }: CatalogPack, cross?: typeof crossCheck) =>
  checkPack(contents, cross, { required: await requiredFiles(files) })
