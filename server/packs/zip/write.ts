import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { ZipFile } from 'yazl'
import { isShipped } from '../editors/shipped'
import { byPath, isTextPath, type PackFiles } from '../files'
import { folderBeside } from './manifest'

/** The first day a zip can store, in any time zone: the same pack always gives the same zip. */
const firstDay = () => new Date(1980, 0, 1)
const ordinaryFile = 0o100644
const ordinaryFolder = 0o040755
/** A file that shrinks by more than this ratio is stored uncompressed, so that no valid pack looks like a zip bomb. */
const suspiciousRatio = 50

/** Yields to other requests between two files: the largest draft takes a second or two. */
export async function writePackZip(files: PackFiles): Promise<Buffer> {
  const zip = new ZipFile()
  const paths = [...files.keys()].sort(byPath)
  for (const path of paths) {
    const bytes = Buffer.from(files.get(path)!)
    const compress = await isWorthPacking(path, bytes)
    zip.addBuffer(bytes, path, { mtime: firstDay(), forceDosTimestamp: true, mode: ordinaryFile, compress })
    await new Promise(setImmediate)
  }
  const beside = folderBeside(paths)
  if (beside)
    zip.addEmptyDirectory(beside, { mtime: firstDay(), forceDosTimestamp: true, mode: ordinaryFolder })
  zip.end()
  return buffer(zip.outputStream)
}

/** Returns whether compression is worthwhile: pictures are compressed already. */
async function isWorthPacking(path: string, bytes: Buffer): Promise<boolean> {
  if (!isTextPath(path) && !isShipped(path)) return false
  return (await promisify(deflateRaw)(bytes)).length * suspiciousRatio > bytes.length
}
