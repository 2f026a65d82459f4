// npm run test:long: every test that has a longer budget than a day's, then mutation, fuzz, load, and a journey in the browser
// through every scenario. `--reduced` runs only the last four at CI's scale, and of the tests that take turns those of the next day.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeGenerated } from './generation/generated.mjs'
import { main, root, say } from './lib/project.mjs'
import { stopAllOnSignal, wasStopped } from './lib/run.mjs'
import { ensureBuild } from './lib/site/site-build.mjs'
import { findBrowser } from './lib/suites/browser.mjs'
import { judge, playwright, vitest } from './lib/suites/suites.mjs'
import { inTemporaryFolder } from './lib/suites/temporary-run.mjs'

/** Browser tests that the daily run leaves out: those tagged `@every`, and files that take turns. */
const { e2e } = JSON.parse(readFileSync(join(root, 'tests/turns.json'), 'utf8'))
const journeys = ['@every', ...e2e.flat().map((file) => basename(file))].join('|')

await main(async () => {
  stopAllOnSignal()
  const reduced = process.argv.includes('--reduced')
  const env = reduced ? { LUDOTECA_SCALE: 'reduced', LUDOTECA_TURNS: 'yes' } : { LUDOTECA_SCALE: 'long' }
  const projects = [...(reduced ? [] : ['quick', 'random', 'server']), 'site', 'long', 'load']
  const browser = await findBrowser()
  await makeGenerated()
  await ensureBuild({ before: () => say('Building the site ...') })
  return inTemporaryFolder(async (folder) => {
    const reports = [await vitest(folder, projects, { env })]
    if (!wasStopped())
      reports.push(await playwright(folder, 'journeys', { browser, env, args: ['--grep', journeys] }))
    return judge(reports, [...projects, 'journeys'])
  })
})
