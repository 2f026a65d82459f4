import { writeParcel } from './editors/parcel'
import { readShelf } from './shelf'

/** A pack ready to be carried elsewhere: the file's name and its bytes. */
export type Parcel = { readonly name: string; readonly zip: Buffer }

export async function exportPack(id: string): Promise<Parcel> {
  const { summary, files } = await readShelf(id)
  return { name: `${summary.id}-${summary.version}.zip`, zip: await writeParcel(files) }
}
