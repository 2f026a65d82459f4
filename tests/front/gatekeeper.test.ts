import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
// @ts-expect-error a script without types
import { gatekeeper, ownerOf } from '../../scripts/lib/front/gatekeeper.mjs'
// @ts-expect-error a script without types
import { networkOf } from '../../scripts/lib/front/peer.mjs'
import { callerNetwork } from '../../server/http/caller'

test('behind the door the routes know the other end of the connection, whatever a request says of itself', async () => {
  const door = gatekeeper({ host: '127.0.0.1', env: {} })
  const server = createServer((request: IncomingMessage, response) =>
    door.admit(request, response, () => response.end(callerNetwork())),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(await answer.text()).toBe('127.0.0.1')
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

test('an address of IPv6 stands for its network', () => {
  expect(networkOf('2001:db8:0:0::1')).toBe('2001:db8:0:0')
  expect(networkOf('2001:db8::4:5:6')).toBe('2001:db8:0:0')
  expect(networkOf('2001:db8:1::4:5:6')).toBe('2001:db8:1:0')
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('::ffff:203.0.113.9')
})

test('what the site has for many is shared by address: the person at the machine, or what the last proxy here saw', () => {
  const owner = (remoteAddress: string, headers: object, env = {}) => {
    const host = headers as { host?: string }
    const request = {
      url: '/',
      httpVersion: '1.1',
      headers: { host: 'localhost:3000', ...headers },
      rawHeaders: ['Host', host.host ?? 'localhost:3000'],
      socket: { remoteAddress, localPort: 3000, localAddress: '127.0.0.1' },
    }
    let found: string | undefined
    gatekeeper({ host: '127.0.0.1', env }).admit(request, {}, () => {
      found = ownerOf(request)
    })
    return found
  }
  const forwarded = (list: string) => ({ 'x-forwarded-for': list })
  expect(owner('127.0.0.1', {})).toBe('this machine')
  expect(owner('127.0.0.1', {}, { LUDOTECA_MODE: 'shared' })).toBe('127.0.0.1')
  expect(owner('127.0.0.1', forwarded('203.0.113.1, 203.0.113.9'))).toBe('203.0.113.9')
  expect(owner('::1', forwarded('2001:db8::4:5:6'))).toBe('2001:db8:0:0')
  expect(owner('127.0.0.1', forwarded('nobody'))).toBe('127.0.0.1')
  // A list from another machine is only a claim of its sender.
  expect(owner('198.51.100.7', forwarded('203.0.113.9'))).toBe('198.51.100.7')
})
