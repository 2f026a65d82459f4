// Who is at the other end of a connection.
import { readFileSync } from 'node:fs'

/** @param {string} [address] as Node gives it: IPv4 may come dressed as IPv6 */
export const isLoopback = (address = '') => /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address) || address === '::1'

/** The network of an address: of IPv6 the first half, since its owner has all addresses in it. */
export function networkOf(address) {
  if (!address.includes(':') || address.includes('.')) return address
  const [head, tail] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const left = tail ? Array(8 - head.length - tail.length).fill('0') : []
  return [...head, ...left, ...(tail ?? [])].slice(0, 4).join(':')
}

/** Users that no person logs in as: of packages and of systemd's own making, and "nobody". */
const isServiceUser = (uid) => (uid >= 1 && uid <= 999) || (uid >= 61184 && uid <= 65519) || uid >= 65533

const known = new WeakMap()

/**
 * Whether anybody but a person at this machine may be at the other end of a connection on this machine: a system service, such as a
 * web server that passes requests on, which may have taken away every other trace. Linux tells who it is; where the system says
 * nothing the answer is no. Whom Linux cannot name counts as a service: what a connection asked for that is closed, or
 * whose other end is in no table, is granted to nobody as the person at this machine.
 */
export function isOfService(socket, read = readTables) {
  if (process.platform !== 'linux') return false
  // Who could not be named is asked for again by the next request.
  if (!known.has(socket)) {
    const uid = named(socket, read)
    if (uid === undefined) return true
    known.set(socket, uid !== process.getuid() && isServiceUser(uid))
  }
  return known.get(socket)
}

/** Tables are read page by page while connections come and go: a row that was passed over is there the next time. */
const READINGS = 3

function named(socket, read) {
  for (let reading = 0; reading < READINGS && socket.remotePort !== undefined; reading++) {
    const uid = userOf(socket, read())
    if (uid !== undefined) return uid
  }
  return undefined
}

export function readTables() {
  return ['/proc/net/tcp', '/proc/net/tcp6'].map((table) => {
    try {
      return readFileSync(table, 'utf8')
    } catch {
      return ''
    }
  })
}

/**
 * The user who holds the other end of a connection on this machine: that end is a socket here too, whose row names our end as the
 * remote one. It may be in any state: who has only ended their own writing still reads our answer. A row without an
 * inode is held by nobody any more, and its user says nothing.
 */
export function userOf({ remoteAddress, remotePort, localAddress, localPort }, tables) {
  const [theirs, ours] = [endsOf(remoteAddress, remotePort), endsOf(localAddress, localPort)]
  if (theirs.length === 0 || ours.length === 0) return undefined
  // Number, both ends, state, two queues, timers, user, time, inode: as Linux writes a connection.
  const row = new RegExp(
    `^\\s*\\d+: (?:${theirs.join('|')}) (?:${ours.join('|')}) [0-9A-F]{2} \\S+ \\S+ \\S+\\s+(\\d+)\\s+\\d+\\s+(\\d+)`,
    'gm',
  )
  const rows = tables.flatMap((table) => [...table.matchAll(row)])
  // The same row may be read twice.
  const users = new Set(rows.map(([, uid, inode]) => (inode === '0' ? undefined : Number(uid))))
  return users.size === 1 ? [...users][0] : undefined
}

/** One end of a connection as the tables write it: IPv4 alone, or dressed as IPv6. */
function endsOf(address = '', port = 0) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const v4 = /^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (!v4) return address === '::1' ? [`${'0'.repeat(24)}01000000:${hexPort}`] : []
  const bytes = v4.slice(1).reverse()
  const hex = bytes.map((byte) => Number(byte).toString(16).toUpperCase().padStart(2, '0')).join('')
  return [`${hex}:${hexPort}`, `0000000000000000FFFF0000${hex}:${hexPort}`]
}
