import { sha256 } from './sha256'

/** The files of a pack by path; text or bytes as they are stored. */
export type PackFiles = Readonly<Record<string, string | Uint8Array>>

/** Art rarely changes, so its digest is cached by the bytes. */
const known = new WeakMap<Uint8Array, string>()

type Digests = Map<string, { readonly content: string; readonly digest: string }>
const digests = new WeakMap<object, Digests>()

/** Cached digests of texts by path, so that unchanged texts are not hashed again. */
function digestsOf(keptBy: object | undefined): Digests {
  const kept = keptBy && digests.get(keptBy)
  if (kept) return kept
  const fresh: Digests = new Map()
  if (keptBy) digests.set(keptBy, fresh)
  return fresh
}

/** SHA-256 over the sorted paths and the bytes of every file; line ends count as they are. */
export function digestOf(files: PackFiles, keptBy?: object): string {
  const encoder = new TextEncoder()
  const kept = digestsOf(keptBy)
  const lines = Object.keys(files)
    .sort(byCodeUnit)
    .map((path) => `${path}\n${fileDigest(path, files[path], kept, encoder)}\n`)
  return sha256(encoder.encode(lines.join('')))
}

/** The digest of a pack with all required packs; it changes with any file of any of them. */
export function digestOfAll(own: string, required: readonly { id: string; digest: string }[]): string {
  if (required.length === 0) return own
  const lines = required
    .slice()
    .sort((a, b) => byCodeUnit(a.id, b.id))
    .map(({ id, digest }) => `${id}\n${digest}\n`)
  return sha256(new TextEncoder().encode(`${own}\n${lines.join('')}`))
}

function fileDigest(path: string, content: string | Uint8Array, kept: Digests, encoder: TextEncoder): string {
  const before = typeof content === 'string' ? kept.get(path) : undefined
  if (before && before.content === content) return before.digest
  const digest = typeof content === 'string' ? sha256(encoder.encode(content)) : bytesDigest(content)
  if (typeof content === 'string') kept.set(path, { content, digest })
  return digest
}

function bytesDigest(content: Uint8Array): string {
  let digest = known.get(content)
  if (digest === undefined) {
    digest = sha256(content)
    known.set(content, digest)
  }
  return digest
}

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
