import type { ApiFailure } from '../../app/api/types'
import { AppError, appError } from '../errors'
import { assertRoom, isDiskFull } from '../room'
import { createWorkspace, findWorkspace, type WorkspaceId } from '../workspace/workspace'
import { readToken, tokenCookie } from './cookie'
import { assertOwnOrigin } from './guards'

type Asked<P> = { readonly request: Request; readonly params: P; readonly workspace: WorkspaceId }
type Context<P> = { readonly params: Promise<P> }
type Handler<P> = (request: Request, context: Context<P>) => Promise<Response>

/** A route that answers everybody alike: who asks is not even looked at. */
export const forAll =
  <P = object>(answer: (asked: Omit<Asked<P>, 'workspace'>) => Promise<Response>): Handler<P> =>
  (request, context) =>
    guarded(async () => answer({ request, params: await context.params }))

/** A route that changes nothing. */
export const reading =
  <P = object>(answer: (asked: Asked<P>) => Promise<Response>): Handler<P> =>
  (request, context) =>
    guarded(async () =>
      answer({
        request,
        params: await context.params,
        workspace: await findWorkspace(readToken(request)),
      }),
    )

/** A route that changes something its workspace already has. */
export const writing =
  <P = object>(answer: (asked: Asked<P>) => Promise<Response>): Handler<P> =>
  (request, context) =>
    guarded(async () => {
      assertOwnOrigin(request)
      // What goes away makes room.
      if (request.method !== 'DELETE') await assertRoom()
      return answer({
        request,
        params: await context.params,
        workspace: await findWorkspace(readToken(request)),
      })
    })

/**
 * A route that makes something new. `prepare` reads and checks the request; only then does a newcomer get a workspace, so
 * that a refused request leaves no trace.
 */
export const making =
  <T>(
    prepare: (request: Request) => Promise<T>,
    make: (workspace: string, wish: T) => Promise<Response>,
  ): Handler<object> =>
  (request) =>
    guarded(async () => {
      assertOwnOrigin(request)
      await assertRoom()
      const known = await findWorkspace(readToken(request))
      const wish = await prepare(request)
      if (known) return make(known, wish)
      const { id, token } = await createWorkspace()
      const response = await make(id, wish)
      response.headers.append('Set-Cookie', tokenCookie(request, token))
      return response
    })

/** What depends on who asks is never kept by anybody. */
export const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

export const nothing = (): Response =>
  new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

async function guarded(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return failure(error instanceof AppError ? error : unexpected(error))
  }
}

function failure(error: AppError): Response {
  const body: ApiFailure = { error: { code: error.code, message: error.text, entry: error.entry } }
  return json(body, error.status)
}

/** Codes of Prisma, PostgreSQL and the network that mean: nobody is there, or nobody has time. */
const away = [
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
]

function unexpected(error: unknown): AppError {
  const code = (error as { code?: unknown } | undefined)?.code
  if (typeof code === 'string' && away.includes(code)) return appError('database-unavailable')
  if (isDiskFull(error)) return appError('disk-full')
  console.error(error)
  return appError('internal')
}
