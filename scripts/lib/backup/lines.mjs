// Reads the lines of a compressed file one by one, with only one of them in memory.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'

/** The longest line in bytes: far more than the largest row, a picture of 4 MB in hexadecimal digits. */
const longest = 64_000_000

/** A fault of the file itself. `kind`: `not-one`, `cut` or `damaged`. */
export class FileFault extends Error {
  constructor(kind) {
    super(kind)
    this.kind = kind
  }
}

const newline = 0x0a

/** @returns {AsyncGenerator<Buffer>} each line with its newline */
export async function* linesOf(file) {
  const { size } = await stat(file)
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  let parts = []
  let length = 0
  try {
    for await (const chunk of unpacked) {
      let from = 0
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, at + 1)])
        parts = []
        length = 0
        from = at + 1
      }
      parts.push(chunk.subarray(from))
      length += chunk.length - from
      if (length > longest) throw new FileFault('damaged')
    }
  } catch (error) {
    throw faultOf(error)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
  if (length > 0) throw new FileFault('cut')
  // Bytes after the end do not belong to the backup.
  if (unpacked.bytesWritten !== size) throw new FileFault('damaged')
}

function faultOf(error) {
  if (error.code === 'Z_BUF_ERROR') return new FileFault('cut')
  if (/incorrect header check/.test(error.message)) return new FileFault('not-one')
  return String(error.code).startsWith('Z_') ? new FileFault('damaged') : error
}
