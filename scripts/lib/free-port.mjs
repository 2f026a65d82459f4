// Finds a free port of this machine.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns {Promise<number>} a port that is free now; later callers may get the same one */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
