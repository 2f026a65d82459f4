import type { FileChange } from '../../schemas/api'
import { AppError, appError } from '../errors'
import { extensionOf, isUnicode, sha256 } from '../packs/files'
import { checkContent } from '../packs/zip/content'
import { limits } from '../packs/zip/limits'
import { checkPath } from '../packs/zip/path'
import type { PackError } from '../packs/zip/refusal'

/** A parsed save: bytes by path, `undefined` for a deleted file. */
export type Save = {
  readonly rev: number
  readonly key: string
  readonly changes: ReadonlyMap<string, Uint8Array | undefined>
  /** Equal for equal requests. */
  readonly hash: string
}

/** Parses a save from a browser and validates every field. */
export function parseSave(body: Record<string, unknown>): Save {
  const { rev, key, files } = body
  if (!isRevision(rev)) throw appError('bad-request', { expected: 'rev' })
  if (!Array.isArray(files) || files.length === 0 || files.length > limits.files) {
    throw appError('bad-request', { expected: 'files' })
  }
  const changes = new Map<string, Uint8Array | undefined>()
  for (const file of files as unknown[]) {
    const [path, bytes] = parseChange(file)
    if (changes.has(path)) throw appError('bad-request', { expected: 'files' }, path)
    changes.set(path, bytes)
  }
  return { rev, key: parseKey(key), changes, hash: hashOf(rev, changes) }
}

/** The highest revision that fits the database column. */
const lastRevision = 2 ** 31 - 1

const isRevision = (rev: unknown): rev is number =>
  Number.isInteger(rev) && (rev as number) >= 1 && (rev as number) <= lastRevision

/** Validates a key made up by the client: long enough to be unique, short enough to store. */
export function parseKey(key: unknown): string {
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key))
    throw appError('bad-request', { expected: 'key' })
  return key
}

function parseChange(file: unknown): [string, Uint8Array | undefined] {
  const { path, text, base64, deleted } = (file ?? {}) as Partial<
    Record<keyof (FileChange & object) | string, unknown>
  >
  if (typeof path !== 'string') throw appError('bad-request', { expected: 'path' })
  refuse(checkPath(path))
  const given = [text, base64, deleted].filter((value) => value !== undefined)
  if (given.length !== 1) throw appError('bad-request', { expected: 'text | base64 | deleted' }, path)
  if (deleted === true) return [path, undefined]
  const bytes = contentBytes(path, text, base64)
  refuse(checkContent(path, bytes))
  return [path, bytes]
}

function contentBytes(path: string, text: unknown, base64: unknown): Uint8Array {
  if (typeof text === 'string') {
    // A lone surrogate has no UTF-8 form: storing it would silently change the text.
    if (!isUnicode(text)) throw appError('text-not-unicode', undefined, path)
    return Buffer.from(text, 'utf8')
  }
  if (typeof base64 === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    return Buffer.from(base64, 'base64')
  throw appError('bad-request', { expected: `text | base64 (${extensionOf(path)})` }, path)
}

export function refuse(fault: PackError | undefined) {
  if (!fault) return
  const kind = fault.code === 'file-too-large' ? 'draft-too-large' : 'bad-path'
  throw new AppError(fault.code, kind, fault.message, fault.entry)
}

const hashOf = (rev: number, changes: Save['changes']): string =>
  sha256(JSON.stringify([rev, ...[...changes].map(([path, bytes]) => [path, bytes ? sha256(bytes) : null])]))
