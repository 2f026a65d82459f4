import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
// @ts-expect-error: a script without types
import { isLoopback, isOfService, userOf } from '../../scripts/lib/front/peer.mjs'

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

test('the user at the other end of a connection is read from the tables of the system', () => {
  expect(userOf({ remotePort: 0xd431, localPort: 3000 }, tables)).toBe(33)
  expect(userOf({ remotePort: 0xd432, localPort: 3000 }, tables)).toBe(101)
  expect(userOf({ remotePort: 0xd433, localPort: 3000 }, tables)).toBe(1001)
  expect(userOf({ remotePort: 0xd431, localPort: 3001 }, tables)).toBeUndefined()
  expect(userOf({ remotePort: 0xd431, localPort: 3000 }, ['', ''])).toBeUndefined()
})

test.runIf(process.platform === 'linux')('of a connection that is closed nobody is trusted', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const there = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [closed] = (await once(server, 'connection')) as [Socket]
  closed.destroy()
  await once(closed, 'close')
  there.destroy()
  server.close()
  expect(closed.remotePort).toBeUndefined()
  expect(isOfService(closed)).toBe(true)
})
