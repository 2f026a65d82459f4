// A port of this machine that nobody listens on.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns {Promise<number>} one that was free just now; anyone who asks next may be given the same */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
