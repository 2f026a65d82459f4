// npm run test:long: every test that has a longer budget than a day's, then mutation, fuzz, load, and a journey in the browser through every scenario.
// `--reduced` keeps to the last four, at CI's scale.
import { findBrowser } from './lib/browser.mjs'
import { generateClient } from './lib/prisma.mjs'
import { main, say } from './lib/project.mjs'
import { stopAllOnSignal, wasStopped } from './lib/run.mjs'
import { ensureBuild } from './lib/site-build.mjs'
import { judge, playwright, vitest } from './lib/suites.mjs'
import { inTemporaryFolder } from './lib/temporary-run.mjs'

await main(async () => {
  stopAllOnSignal()
  const reduced = process.argv.includes('--reduced')
  const env = { LUDOTECA_SCALE: reduced ? 'reduced' : 'long' }
  const projects = reduced ? ['long'] : ['quick', 'random', 'server', 'site', 'long']
  const browser = await findBrowser()
  generateClient()
  await ensureBuild({ before: () => say('Building the site ...') })
  return inTemporaryFolder(async (folder) => {
    const reports = [await vitest(folder, projects, { env })]
    if (!wasStopped())
      reports.push(await playwright(folder, 'journeys', { browser, env, args: ['--grep', '@every'] }))
    return judge(reports, [...projects, 'journeys'])
  })
})
