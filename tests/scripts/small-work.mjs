// One of several processes that request the same work: `node small-work.mjs FOLDER NAME [fails]`. It logs its events to FOLDER/log.
// A child does the work. It ends once FOLDER/go exists, after making FOLDER/made.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from '../../scripts/lib/processes/one-at-a-time.mjs'

const [folder, name, manner] = process.argv.slice(2)
const log = (what) => appendFileSync(join(folder, 'log'), `${what}\n`)
const MAKING = `
const { existsSync, writeFileSync } = require('node:fs')
const [folder, name] = process.argv.slice(1)
setInterval(() => {
  if (!existsSync(folder + '/go')) return
  writeFileSync(folder + '/made', name)
  process.exit()
}, 10)
`

const isMine = await oneAtATime({
  file: join(folder, 'cache/lock.json'),
  isDone: () => existsSync(join(folder, 'made')),
  onWait: () => log(`${name} waits`),
  async work(heir) {
    if (manner === 'fails') throw new Error('could not be made')
    const child = spawn(process.execPath, ['-e', MAKING, folder, name], { stdio: 'ignore' })
    heir(child)
    log(`${name} begins ${child.pid}`)
    await once(child, 'close')
    log(`${name} ends`)
  },
})
log(`${name} ${isMine ? 'made it' : 'uses it'}`)
