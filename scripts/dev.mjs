// npm run dev: the same as start, but the site follows the source as you edit it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { launch } from './lib/launch.mjs'
import { generateClient } from './lib/prisma.mjs'
import { main, root } from './lib/project.mjs'
import { nextCommand } from './lib/site-build.mjs'

const endWithParent = pathToFileURL(`${root}/scripts/lib/end-with-parent.mjs`)

async function serve({ host, port }) {
  generateClient()
  const options = [process.env.NODE_OPTIONS, `--import=${endWithParent}`].filter(Boolean).join(' ')
  const child = spawn(process.execPath, [nextCommand(), 'dev', '--hostname', host, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: options },
    detached: true,
  })
  const exit = once(child, 'exit')
  await Promise.race([listening(host, port), exit])
  return {
    ended: exit.then(() => 'The development server ended.'),
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      await exit
      clearTimeout(late)
    },
  }
}

async function listening(host, port) {
  for (;;) {
    const socket = connect(port, host)
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await sleep(100)
  }
}

await main(async () => process.exit(await launch('npm run dev', serve)))
