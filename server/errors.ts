import type { Message, MessageValue } from '../schemas/diagnostic'

/** The only table of expected errors of use cases and their HTTP statuses. */
const statuses = {
  'bad-request': 400,
  'too-deep': 400,
  'bad-name': 400,
  'text-not-unicode': 400,
  'doubled-key': 400,
  'bad-path': 400,
  'foreign-origin': 403,
  'route-not-found': 404,
  'pack-not-found': 404,
  'pack-changed': 404,
  'schema-not-found': 404,
  'draft-not-found': 404,
  'kept-not-found': 404,
  'game-not-found': 404,
  'method-not-allowed': 405,
  'workspace-not-found': 404,
  'link-unknown': 404,
  'body-too-slow': 408,
  'link-not-needed': 409,
  'key-reused': 409,
  'draft-changed': 409,
  'game-changed': 409,
  'body-too-large': 413,
  'draft-too-large': 413,
  'too-many-drafts': 413,
  'too-many-kept': 413,
  'too-many-games': 413,
  'games-too-large': 413,
  'wrong-content-type': 415,
  'body-encoded': 415,
  'too-many-tries': 429,
  'too-many-at-once': 429,
  'pack-refused': 422,
  internal: 500,
  'database-unavailable': 503,
  'site-busy': 503,
  'disk-full': 507,
  'site-full': 507,
} as const

export type ErrorCode = keyof typeof statuses

/** Seconds to wait before a retry, for errors that pass by themselves. */
const comeAgain: Partial<Record<ErrorCode, number>> = { 'database-unavailable': 2, 'site-busy': 1 }

/** An error whose message is shown to the caller. Any other exception is answered "internal" and logged. */
export class AppError extends Error {
  readonly status: number

  constructor(
    /** The code for programs; a refused pack has the code of its refusal. */
    readonly code: string,
    kind: ErrorCode,
    readonly text: Message,
    readonly entry?: string,
    /** Seconds to wait before a retry. */
    readonly retryAfter?: number,
  ) {
    super(code)
    this.status = statuses[kind]
  }
}

/** Returns an error with its message from `server/text`, `server.errors.<code>`. */
export function appError(code: ErrorCode, values?: Record<string, MessageValue>, entry?: string): AppError {
  return new AppError(code, code, { key: `server.errors.${code}`, values }, entry, comeAgain[code])
}

/** Returns the error for too many tries, with the `seconds` until the next one is allowed. */
export function tooSoon(seconds: number): AppError {
  const text = { key: 'server.errors.too-many-tries', values: { seconds } }
  return new AppError('too-many-tries', 'too-many-tries', text, undefined, seconds)
}
