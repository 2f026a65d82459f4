// Starts a guarded script that starts another one, and waits. Both ignore polite signals. Prints both ids.
import { spawnGuarded } from '../../scripts/lib/processes/guarded.mjs'

const deaf =
  "for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {}); setInterval(() => {}, 1000)"
const inner = `const { spawn } = require('node:child_process')
${deaf}
const child = spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'ignore' })
console.log(process.pid, child.pid)`
const { child } = spawnGuarded(['-e', inner], { cwd: process.cwd(), stdio: ['ignore', 'inherit', 'inherit'] })
if (process.argv[2] === 'kill the child') setTimeout(() => child.kill('SIGKILL'), 500)
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => process.exit(0))
setInterval(() => {}, 1000)
