import type { CachedAnswer } from '../packs/cached-answers'

/** A year without revalidation: the address holds the digest of the response. */
const forEver = 'public, max-age=31536000, immutable'
/** May be cached, but is revalidated each time (304 if unchanged). */
const askAgain = 'public, no-cache'

/** Next drops `Content-Encoding`: the front (`scripts/lib/front`) restores it from this header. */
const packed = 'x-ludoteca-packed'

/** Returns a stored response in the encoding the browser prefers, or 304 if the browser has it. */
export function cachedAnswer(
  request: Request,
  answer: CachedAnswer,
  { immutable = false }: { readonly immutable?: boolean } = {},
): Response {
  const mayPack = request.headers.has(packed)
  const { encoding, bytes } = bestFor((mayPack && request.headers.get('accept-encoding')) || '', answer)
  const etag = `W/"${answer.digest}"`
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': immutable ? forEver : askAgain,
    Vary: 'Accept-Encoding',
  })
  if (isKnown(request.headers.get('if-none-match'), answer.digest)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', answer.type)
  headers.set('Content-Length', String(bytes.length))
  if (encoding !== 'identity') headers.set(packed, encoding)
  if (answer.fileName) headers.set('Content-Disposition', `attachment; filename="${answer.fileName}"`)
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
}

function bestFor(accepted: string, { bytes }: CachedAnswer): { encoding: string; bytes: Buffer } {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0].trim()),
  )
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = bytes[encoding]
    if (packed && taken.has(encoding)) return { encoding, bytes: packed }
  }
  return { encoding: 'identity', bytes: bytes.identity }
}

function isKnown(header: string | null, digest: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(`"${digest}"`)
}
