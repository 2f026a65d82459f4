import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
// @ts-expect-error: a script without types
import { isLoopback, isOfService, readTables, userOf } from '../../scripts/lib/front/peer.mjs'

test.each([
  ['127.0.0.1', true],
  ['127.255.3.4', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['::127.0.0.1', false],
  ['127.0.0.1.evil.test', false],
  ['', false],
  [undefined, false],
])('%s: loopback %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

/** Rows as Linux writes them: our end of a connection, its other end, a listener, the same ports on other addresses. */
const tables = [
  `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1 0000000000000000 100 0 0 10 0
   1: 0100007F:0BB8 0100007F:D431 01 00000000:00000000 00:00000000 00000000  1000        0 12 1 0000000000000000 20 4 30 10 -1
   2: 0A00000A:D431 0B00000A:0BB8 01 00000000:00000000 00:00000000 00000000   999        0 13 1 0000000000000000 20 4 30 10 -1
   3: 0100007F:D431 0100007F:0BB8 01 00000000:00000000 00:00000000 00000000    33        0 14 1 0000000000000000 20 4 30 10 -1
`,
  `  sl  local_address                         remote_address                        st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 00000000000000000000000001000000:D432 00000000000000000000000001000000:0BB8 01 00000000:00000000 00:00000000 00000000   101        0 15 1 0000000000000000 20 4 30 10 -1
   1: 0000000000000000FFFF00000100007F:D433 0000000000000000FFFF00000100007F:0BB8 01 00000000:00000000 00:00000000 00000000  1001        0 16 1 0000000000000000 20 4 30 10 -1
`,
]

/** Returns the two ends of a connection as in Node. Ours is the local one. */
const ends = (remotePort: number, localPort = 3000, remote = '127.0.0.1', local = remote) => ({
  remoteAddress: remote,
  remotePort,
  localAddress: local,
  localPort,
})

test('the user at the other end of a connection is read from the tables of the system', () => {
  expect(userOf(ends(0xd431), tables)).toBe(33)
  expect(userOf(ends(0xd431, 3000, '::ffff:127.0.0.1'), tables)).toBe(33)
  expect(userOf(ends(0xd432, 3000, '::1'), tables)).toBe(101)
  expect(userOf(ends(0xd433), tables)).toBe(1001)
  expect(userOf(ends(0xd433, 3000, '::ffff:127.0.0.1'), tables)).toBe(1001)
  expect(userOf(ends(0xd431, 3001), tables)).toBeUndefined()
  expect(userOf(ends(0xd431, 3000, '127.0.0.2', '127.0.0.1'), tables)).toBeUndefined()
  expect(userOf(ends(0xd431, 3000, '127.0.0.1', '127.0.0.2'), tables)).toBeUndefined()
  expect(userOf(ends(0xd431), ['', ''])).toBeUndefined()
  expect(userOf(ends(0xd431), [...tables, ...tables])).toBe(33)
  const others = tables.map((table) => table.replace('    33  ', '  1000  '))
  expect(userOf(ends(0xd431), [...tables, ...others])).toBeUndefined()
})

/** Returns both ends of a real connection on this machine. */
async function connection(address = '127.0.0.1') {
  const server = createServer({ allowHalfOpen: true }).listen(0, address)
  await once(server, 'listening')
  const there = connect({ port: (server.address() as AddressInfo).port, host: address, allowHalfOpen: true })
  const [here] = (await once(server, 'connection')) as [Socket]
  server.close()
  return { here: here.resume(), there }
}

describe.runIf(process.platform === 'linux')('at the other end of a real connection', () => {
  test.each(['127.0.0.1', '127.4.5.6', '::1'])('to %s there is whoever holds it', async (address) => {
    const { here, there } = await connection(address)
    expect(userOf(here, readTables())).toBe(process.getuid?.())
    there.destroy()
    here.destroy()
  })

  test('who has ended their own writing is seen, and still reads what is answered', async () => {
    const { here, there } = await connection()
    there.end('a question')
    await once(here, 'end')
    expect(userOf(here, readTables())).toBe(process.getuid?.())
    here.end('an answer')
    const [answer] = await once(there, 'data')
    expect(String(answer)).toBe('an answer')
    there.destroy()
  })

  test.runIf(process.getuid?.() === 0)('a service that has ended its own writing is a service', async () => {
    const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const halfClose = `require('net').connect({ port: ${port}, host: '127.0.0.1', allowHalfOpen: true }).end('?')`
    const proxy = spawn(process.execPath, ['-e', halfClose], { uid: 33, stdio: 'ignore', cwd: '/' })
    const [here] = (await once(server, 'connection')) as [Socket]
    await once(here.resume(), 'end')
    expect(isOfService(here)).toBe(true)
    proxy.kill('SIGKILL')
    here.destroy()
    server.close()
  })

  test('nobody is left when both ways are closed, and nobody is trusted', async () => {
    const { here, there } = await connection()
    const seen = ends(here.remotePort ?? 0, here.localPort)
    there.destroy()
    await once(here, 'end')
    expect(isOfService(here)).toBe(true)
    here.destroy()
    await once(here, 'close')
    expect(userOf(seen, readTables())).toBeUndefined()
  })

  test('whose row is in no table is not trusted, nor anybody where no table can be read', async () => {
    const { here, there } = await connection()
    expect(isOfService(here, () => ['', ''])).toBe(true)
    there.destroy()
    here.destroy()
  })

  test('a row that was passed over in one reading is found in the next, and by the next request', async () => {
    const { here, there } = await connection()
    const readings = [['', ''], ['', ''], readTables()]
    expect(isOfService(here, () => readings.shift() ?? ['', ''])).toBe(false)
    const other = await connection()
    expect(isOfService(other.here, () => ['', ''])).toBe(true)
    expect(isOfService(other.here)).toBe(false)
    for (const socket of [here, there, other.here, other.there]) socket.destroy()
  })

  test('of a connection that is closed nobody is trusted', async () => {
    const { here, there } = await connection()
    here.destroy()
    await once(here, 'close')
    there.destroy()
    expect(here.remotePort).toBeUndefined()
    expect(isOfService(here)).toBe(true)
  })
})
