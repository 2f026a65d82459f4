// Stands before the site: refuses names that are not its own, and finds out whether the request comes from this machine.
import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import { PlainError } from '../project.mjs'
import { isLoopback, isOfService, networkOf } from './peer.mjs'
import { refuse } from './refuse.mjs'

/**
 * The routes read the answer here (`server/http/caller.ts`), in the same process. It travels beside the request, not in it:
 * nothing that a client sends can stand for it.
 */
const callers = new AsyncLocalStorage()
globalThis.ludotecaCallers = callers

/** Who shares what the site has for many (`room.mjs`): the person at this machine, or everybody at one address. */
export const ownerOf = (request) => callers.getStore()?.owner ?? networkOf(address(request))

const address = ({ socket }) => socket.remoteAddress ?? ''

/**
 * The address that a proxy on this machine saw, the last in its list. Nobody else is believed, and it opens nothing: behind a proxy that
 * passes on what browsers claim a browser may have many shares, and the bound of all shares still holds.
 */
function forwardedAddress({ headers, socket }) {
  const last = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    .trim()
  return isLoopback(socket.remoteAddress) && isIP(last) ? last : undefined
}

/** Set by every proxy that says it is one. */
const proxyHeaders =
  /^(forwarded|via|x-forwarded.*|x-real-ip|x-original-.*|x-client-ip|x-cluster-client-ip|x-envoy-.*|true-client-ip|cf-.*|fly-.*|fastly-.*|x-appengine-.*|x-azure-.*)$/

/** Set by our own pages wherever their address is not this machine's: `app/_shell/elsewhere.ts`. */
const elsewhereCookie = /(^|;)\s*ludoteca-elsewhere=/

const loopbackName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * @param {{ host: string, env?: Record<string, string | undefined> }} options `host` is where the site listens;
 * `LUDOTECA_HOSTS` names what else it is called, `LUDOTECA_MODE=shared` leaves nobody the drafts of all others
 * @returns {{ says: string, admit: (request, response, answer: () => void) => void, isOurs: (request) => boolean }}
 */
export function frontDoor({ host, env = process.env }) {
  const onePerson = modeOf(env.LUDOTECA_MODE)
  const names = namesOf(env.LUDOTECA_HOSTS)
  const isOurs = (request) => knows(request, [...names, addressOf(host)])
  return {
    says: words(onePerson, names),
    isOurs,
    admit: (request, response, answer) => {
      if (!isOurs(request)) {
        // Names that are none are not said again.
        const host = parseHost(request.headers.host)?.name ?? 'NAME'
        return refuse(request, response, 'foreign-host', { host }, { Connection: 'close' })
      }
      // Judged at once: Next writes X-Forwarded headers of its own into the request.
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
      ? 'Drafts: whoever sits at this computer has them all; anybody else has a workspace of their own.'
      : 'Drafts: every browser has a workspace of its own (LUDOTECA_MODE=shared).',
    ...(names.length > 0 ? [`Answers to: ${names.join(', ')}`] : []),
  ].join('\n')

/** `{ name, port }` of a Host header; undefined when it is none. */
function parseHost(text = '') {
  const found = /^([a-z0-9_]([a-z0-9._-]*[a-z0-9_])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i.exec(text)
  return found ? { name: found[1].toLowerCase(), port: found[3] } : undefined
}

/**
 * A page of a foreign site may name this machine's address as its own ("rebinding"): its browser then sends us that site's
 * name. We answer to loopback names, to the address that was really called, and to names that somebody gave us.
 */
function knows({ headers, rawHeaders, url, socket }, names) {
  const asked = parseHost(headers.host)
  const named = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
  if (!asked || named !== 1 || !(url.startsWith('/') || url === '*')) return false
  if (loopbackName.test(asked.name) || asked.name === addressOf(socket.localAddress)) return true
  return names.includes(asked.name) || names.includes(`${asked.name}:${asked.port}`)
}

/** As it stands in a Host header. */
function addressOf(address = '') {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}

/**
 * Everything here must hold, since each alone can be lost on the way through somebody's proxy: a connection from this machine, to
 * a loopback name and our own port, without a trace of a proxy, and from no page but our own.
 */
function comesFromThisMachine({ headers, httpVersion, socket }) {
  const asked = parseHost(headers.host)
  return (
    isLoopback(socket.remoteAddress) &&
    loopbackName.test(asked.name) &&
    Number(asked.port ?? 80) === socket.localPort &&
    // Browsers have not spoken 1.0 for decades; nginx does, where nobody tells it otherwise.
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => proxyHeaders.test(name)) &&
    !elsewhereCookie.test(headers.cookie ?? '') &&
    comesFromOwnPage(headers)
  )
}

/** What a browser says of the page behind a request is its public address, whatever a proxy makes of the Host. */
function comesFromOwnPage({ host, origin, referer, 'sec-fetch-site': site = 'none' }) {
  const pages = [origin, referer].filter((page) => page !== undefined)
  const own = (page) => URL.canParse(page) && new URL(page).host === new URL(`http://${host}`).host
  return pages.every(own) && (site === 'none' || site === 'same-origin')
}
