// Identifies the process at the other end of a connection.
import { readFileSync } from 'node:fs'

/** @param {string} [address] as Node returns it: IPv4 may be mapped to IPv6 */
export const isLoopback = (address = '') => /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address) || address === '::1'

/** Returns the network of an address: for IPv6 the first half, since one owner has all addresses in it. */
export function networkOf(address) {
  if (!address.includes(':') || address.includes('.')) return address
  const [head, tail] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const left = tail ? Array(8 - head.length - tail.length).fill('0') : []
  return [...head, ...left, ...(tail ?? [])].slice(0, 4).join(':')
}

/** Returns whether no person can log in as this user: users of packages, systemd's dynamic users, and "nobody". */
const isServiceUser = (uid) => (uid >= 1 && uid <= 999) || (uid >= 61184 && uid <= 65519) || uid >= 65533

const known = new WeakMap()

/**
 * Returns whether a local connection may come from a system service instead of a person at this machine. A web server that forwards
 * requests is such a service, and may have removed every other trace. Linux reports the user; on other systems the result is false.
 * A user that Linux cannot identify counts as a service, for example after the connection was closed: such a request gets no access
 * as the user at this machine.
 */
export function isOfService(socket, read = readTables) {
  if (process.platform !== 'linux') return false
  // An unidentified user is looked up again for the next request.
  if (!known.has(socket)) {
    const uid = named(socket, read)
    if (uid === undefined) return true
    known.set(socket, uid !== process.getuid() && isServiceUser(uid))
  }
  return known.get(socket)
}

/** Linux reads these tables page by page while connections change, so a missed row appears in the next reading. */
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
 * Returns the user at the other end of a connection on this machine. That end is also a local socket, whose row has our end as the
 * remote one. It may be in any state: a half-closed client still reads the response. A row without an inode has no owner any more,
 * so its user is ignored.
 */
export function userOf({ remoteAddress, remotePort, localAddress, localPort }, tables) {
  const [theirs, ours] = [endsOf(remoteAddress, remotePort), endsOf(localAddress, localPort)]
  if (theirs.length === 0 || ours.length === 0) return undefined
  // Linux's columns: number, both ends, state, two queues, timers, user, time, inode.
  const row = new RegExp(
    `^\\s*\\d+: (?:${theirs.join('|')}) (?:${ours.join('|')}) [0-9A-F]{2} \\S+ \\S+ \\S+\\s+(\\d+)\\s+\\d+\\s+(\\d+)`,
    'gm',
  )
  const rows = tables.flatMap((table) => [...table.matchAll(row)])
  // The same row may be read twice.
  const users = new Set(rows.map(([, uid, inode]) => (inode === '0' ? undefined : Number(uid))))
  return users.size === 1 ? [...users][0] : undefined
}

/** Formats one end of a connection as in the tables: plain IPv4, or mapped to IPv6. */
function endsOf(address = '', port = 0) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const v4 = /^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  if (!v4) return address === '::1' ? [`${'0'.repeat(24)}01000000:${hexPort}`] : []
  const bytes = v4.slice(1).reverse()
  const hex = bytes.map((byte) => Number(byte).toString(16).toUpperCase().padStart(2, '0')).join('')
  return [`${hex}:${hexPort}`, `0000000000000000FFFF0000${hex}:${hexPort}`]
}
