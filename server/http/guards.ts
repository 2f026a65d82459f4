import { appError } from '../errors'
import { boundsFault } from './json-bounds'

/**
 * Throws unless a changing request comes from a page of this site. Browsers send the page's site in `Origin` on every such request,
 * and no page can forge it.
 */
export function assertOwnOrigin(request: Request) {
  const origin = request.headers.get('origin')
  const host = request.headers.get('host')
  if (origin === null || host === null || !URL.canParse(origin) || new URL(origin).host !== host) {
    throw appError('foreign-origin')
  }
}

/** Reads the body as a stream and stops at the limit, whatever the headers say. */
export async function readBody(request: Request, contentType: string, limit: number): Promise<Buffer> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase()
  if (type !== contentType) throw appError('wrong-content-type', { expected: contentType })
  const encoding = (request.headers.get('content-encoding') ?? 'identity').trim().toLowerCase()
  if (encoding !== 'identity') throw appError('body-encoded', { found: encoding.slice(0, 40) })
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw appError('body-too-large', { limit })
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > limit) throw appError('body-too-large', { limit })
      chunks.push(chunk)
    }
  }
  return Buffer.concat(chunks)
}

/** Returns the JSON object in the body. Each field is validated by its reader. */
export async function readJson(request: Request, limit: number): Promise<Record<string, unknown>> {
  const body = await readBody(request, 'application/json', limit)
  const fault = boundsFault(body)
  if (fault) throw appError(fault.code, fault.values)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // Falls through to the error for a body that is not a JSON object.
  }
  throw appError('bad-request', { expected: 'JSON object' })
}
