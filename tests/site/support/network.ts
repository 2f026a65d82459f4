import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

type Ask = {
  readonly method?: string
  /** Replaces default headers. `undefined` removes one. */
  readonly headers?: OutgoingHttpHeaders
  readonly body?: unknown
}

/** Sends one request with exactly these headers. `fetch` does not allow Host or Referer. */
export async function ask(
  url: string,
  path: string,
  { method = 'GET', headers, body }: Ask = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(url)
  const json = body === undefined ? undefined : JSON.stringify(body)
  const all: OutgoingHttpHeaders = {
    host,
    ...(method === 'GET' ? {} : { origin: `http://${host}` }),
    ...(json ? { 'content-type': 'application/json' } : {}),
    ...headers,
  }
  const sent = request({
    hostname: hostname.replace(/[[\]]/g, ''),
    port,
    path,
    method,
    headers: present(all),
  })
  sent.end(json)
  const [answer] = await once(sent, 'response')
  let text = ''
  for await (const piece of answer) text += piece
  return { status: answer.statusCode, headers: answer.headers, body: text }
}

const present = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))

/** Sends one request byte by byte as given. */
export async function askRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // The connection stays open, because a closed one gets no answer.
  socket.write(text.replaceAll('\n', '\r\n'))
  let answer = ''
  for await (const piece of socket) answer += piece
  return answer
}

/** The proxy's changes of a browser's headers. */
type Rewrite = (headers: IncomingHttpHeaders, upstream: string) => OutgoingHttpHeaders

/** A reverse proxy on this machine. */
export async function startProxy(upstream: string, rewrite: Rewrite) {
  const { hostname, port, host } = new URL(upstream)
  const server = createServer((asked, response) => {
    const headers = rewrite(asked.headers, host)
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : 0
  return { port: at, url: `http://127.0.0.1:${at}`, stop: () => server.close() }
}
