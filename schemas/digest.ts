import { sha256 } from './sha256'

/** The files of a pack by path; text or bytes as they are stored. */
export type PackFiles = Readonly<Record<string, string | Uint8Array>>

/** Art does not change between two keystrokes: its digest is kept as long as the bytes are. */
const known = new WeakMap<Uint8Array, string>()

/** SHA-256 over the sorted paths and the bytes of every file; line ends count as they are. */
export function digestOf(files: PackFiles): string {
  const encoder = new TextEncoder()
  const lines = Object.keys(files)
    .sort(byCodeUnit)
    .map((path) => `${path}\n${fileDigest(files[path], encoder)}\n`)
  return sha256(encoder.encode(lines.join('')))
}

/** Of a pack with all that it requires: when any file of any of them changes, so does this. */
export function digestOfAll(own: string, required: readonly { id: string; digest: string }[]): string {
  if (required.length === 0) return own
  const lines = required
    .slice()
    .sort((a, b) => byCodeUnit(a.id, b.id))
    .map(({ id, digest }) => `${id}\n${digest}\n`)
  return sha256(new TextEncoder().encode(`${own}\n${lines.join('')}`))
}

function fileDigest(content: string | Uint8Array, encoder: TextEncoder): string {
  if (typeof content === 'string') return sha256(encoder.encode(content))
  let digest = known.get(content)
  if (digest === undefined) {
    digest = sha256(content)
    known.set(content, digest)
  }
  return digest
}

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
