// Answers given before Next is asked: in the shape of all errors for programs, in words for people.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'
import { data, everywhere } from './headers.mjs'

const statuses = { 'bad-request': 400, 'method-not-allowed': 405, 'foreign-host': 421, 'site-busy': 503 }

/** Seconds after which somebody who was sent away may come again. */
const comeAgain = 1

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
    ...(code === 'site-busy' ? { 'Retry-After': String(comeAgain) } : {}),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const message = (code, values) => ({ key: `server.errors.${code}`, values })

/** In the reader's language, or else in every language; it looks again by itself. */
function page(request, code, values) {
  const wish = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  const spoken = languages.includes(wish) ? [wish] : languages
  const again = code === 'site-busy' ? '<meta http-equiv="refresh" content="2">' : ''
  const inWords = (language) => words[language][code].replace(/\{(\w+)\}/g, (_, name) => values?.[name] ?? '')
  const lines = spoken.map((language) => `<p lang="${language}">${inWords(language)}</p>`).join('')
  return `<!doctype html><html lang="${spoken[0]}"><meta charset="utf-8">${again}<title>Ludoteca</title>${lines}</html>`
}
