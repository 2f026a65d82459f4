import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { ZipFile } from 'yazl'
import { byPath, type PackFiles } from '../files'

/** The first day a zip can name, in whatever time zone: the same pack always gives the same zip. */
const firstDay = () => new Date(1980, 0, 1)
/** An ordinary file, readable by all. */
const ordinaryFile = 0o100644
/** A file that shrinks more than this is stored as it is, so that no honest pack looks like a bomb to its reader. */
const suspiciousRatio = 50

export async function writePackZip(files: PackFiles): Promise<Buffer> {
  const zip = new ZipFile()
  for (const path of [...files.keys()].sort(byPath)) {
    const bytes = Buffer.from(files.get(path)!)
    zip.addBuffer(bytes, path, {
      mtime: firstDay(),
      forceDosTimestamp: true,
      mode: ordinaryFile,
      compress: deflateRawSync(bytes).length * suspiciousRatio > bytes.length,
    })
  }
  zip.end()
  return buffer(zip.outputStream)
}
