// Finds out whether PostgreSQL runs at an address. Every version answers an encryption request with one byte: S or N, or E for an
// error. Other servers answer something else, or not at all.
import { connect } from 'node:net'
import { Fault } from '../fault.mjs'

/** The protocol's SSLRequest: its length and the number 80877103. */
const question = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
/** Timeout in milliseconds for the connection, and then for its answer. */
const patience = 5000

/** @param address `{ host, port, where }`; a host that is a path is the folder of a socket */
export async function speaksPostgres({ host, port, where }) {
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const answer = await firstByte(target).catch((error) => {
    throw new Fault(error.code === 'ENOTFOUND' ? 'server-unknown-host' : 'server-not-listening', {
      where,
      host,
      words: error.code ?? error.message,
    })
  })
  if (!['S', 'N', 'E'].includes(answer)) throw new Fault('server-not-postgres', { where })
}

/** Returns the first byte of the answer, or '' if the server hangs up or stays silent. Rejects without a connection. */
function firstByte(target) {
  return new Promise((resolve, reject) => {
    const socket = connect(target)
    const late = setTimeout(() => {
      if (socket.connecting) reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }))
      else resolve('')
      socket.destroy()
    }, patience)
    const done = (byte) => {
      clearTimeout(late)
      resolve(byte)
      socket.destroy()
    }
    socket.once('connect', () => socket.write(question))
    socket.once('data', (bytes) =>
      done(bytes.length === 1 || bytes[0] === 69 ? bytes.toString('latin1', 0, 1) : ''),
    )
    socket.once('end', () => done(''))
    socket.once('error', (error) => {
      clearTimeout(late)
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve('')
      else reject(error)
    })
  })
}
