import type { PackContent } from '../../app/api/types'
import { fileContent } from '../drafts/shapes'
import { requiredPacks } from './required'
import { readShelf } from './shelf'

export async function readPack(id: string): Promise<PackContent> {
  const { summary, files } = await readShelf(id)
  const contents = [...files].map(([path, bytes]) => fileContent(path, bytes))
  return { pack: summary, files: contents, required: await requiredPacks(files) }
}
