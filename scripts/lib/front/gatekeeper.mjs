// Checks every request first: refuses foreign host names, and finds out whether the request comes from this machine.
import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import { PlainError } from '../project.mjs'
import { isLoopback, isOfService, networkOf } from './peer.mjs'
import { refuse } from './refuse.mjs'

/**
 * The routes read the result here (`server/http/caller.ts`), in the same process. It is stored outside the request, so that a
 * client cannot forge it.
 */
const callers = new AsyncLocalStorage()
globalThis.ludotecaCallers = callers

/** Returns the owner of a share of common limits (`capacity.mjs`): the user at this machine, or one network. */
export const ownerOf = (request) => callers.getStore()?.owner ?? networkOf(address(request))

const address = ({ socket }) => socket.remoteAddress ?? ''

/**
 * Returns the address seen by a proxy on this machine, the last in its list, or `undefined`. Other senders are not trusted. It
 * grants no access. A proxy that passes on browsers' own claims lets a browser take many shares, but the limit of all shares still
 * holds.
 */
function forwardedAddress({ headers, socket }) {
  const last = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    .trim()
  return isLoopback(socket.remoteAddress) && isIP(last) ? last : undefined
}

/** Headers set by proxies that identify themselves. */
const proxyHeaders =
  /^(forwarded|via|x-forwarded.*|x-real-ip|x-original-.*|x-client-ip|x-cluster-client-ip|x-envoy-.*|true-client-ip|cf-.*|fly-.*|fastly-.*|x-appengine-.*|x-azure-.*)$/

/** A cookie set by our own pages if their address is not this machine's: `app/_shell/elsewhere.ts`. */
const elsewhereCookie = /(^|;)\s*ludoteca-elsewhere=/

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * @param {{ host: string, env?: Record<string, string | undefined> }} options `host` is where the site listens; `LUDOTECA_HOSTS`
 * lists its other names. With `LUDOTECA_MODE=shared` no user has access to all drafts
 * @returns {{ says: string, admit: (request, response, answer: () => void) => void, isOurs: (request) => boolean }}
 */
export function gatekeeper({ host, env = process.env }) {
  const onePerson = modeOf(env.LUDOTECA_MODE)
  const names = namesOf(env.LUDOTECA_HOSTS)
  const isOurs = (request) => knows(request, [...names, addressOf(host)])
  return {
    says: words(onePerson, names),
    isOurs,
    admit: (request, response, answer) => {
      if (!isOurs(request)) {
        // An invalid host name is not repeated in the response.
        const host = parseHost(request.headers.host)?.name ?? 'NAME'
        return refuse(request, response, 'foreign-host', { host }, { Connection: 'close' })
      }
      // Evaluated before Next, which adds X-Forwarded headers of its own to the request.
      const seemsLocal = onePerson && comesFromThisMachine(request)
      const isLocal = () => seemsLocal && !isOfService(request.socket)
      const owner = seemsLocal ? 'this machine' : networkOf(forwardedAddress(request) ?? address(request))
      callers.run({ isLocal, network: networkOf(address(request)), owner }, answer)
    },
  }
}

function modeOf(wish = '') {
  if (wish !== '' && wish !== 'one-person' && wish !== 'shared') {
    throw new PlainError(`LUDOTECA_MODE is "${wish}"; it can be "one-person" or "shared".`)
  }
  return wish !== 'shared'
}

function namesOf(wish = '') {
  const names = wish.split(/[\s,]+/).filter(Boolean)
  for (const name of names) {
    if (!parseHost(name)) {
      throw new PlainError(
        `LUDOTECA_HOSTS holds "${name}", which is not a name like play.example.org or play.example.org:8443.`,
      )
    }
  }
  return names.map((name) => name.toLowerCase())
}

const words = (onePerson, names) =>
  [
    onePerson
      ? 'Drafts: the person at this computer has all of them; each other visitor has a workspace of their own.'
      : 'Drafts: every browser has a workspace of its own (LUDOTECA_MODE=shared).',
    ...(names.length > 0 ? [`Answers to: ${names.join(', ')}`] : []),
  ].join('\n')

/** Parses a Host header to `{ name, port }`, or `undefined` if it is invalid. */
function parseHost(text = '') {
  const found = /^([a-z0-9_]([a-z0-9._-]*[a-z0-9_])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i.exec(text)
  return found ? { name: found[1].toLowerCase(), port: found[3] } : undefined
}

/**
 * Protects against DNS rebinding: a foreign site's name may resolve to this machine, and its browser then sends that name. Only
 * loopback names, the address that was called, and configured names are accepted.
 */
function knows({ headers, rawHeaders, url, socket }, names) {
  const asked = parseHost(headers.host)
  const named = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
  if (!asked || named !== 1 || !(url.startsWith('/') || url === '*')) return false
  if (loopbackName.test(asked.name) || asked.name === addressOf(socket.localAddress)) return true
  return names.includes(asked.name) || names.includes(`${asked.name}:${asked.port}`)
}

/** Formats an address as in a Host header. */
function addressOf(address = '') {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/**
 * Requires all conditions, since a proxy may hide any of them. They are a connection from this machine, to a loopback name and our
 * own port, without a trace of a proxy, and not from another site's page.
 */
function comesFromThisMachine({ headers, httpVersion, socket }) {
  const asked = parseHost(headers.host)
  return (
    isLoopback(socket.remoteAddress) &&
    loopbackName.test(asked.name) &&
    Number(asked.port ?? 80) === socket.localPort &&
    // Browsers have not used HTTP 1.0 for decades, but nginx does by default.
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => proxyHeaders.test(name)) &&
    !elsewhereCookie.test(headers.cookie ?? '') &&
    comesFromOwnPage(headers)
  )
}

/** Checks the page's address as the browser sends it: it is the public one, even if a proxy rewrites the Host. */
function comesFromOwnPage({ host, origin, referer, 'sec-fetch-site': site = 'none' }) {
  const pages = [origin, referer].filter((page) => page !== undefined)
  const own = (page) => URL.canParse(page) && new URL(page).host === new URL(`http://${host}`).host
  return pages.every(own) && (site === 'none' || site === 'same-origin')
}
