import { randomUUID } from 'node:crypto'
import type {
  ApiFailure,
  DraftContent,
  FileChange,
  ImportAnswer,
  SaveAnswer,
  SaveConflict,
  SaveRequest,
} from '../../../schemas/api'
import { findRoute } from './routes'

const site = 'http://ludoteca.test'

export type Answer<T> = { readonly status: number; readonly body: T; readonly headers: Headers }
type Options = { readonly headers?: Record<string, string | undefined>; readonly body?: BodyInit }

/** A person's browser. It keeps its cookie, sends its origin, and calls the routes as a page would. */
export class Browser {
  cookie: string | undefined
  /** Headers of each of its requests. */
  always: Readonly<Record<string, string>> = {}

  async raw(method: string, path: string, options: Options = {}): Promise<Response> {
    const headers = new Headers({ host: 'ludoteca.test' })
    if (method !== 'GET') headers.set('origin', site)
    if (this.cookie) headers.set('cookie', this.cookie)
    for (const [name, value] of Object.entries({ ...this.always, ...options.headers })) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
    const url = new URL(path, site)
    const { handler, params } = findRoute(method, url.pathname)
    const request = new Request(url, { method, headers, body: options.body })
    const response = await handler(request, { params: Promise.resolve(params as never) })
    const cookie = response.headers.get('set-cookie')
    if (cookie) this.cookie = cookie.split(';')[0]
    return response
  }

  async ask<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Options['headers'] = {},
  ): Promise<Answer<T>> {
    const options =
      body === undefined
        ? { headers }
        : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
    const response = await this.raw(method, path, options)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    }
  }

  async fork(pack = 'corteo'): Promise<DraftContent> {
    const { body, status } = await this.ask<DraftContent>('POST', '/api/drafts', { pack })
    if (status !== 201) throw new Error(`fork answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  save(id: string, rev: number, files: readonly FileChange[], key: string = randomUUID()) {
    return this.ask<SaveAnswer & SaveConflict>('PUT', `/api/drafts/${id}/files`, {
      rev,
      key,
      files,
    } satisfies SaveRequest)
  }

  async import(zip: Uint8Array, name?: string): Promise<Answer<ImportAnswer & ApiFailure>> {
    const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`
    const response = await this.raw('POST', `/api/import${query}`, {
      headers: { 'content-type': 'application/zip' },
      body: new Uint8Array(zip),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
}
