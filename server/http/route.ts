import type { ApiFailure } from '../../schemas/api'
import { assertDiskSpace, isDiskFull } from '../capacity'
import { isAway } from '../db/away'
import { AppError, appError } from '../errors'
import { assertVisitorRoom } from '../workspace/quota'
import {
  createWorkspace,
  everyDraft,
  findWorkspace,
  localWorkspace,
  type WorkspaceId,
} from '../workspace/workspace'
import { callerIsLocal } from './caller'
import { keyCookie, readKeys } from './cookie'
import { assertOwnOrigin } from './guards'

type Asked<P> = { readonly request: Request; readonly params: P; readonly workspace: WorkspaceId }
type Context<P> = { readonly params: Promise<P> }
type Handler<P> = (request: Request, context: Context<P>) => Promise<Response>

/** A route that answers every caller alike, without looking up the workspace. */
export const forAll =
  <P = object>(answer: (asked: Omit<Asked<P>, 'workspace'>) => Promise<Response>): Handler<P> =>
  (request, context) =>
    guarded(async () => answer({ request, params: await context.params }))

/** A read-only route. */
export const queryHandler =
  <P = object>(answer: (asked: Asked<P>) => Promise<Response>): Handler<P> =>
  (request, context) =>
    guarded(() => answerTo(request, context, answer))

/** A route that changes existing data of its workspace. */
export const mutateHandler =
  <P = object>(answer: (asked: Asked<P>) => Promise<Response>): Handler<P> =>
  (request, context) =>
    guarded(async () => {
      assertOwnOrigin(request)
      return answerTo(request, context, async (asked) => {
        // A deletion frees space, so it needs no room.
        if (request.method !== 'DELETE') await assertRoomFor(request, asked.workspace)
        return answer(asked)
      })
    })

/**
 * A route that creates something. `prepare` reads and validates the request before a new visitor gets a workspace, so that a
 * refused request leaves no trace.
 */
export const createHandler =
  <T>(
    prepare: (request: Request) => Promise<T>,
    make: (workspace: string, wish: T) => Promise<Response>,
  ): Handler<object> =>
  (request) =>
    guarded(async () => {
      assertOwnOrigin(request)
      const { workspace, key } = await whoAsks(request)
      await assertRoomFor(request, workspace)
      const wish = await prepare(request)
      if (workspace === everyDraft) return make(await localWorkspace(), wish)
      if (workspace) return withKey(request, key, await make(workspace, wish))
      const made = await createWorkspace()
      return withKey(request, made.key, await make(made.id, wish))
    })

/** Checks the room on the disk and, for a visitor, the visitors' quota. The front has counted the bytes of the body. */
async function assertRoomFor(request: Request, workspace: WorkspaceId): Promise<void> {
  await assertDiskSpace()
  if (workspace !== everyDraft) await assertVisitorRoom(Number(request.headers.get('content-length') ?? 0))
}

async function answerTo<P>(
  request: Request,
  context: Context<P>,
  answer: (asked: Asked<P>) => Promise<Response>,
): Promise<Response> {
  const { workspace, key } = await whoAsks(request)
  return withKey(request, key, await answer({ request, params: await context.params, workspace }))
}

/** Returns the workspace of the request: all drafts for the user at the machine, otherwise the one of the browser's key. */
async function whoAsks(request: Request): Promise<{ workspace: WorkspaceId; key?: string }> {
  if (callerIsLocal()) return { workspace: everyDraft }
  for (const key of await readKeys(request)) {
    const workspace = await findWorkspace(key)
    if (workspace) return { workspace, key }
  }
  return { workspace: undefined }
}

/** Renews the browser's key at each use, so that it expires only after more than a year without a visit. */
async function withKey(request: Request, key: string | undefined, response: Response): Promise<Response> {
  if (key !== undefined && !response.headers.has('Set-Cookie')) {
    response.headers.append('Set-Cookie', await keyCookie(request, key))
  }
  return response
}

/** A JSON response. It depends on the caller, so no cache may store it. */
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
  const response = json(body, error.status)
  if (error.retryAfter !== undefined) response.headers.set('Retry-After', String(error.retryAfter))
  return response
}

function unexpected(error: unknown): AppError {
  if (isDiskFull(error)) return appError('disk-full')
  if (isAway(error)) {
    console.error(
      `The database does not answer: ${String((error as Error).message)
        .trim()
        .split('\n')
        .at(-1)}`,
    )
    return appError('database-unavailable')
  }
  console.error(error)
  return appError('internal')
}
