import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { ZipFile } from 'yazl'
import { isShipped } from '../editors/shipped'
import { byPath, isTextPath, type PackFiles } from '../files'
import { folderBeside } from './manifest'

/** The first day a zip can name, in whatever time zone: the same pack always gives the same zip. */
const firstDay = () => new Date(1980, 0, 1)
const ordinaryFile = 0o100644
const ordinaryFolder = 0o040755
/** A file that shrinks more than this is stored as it is, so that no honest pack looks like a bomb to its reader. */
const suspiciousRatio = 50

/** Between two files all others that wait have a turn: the largest draft takes a second or two. */
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

/** Pictures are packed already. */
async function isWorthPacking(path: string, bytes: Buffer): Promise<boolean> {
  if (!isTextPath(path) && !isShipped(path)) return false
  return (await promisify(deflateRaw)(bytes)).length * suspiciousRatio > bytes.length
}
