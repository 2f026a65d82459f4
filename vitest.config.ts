import { defineConfig } from 'vitest/config'
import { makeSources } from './scripts/generation/sources.mjs'
import { todaysSeed } from './tests/support/seeds.ts'
import { leftToAnotherDay } from './tests/support/turns.ts'

/** Property tests and random games: they run as long as their time budget allows, with a new seed each day. */
const RANDOM = ['random-games*', '*secrets', 'greedy', '*-random', 'naive*', '*agreement'].map(
  (name) => `tests/**/${name}.test.ts`,
)

/** The command line, other programs that read our files, and the test runner: whole commands and processes. */
const TOOLS = 'tests/{cli,editors,scripts}/**/*.test.ts'

// Builds the generated sources first, so that edits of schemas and rulesets are tested.
await makeSources()

/** One seed for all files of a run; setting it repeats the run of another day. */
process.env.LUDOTECA_SEED ||= String(todaysSeed())

/** Needs neither build nor database, and uses no randomness. */
export const quick = {
  name: 'quick',
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/{server,site,e2e,long,load}/**', TOOLS, ...RANDOM],
  maxWorkers: '100%',
  // The files share one copy of the engine: loading it again for each took most of their time.
  isolate: false,
  setupFiles: 'tests/support/own-rulesets.ts',
  testTimeout: 60_000,
}

/** Seven kinds of tests; `tests/README.md` explains which test belongs where. */
export default defineConfig({
  test: {
    // A leftover `.only` fails the whole run.
    allowOnly: false,
    // A missing golden file is a failure; `vitest run -u` writes it.
    update: 'none',
    // The suites run one after the other and read the same sources: each file is transformed once for all of them.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      { extends: true, test: quick },
      {
        extends: true,
        test: {
          name: 'tools',
          include: [TOOLS],
          maxWorkers: '100%',
          isolate: false,
          setupFiles: 'tests/support/own-rulesets.ts',
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'random',
          include: RANDOM,
          exclude: ['tests/{server,site,e2e,long,load}/**', ...leftToAnotherDay('random')],
          globalSetup: 'tests/support/say-seed.ts',
          maxWorkers: '100%',
          isolate: false,
          setupFiles: 'tests/support/own-rulesets.ts',
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/support/server.mjs',
          maxWorkers: '100%',
          // As above; the setup file clears the globals of a site process between test files.
          isolate: false,
          setupFiles: 'tests/server/support/fresh-process.ts',
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real processes, started and killed, each file with an installation of its own. They run after everything else.
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: leftToAnotherDay('site'),
          globalSetup: 'tests/site/support/build.mjs',
          maxWorkers: 3,
          sequence: { groupOrder: 4 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Mutation, fuzz, editors: minutes or hours, depending on LUDOTECA_SCALE.
        extends: true,
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: 'tests/support/say-seed.ts',
          setupFiles: 'tests/support/own-rulesets.ts',
          maxWorkers: '100%',
          sequence: { groupOrder: 5 },
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // Tests that fill a machine with readers, or fill its disk. They run alone.
        extends: true,
        test: {
          name: 'load',
          include: ['tests/load/**/*.test.ts'],
          globalSetup: 'tests/site/support/build.mjs',
          maxWorkers: 1,
          sequence: { groupOrder: 6 },
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
