import type { PackSummary } from '../../app/api/types'
import { readShelf, shelfIds } from './shelf'

export async function listPacks(): Promise<PackSummary[]> {
  const packs = await Promise.all((await shelfIds()).map(readShelf))
  return packs.map((pack) => pack.summary)
}
