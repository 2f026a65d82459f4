import type { PackContent } from '../../app/api/types'
import { fileContent } from '../drafts/shapes'
import { readShelf } from './shelf'

export async function readPack(id: string): Promise<PackContent> {
  const { summary, files } = await readShelf(id)
  return { pack: summary, files: [...files].map(([path, bytes]) => fileContent(path, bytes)) }
}
