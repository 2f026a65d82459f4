// Sends refusals before Next runs: JSON errors for programs, a page for people.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'
import { data, everywhere } from './headers.mjs'

const statuses = {
  'bad-request': 400,
  'method-not-allowed': 405,
  'body-too-slow': 408,
  'body-too-large': 413,
  'foreign-host': 421,
  'too-many-at-once': 429,
  'site-busy': 503,
}

/** Codes of temporary refusals, with the seconds until the client may retry. */
const comeAgain = { 'body-too-slow': 1, 'too-many-at-once': 1, 'site-busy': 1 }

/** How long a client that is still sending may read its refusal (milliseconds); its bytes are dropped meanwhile. */
const lastWord = 2000

const languages = ['en', 'it']
const words = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(join(root, `server/text/${language}.json`), 'utf8')).server.errors,
  ]),
)

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {keyof typeof statuses} code
 * @param {Record<string, string>} [values] of the message.
 * @param {Record<string, string>} [headers]
 */
export function refuse(request, response, code, values, headers = {}) {
  const isPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/api/')
  const body = isPage
    ? page(request, code, values)
    : JSON.stringify({ error: { code, message: message(code, values) } })
  response.writeHead(statuses[code], {
    ...Object.fromEntries([...everywhere, ...data].map(({ key, value }) => [key, value])),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(comeAgain[code] ? { 'Retry-After': String(comeAgain[code]) } : {}),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  if (!request.complete) discard(request)
}

function discard(request) {
  const late = setTimeout(() => request.socket.destroy(), lastWord)
  request.once('close', () => clearTimeout(late))
  request.resume()
}

/** Status and code by the error of Node's HTTP parser; any other error is a bad request. */
const rawStatuses = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'body-too-slow'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'bad-request'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'bad-request'],
}

/**
 * Refuses an invalid request on its raw connection, for `clientError` of the server. A client that has sent nothing gets no
 * response.
 */
export function refuseRaw(error, socket) {
  const isAnswered = socket._httpMessage?.headersSent
  if (!socket.writable || isAnswered || socket.bytesRead === 0) return socket.destroy()
  const [status, code] = rawStatuses[error.code] ?? ['400 Bad Request', 'bad-request']
  const body = JSON.stringify({ error: { code, message: message(code, { expected: 'HTTP' }) } })
  const headers = [
    ...[...everywhere, ...data].map(({ key, value }) => `${key}: ${value}`),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const message = (code, values) => ({ key: `server.errors.${code}`, values })

/** Returns a page in the reader's language, or in every language if that is unknown. The page reloads by itself. */
function page(request, code, values) {
  const wish = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  const spoken = languages.includes(wish) ? [wish] : languages
  const again = code === 'site-busy' ? '<meta http-equiv="refresh" content="2">' : ''
  const inWords = (language) => words[language][code].replace(/\{(\w+)\}/g, (_, name) => values?.[name] ?? '')
  const lines = spoken.map((language) => `<p lang="${language}">${inWords(language)}</p>`).join('')
  return `<!doctype html><html lang="${spoken[0]}"><meta charset="utf-8">${again}<title>Ludoteca</title>${lines}</html>`
}
