import { readFile, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { crc32, inflateRaw, type ZlibOptions } from 'node:zlib'
import { type Entry, fromBufferPromise, validateFileName, type ZipFile } from 'yauzl'
import { err, ok, type Result } from '../../../engine/types'
import { withoutEditorFiles } from '../editors/ship'
import { isShipped } from '../editors/shipped'
import type { PackFiles } from '../files'
import { CollidingPaths } from './colliding-paths'
import { checkContent, checkTexts } from './content'
import { checkEntry, checkLayout, readEnd } from './layout'
import { limits } from './limits'
import { checkManifest, checkManifestWords, topFolder, withoutTopFolder } from './manifest'
import { checkFolder, checkPath, checkShippedPath } from './path'
import { type PackError, refusal } from './refusal'
import { checkYaml } from './yaml'

/**
 * Opens a zipped pack to be installed, published or required. Returns an error unless the zip is safe, its texts can be read and
 * its manifest says what pack it is.
 */
export async function readPackZip(source: Buffer | string): Promise<Result<PackFiles, PackError>> {
  const opened = await readDraftZip(source)
  if (!opened.ok) return opened
  const files = opened.value
  const fault = checkTexts(files) ?? checkManifest(files) ?? checkYaml(files) ?? checkManifestWords(files)
  return fault ? err(fault) : opened
}

/**
 * Opens a zip as a draft and refuses only faults of the zip itself. The checks judge the texts; every byte stays as its author
 * wrote it. Files for editors are dropped. It writes no files, and unpacks only after all names, sizes and the structure are found
 * safe.
 */
export async function readDraftZip(source: Buffer | string): Promise<Result<PackFiles, PackError>> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.length
  if (size > limits.zipBytes) return err(refusal('zip-too-large', undefined, { limit: limits.zipBytes }))
  const zip = typeof source === 'string' ? await readFile(source) : source
  const end = readEnd(zip)
  if ('code' in end) return err(end)
  const opened = await open(zip)
  if (!opened.ok) return opened
  const { file, entries } = opened.value
  try {
    const isForEditors = shippedAmong(entries)
    const fault =
      checkEntries(entries, isForEditors) ??
      checkLayout(zip, entries, end) ??
      checkSums(zip, entries, isForEditors)
    return fault ? err(fault) : await unpack(file, entries, isForEditors)
  } finally {
    file.close()
  }
}

/** Decodes the raw name, whatever encoding the zip declares: only ASCII is accepted, where all encodings agree. */
const nameOf = (entry: Entry): string => entry.fileNameRaw.toString('utf8')

async function open(zip: Buffer): Promise<Result<{ file: ZipFile; entries: Entry[] }, PackError>> {
  try {
    const file = await fromBufferPromise(zip, {
      lazyEntries: true,
      decodeStrings: false,
      validateEntrySizes: true,
      autoClose: false,
    })
    const entries: Entry[] = []
    for await (const entry of file.eachEntry()) entries.push(entry)
    return ok({ file, entries })
  } catch (error) {
    return err(refusal(/encrypt/.test(String(error)) ? 'zip-sealed' : 'zip-damaged'))
  }
}

/** Returns the test for entries that are only for editors. They count for the limits like all others, and are dropped. */
function shippedAmong(entries: readonly Entry[]): (name: string) => boolean {
  const top = topFolder(entries.map(nameOf)) ?? ''
  return (name) => name.startsWith(top) && isShipped(name.slice(top.length))
}

/** Checks the entries of the directory one by one and then together. */
function checkEntries(
  entries: readonly Entry[],
  isForEditors: (name: string) => boolean,
): PackError | undefined {
  const known = new CollidingPaths()
  let [files, shipped] = [0, 0]
  for (const entry of entries) {
    const name = nameOf(entry)
    const isTwin = known.clashes(name)
    const isOurs = isForEditors(name)
    if (!name.endsWith('/')) isOurs ? shipped++ : files++
    const fault =
      checkName(name, isOurs) ??
      (validateFileName(name) === null ? undefined : refusal('path-escapes', name)) ??
      checkEntry(entry, name) ??
      (isTwin ? refusal('zip-twin', name) : undefined) ??
      (files <= limits.files && shipped <= limits.shippedFiles ? undefined : tooManyFiles(name))
    if (fault) return fault
  }
  return undefined
}

function checkName(name: string, isOurs: boolean): PackError | undefined {
  if (isOurs) return checkShippedPath(name)
  return name.endsWith('/') ? checkFolder(name) : checkPath(name)
}

const tooManyFiles = (name: string) => refusal('zip-too-many-files', name, { limit: limits.files })

/** Checks declared sizes; unpacking later checks every file against its declaration. */
function checkSums(
  zip: Buffer,
  entries: readonly Entry[],
  isForEditors: (name: string) => boolean,
): PackError | undefined {
  let [total, shipped] = [0, 0]
  for (const entry of entries) {
    const size = entry.uncompressedSize
    if (size > limits.fileBytes)
      return refusal('file-too-large', nameOf(entry), { limit: limits.fileBytes, size })
    if (isForEditors(nameOf(entry))) shipped += size
    else total += size
    const limit = shipped > limits.shippedBytes ? limits.shippedBytes : limits.unpackedBytes
    if (shipped > limits.shippedBytes || total > limits.unpackedBytes)
      return refusal('zip-unpacks-too-large', nameOf(entry), { limit })
  }
  const all = total + shipped
  if (all > limits.ratioFrom && all > limits.ratio * zip.length)
    return refusal('zip-bomb', undefined, { limit: limits.ratio })
  return undefined
}

async function unpack(
  file: ZipFile,
  entries: readonly Entry[],
  isForEditors: (name: string) => boolean,
): Promise<Result<PackFiles, PackError>> {
  const files = new Map<string, Uint8Array>()
  for (const entry of entries) {
    const name = nameOf(entry)
    const bytes = await unpackOne(file, entry)
    if (!bytes) return err(refusal('zip-size-lies', name))
    if (crc32(bytes) !== entry.crc32) return err(refusal('zip-checksum', name))
    if (name.endsWith('/')) {
      if (bytes.length > 0) return err(refusal('zip-special-file', name))
      continue
    }
    if (isForEditors(name)) continue
    const fault = checkContent(name, bytes)
    if (fault) return err(fault)
    files.set(name, bytes)
  }
  return ok(withoutEditorFiles(withoutTopFolder(files, entries.map(nameOf))))
}

/** Returns the bytes of one file, or `undefined` if they differ from the declared size or sum, or if extra bytes follow. */
async function unpackOne(file: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const isStored = entry.compressionMethod === 0
  const stream = await file.openReadStreamPromise(entry, isStored ? {} : { decompress: false })
  const packed = await buffer(stream)
  const bytes = isStored ? packed : await inflated(packed, entry.uncompressedSize)
  return bytes?.length === entry.uncompressedSize ? bytes : undefined
}

/** Returns the inflated bytes, or `undefined` if they are more than `size`, damaged, or end before the last packed byte. */
function inflated(packed: Buffer, size: number): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    // With `info`, `inflateRaw` also returns its engine with the number of bytes read; the types do not cover this.
    const options = { maxOutputLength: Math.max(size, 1), info: true } as ZlibOptions
    inflateRaw(packed, options, (error, result) => {
      if (error) return resolve(undefined)
      const { buffer, engine } = result as unknown as { buffer: Buffer; engine: { bytesWritten: number } }
      resolve(engine.bytesWritten === packed.length ? buffer : undefined)
    })
  })
}
