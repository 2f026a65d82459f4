import { gunzipSync, gzipSync } from 'node:zlib'
import { parseKey } from '../drafts/save-request'
import { appError } from '../errors'
import { boundsFault, type JsonBounds } from '../http/json-bounds'
import { isUnicode, sha256 } from '../packs/files'
import { isDigest, isSentGame } from './game-shape'
import { contentBounds, gameBounds, gameLimits } from './limits'

/** Stored JSON, compressed. */
export type Packed = { readonly bytes: Uint8Array<ArrayBuffer>; readonly size: number }

/** A parsed game. */
export type GameWish = Packed & {
  readonly id: string
  /** The site's revision that this one is based on, or 0 for a new game. */
  readonly base: number
  readonly key: string
  readonly digest: string
  /** The pack of that digest, to be stored with the game. */
  readonly content?: Packed
  /** Equal for equal requests. */
  readonly hash: string
}

const lastRevision = 2 ** 31 - 1

export const isGameRevision = (rev: unknown): rev is number =>
  Number.isInteger(rev) && (rev as number) >= 0 && (rev as number) < lastRevision

/** Parses a game from a browser and validates every field. Players' browsers check whether its actions are legal. */
export function parseGame(body: Record<string, unknown>): GameWish {
  const { base, key, game, content: sent } = body
  if (!isGameRevision(base)) throw appError('bad-request', { expected: 'base' })
  const text = textOf(game, 'game', gameLimits.gameBytes)
  const kept = parsed(text, gameBounds)
  if (!isSentGame(kept)) throw appError('bad-request', { expected: 'game' })
  const { id } = kept
  const { digest } = kept.record.pack
  const content = sent === undefined ? undefined : parseContent({ content: sent })
  if (content && content.digest !== digest) throw appError('bad-request', { expected: 'content' })
  return { id, base, key: parseKey(key), digest, content, hash: sha256(`${base}\n${text}`), ...packed(text) }
}

/** Parses a pack that games are played with. Players' browsers validate its content. */
export function parseContent(body: Record<string, unknown>): Packed & { readonly digest: string } {
  const text = textOf(body.content, 'content', gameLimits.contentBytes)
  const { digest } = (parsed(text, contentBounds) ?? {}) as { digest?: unknown }
  if (!isDigest(digest)) throw appError('bad-request', { expected: 'content' })
  return { digest, ...packed(text) }
}

function textOf(value: unknown, name: string, limit: number): string {
  if (typeof value !== 'string') throw appError('bad-request', { expected: name })
  if (Buffer.byteLength(value) > limit) throw appError('body-too-large', { limit })
  if (!isUnicode(value)) throw appError('text-not-unicode')
  return value
}

function parsed(text: string, bounds: JsonBounds): unknown {
  const fault = boundsFault(Buffer.from(text), bounds)
  if (fault) throw appError(fault.code, fault.values)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const packed = (text: string): Packed => {
  const bytes = new Uint8Array(gzipSync(text))
  return { bytes, size: bytes.length }
}

/** Decompresses a stored text. */
export const unpacked = (bytes: Uint8Array, limit: number): string =>
  gunzipSync(bytes, { maxOutputLength: limit }).toString('utf8')
