import type { Entry } from 'yauzl'
import { limits } from './limits'
import { type PackError, refusal } from './refusal'

/**
 * A zip states everything twice: in a header before each file, and in the directory at its end. Readers that trust different halves
 * see different packs. Only files whose halves agree are accepted, without gaps, overlaps or bytes before and after.
 */

const localHeader = 0x04034b50
const descriptor = 0x08074b50
const endRecord = 0x06054b50
const endRecordSize = 22
const zip64Locator = 0x07064b50
const zip64LocatorSize = 20

const flags = { encrypted: 0x01, descriptor: 0x08, allowed: 0x02 | 0x04 | 0x08 | 0x800 }
const stored = 0
const deflated = 8

export type Directory = { readonly offset: number; readonly size: number; readonly count: number }

/** Reads the record at the end of the file. */
export function readEnd(zip: Buffer): Directory | PackError {
  const at = zip.length - endRecordSize
  if (
    zip.length < endRecordSize ||
    (zip.readUInt32LE(0) !== localHeader && zip.readUInt32LE(0) !== endRecord)
  ) {
    return refusal('zip-not-a-zip')
  }
  if (zip.readUInt32LE(at) !== endRecord) return refusal('zip-end-missing')
  const count = zip.readUInt16LE(at + 10)
  const directory = { count, size: zip.readUInt32LE(at + 12), offset: zip.readUInt32LE(at + 16) }
  const locator = at - zip64LocatorSize
  if (
    count === 0xffff ||
    directory.size === 0xffffffff ||
    directory.offset === 0xffffffff ||
    (locator >= 0 && zip.readUInt32LE(locator) === zip64Locator)
  ) {
    return refusal('zip-64')
  }
  if (count > limits.entries) return refusal('zip-too-many-files', undefined, { limit: limits.files })
  const onOneDisk = zip.readUInt16LE(at + 4) === 0 && zip.readUInt16LE(at + 6) === 0
  if (!onOneDisk || zip.readUInt16LE(at + 8) !== count || directory.offset + directory.size !== at) {
    return refusal('zip-damaged')
  }
  return directory
}

/** Checks the fields of one directory entry. */
export function checkEntry(entry: Entry, name: string): PackError | undefined {
  const bits = entry.generalPurposeBitFlag
  if ((bits & flags.encrypted) !== 0) return refusal('zip-encrypted', name)
  const method = entry.compressionMethod
  if ((bits & ~flags.allowed) !== 0 || (method !== stored && method !== deflated)) {
    return refusal('zip-method', name)
  }
  if (entry.extraFields.some((field) => field.id === 1)) return refusal('zip-64', name)
  if (!isOrdinary(entry, name)) return refusal('zip-special-file', name)
  if (method === stored && entry.compressedSize !== entry.uncompressedSize) {
    return refusal('zip-size-lies', name)
  }
  return undefined
}

/**
 * Returns whether an entry is a plain file or folder. The upper half of its attributes is a Unix file mode, which shows links,
 * pipes and devices.
 */
function isOrdinary(entry: Entry, name: string): boolean {
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000
  return kind === 0 || kind === (name.endsWith('/') ? 0o040000 : 0o100000)
}

/** Compares the headers before the files with the directory; every byte of the zip must belong to one of them. */
export function checkLayout(
  zip: Buffer,
  entries: readonly Entry[],
  directory: Directory,
): PackError | undefined {
  const listed = entries.reduce(
    (sum, entry) => sum + 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0,
  )
  if (listed !== directory.size) return refusal('zip-damaged')
  const inOrder = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  let at = 0
  for (const entry of inOrder) {
    const name = entry.fileNameRaw.toString('utf8')
    const start = entry.relativeOffsetOfLocalHeader
    if (start !== at) return refusal(start < at ? 'zip-overlap' : 'zip-hidden-data', name)
    const end = endOfFile(zip, entry, directory.offset)
    if (end === undefined) return refusal('zip-headers-disagree', name)
    at = end
  }
  return at === directory.offset ? undefined : refusal('zip-hidden-data')
}

/** Returns the offset at which the next file must begin, or `undefined` if the header contradicts the directory. */
function endOfFile(zip: Buffer, entry: Entry, limit: number): number | undefined {
  const at = entry.relativeOffsetOfLocalHeader
  if (at + 30 > limit || zip.readUInt32LE(at) !== localHeader) return undefined
  const nameLength = zip.readUInt16LE(at + 26)
  const dataStart = at + 30 + nameLength + zip.readUInt16LE(at + 28)
  const dataEnd = dataStart + entry.compressedSize
  if (dataEnd > limit) return undefined
  const agrees =
    zip.readUInt16LE(at + 6) === entry.generalPurposeBitFlag &&
    zip.readUInt16LE(at + 8) === entry.compressionMethod &&
    zip.subarray(at + 30, at + 30 + nameLength).equals(entry.fileNameRaw)
  if (!agrees) return undefined
  const sums = [entry.crc32, entry.compressedSize, entry.uncompressedSize]
  const inHeader = [zip.readUInt32LE(at + 14), zip.readUInt32LE(at + 18), zip.readUInt32LE(at + 22)]
  const same = sums.every((value, index) => value === inHeader[index])
  if ((entry.generalPurposeBitFlag & flags.descriptor) === 0) return same ? dataEnd : undefined
  // A streamed file: the sums were unknown beforehand and follow the data, with or without a signature.
  if (!same && inHeader.some((value) => value !== 0)) return undefined
  return endOfDescriptor(zip, dataEnd, sums, limit)
}

function endOfDescriptor(
  zip: Buffer,
  at: number,
  sums: readonly number[],
  limit: number,
): number | undefined {
  const signed = at + 16 <= limit && zip.readUInt32LE(at) === descriptor
  const from = signed ? at + 4 : at
  if (from + 12 > limit) return undefined
  return sums.every((value, index) => zip.readUInt32LE(from + 4 * index) === value) ? from + 12 : undefined
}
