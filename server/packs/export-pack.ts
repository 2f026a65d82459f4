import { readCatalog } from './catalog'
import { writeZip } from './editors/editor-zip'

/** A zipped pack: the file's name and its bytes. */
export type ZipFile = { readonly name: string; readonly zip: Buffer }

export async function exportPack(id: string): Promise<ZipFile> {
  const { summary, files } = await readCatalog(id)
  return { name: `${summary.id}-${summary.version}.zip`, zip: await writeZip(files) }
}
