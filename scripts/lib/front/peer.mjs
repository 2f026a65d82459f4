// Who is at the other end of a connection.
import { readFileSync } from 'node:fs'

/** @param {string} [address] as Node gives it: IPv4 may come dressed as IPv6 */
export const isLoopback = (address = '') => /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address) || address === '::1'

/** Users that no person logs in as: of packages and of systemd's own making, and "nobody". */
const isServiceUser = (uid) => (uid >= 1 && uid <= 999) || (uid >= 61184 && uid <= 65519) || uid >= 65533

const known = new WeakMap()

/**
 * Whether a system service, such as a web server that passes requests on, is at the other end of a connection on this machine:
 * it may have taken away every other trace. Linux tells; where nobody does, the answer is no. Of a connection that is closed nobody
 * can tell any more, and what it asked for is granted to nobody as the person at this machine.
 */
export function isOfService(socket) {
  if (!known.has(socket)) known.set(socket, process.platform === 'linux' && looksLikeService(socket))
  return known.get(socket)
}

function looksLikeService(socket) {
  if (socket.remotePort === undefined || socket.localPort === undefined) return true
  const uid = userOf(socket, readTables())
  return uid !== undefined && uid !== process.getuid() && isServiceUser(uid)
}

function readTables() {
  return ['/proc/net/tcp', '/proc/net/tcp6'].map((table) => {
    try {
      return readFileSync(table, 'utf8')
    } catch {
      return ''
    }
  })
}

const hexPort = (port) => port.toString(16).toUpperCase().padStart(4, '0')

/** The other end is a socket of this machine too: its row has our port as the remote one. */
export function userOf({ remotePort, localPort }, tables) {
  const there = new RegExp(
    `^\\s*\\d+: ([0-9A-F]+):${hexPort(remotePort)} [0-9A-F]+:${hexPort(localPort)} 01 \\S+ \\S+ \\S+\\s+(\\d+)`,
    'gm',
  )
  const rows = tables.flatMap((table) => [...table.matchAll(there)])
  const row = rows.find(([, address]) => address.endsWith('7F') || /^0{24}01000000$/.test(address))
  return row && Number(row[2])
}
