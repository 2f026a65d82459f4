/** A build is a tree of processes. No process survives the command that started it. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
// @ts-expect-error a plain script without types
import { isAlive } from '../../scripts/lib/processes/processes.mjs'

const script = join(import.meta.dirname, 'guarded-parent.mjs')

async function family(...args: string[]) {
  const parent = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let words = ''
  parent.stdout.on('data', (text) => {
    words += text
  })
  const children = await vi.waitFor(
    () => {
      const found = /^(\d+) (\d+)$/m.exec(words)
      if (!found) throw new Error(`no children yet: ${words}`)
      return [Number(found[1]), Number(found[2])]
    },
    { timeout: 20_000 },
  )
  return { parent, children }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'after %s to the parent its child and grandchild are gone, though both ignore signals',
  async (name) => {
    const { parent, children } = await family()
    expect(children.map(isAlive)).toEqual([true, true])
    parent.kill(name)
    await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), { timeout: 10_000 })
  },
)

test('a grandchild does not outlive the child either', async () => {
  const { parent, children } = await family('kill the child')
  await vi.waitFor(() => expect(children.filter(isAlive)).toEqual([]), { timeout: 10_000 })
  expect(parent.exitCode).toBeNull()
  parent.kill('SIGKILL')
})
