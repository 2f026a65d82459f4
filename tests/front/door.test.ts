import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
// @ts-expect-error a script without types
import { frontDoor } from '../../scripts/lib/front/door.mjs'
import { callerAddress } from '../../server/http/caller'

test('behind the door the routes know the other end of the connection, whatever a request says of itself', async () => {
  const door = frontDoor({ host: '127.0.0.1', env: {} })
  const server = createServer((request: IncomingMessage, response) =>
    door.admit(request, response, () => response.end(callerAddress())),
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
