// Runs the small project in a folder as `npm test` runs ours: `node small-run.mjs FOLDER EXPECTATIONS`.
import { main } from '../../scripts/lib/project.mjs'
import { judge, vitest } from '../../scripts/lib/suites/suites.mjs'

const [folder, expectations] = process.argv.slice(2)
await main(async () => {
  const args = ['--config', `${folder}/vitest.config.ts`]
  return judge([await vitest(folder, ['small'], { args })], ['small'], JSON.parse(expectations))
})
