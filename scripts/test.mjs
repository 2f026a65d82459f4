// npm test: every suite, then one line with the counts. `--only quick` needs neither build nor database, `--only unit` leaves the
// browser out, `--only e2e` runs it alone.

import { makeGenerated } from './generation/generated.mjs'
import { main, say } from './lib/project.mjs'
import { stopAllOnSignal, wasStopped } from './lib/run.mjs'
import { ensureBuild } from './lib/site/site-build.mjs'
import { findBrowser } from './lib/suites/browser.mjs'
import { judge, optionOf, playwright, vitest } from './lib/suites/suites.mjs'
import { inTemporaryFolder } from './lib/suites/temporary-run.mjs'

const PROJECTS = {
  quick: ['quick'],
  unit: ['quick', 'tools', 'random', 'server', 'site'],
  e2e: ['e2e'],
  all: ['quick', 'tools', 'random', 'server', 'site', 'e2e'],
}

await main(async () => {
  stopAllOnSignal()
  const only = optionOf('--only', ['quick', 'unit', 'e2e'])
  const projects = PROJECTS[only ?? 'all']
  // Files take turns (`tests/turns.json`) only in a full run.
  const env = only === undefined ? { LUDOTECA_TURNS: 'yes' } : {}
  const inBrowser = projects.includes('e2e')
  const inNode = projects.filter((project) => project !== 'e2e')
  // Throws before anything runs: without a browser the rest would be in vain.
  const browser = inBrowser ? await findBrowser() : undefined
  if (inBrowser || inNode.includes('site')) {
    await makeGenerated()
    await ensureBuild({ before: () => say('Building the site ...') })
  }
  return inTemporaryFolder(async (folder) => {
    const reports = []
    if (inNode.length > 0 && !wasStopped()) reports.push(await vitest(folder, inNode, { env }))
    if (inBrowser && !wasStopped()) reports.push(await playwright(folder, 'e2e', { browser, env }))
    return judge(reports, projects)
  })
})
