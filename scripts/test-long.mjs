// npm run test:long: random play with long budgets, then fuzz, mutation and load. `--reduced` keeps to tests/long, at CI's scale.
import { main } from './lib/project.mjs'
import { runNode, stopAllOnSignal, tool } from './lib/run.mjs'

await main(async () => {
  stopAllOnSignal()
  const reduced = process.argv.includes('--reduced')
  const projects = reduced ? ['long'] : ['random', 'long']
  const { code } = await runNode(
    tool('vitest/vitest.mjs'),
    ['run', ...projects.flatMap((project) => ['--project', project])],
    { env: { LUDOTECA_SCALE: reduced ? 'reduced' : 'long' } },
  )
  return code
})
