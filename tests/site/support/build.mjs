// Builds the production site if it is missing or stale, because the tests use the real build.
import { ensureBuild } from '../../../scripts/lib/site/site-build.mjs'

export default async function setup() {
  if (process.platform !== 'linux') {
    throw new Error(
      'The tests of tests/site count processes by /proc: they run on Linux. Elsewhere: npx vitest run --project quick --project random --project server',
    )
  }
  await ensureBuild()
}
