import { defineConfig } from 'vitest/config'
import { makeSources } from './scripts/lib/sources.mjs'
import { todaysSeed } from './tests/support/seeds.ts'
import { leftToAnotherDay } from './tests/support/turns.ts'

/** Plays and searches by chance: as long as their budget of seconds allows, each day from another seed. */
const RANDOM = ['random-games*', '*secrets', 'greedy', '*-random', 'naive*', '*agreement'].map(
  (name) => `tests/**/${name}.test.ts`,
)

/** The command line, other programs' view of our files, and the runner of tests: whole commands and processes. */
const TOOLS = 'tests/{cli,editors,scripts}/**/*.test.ts'

// Schemas and rulesets that were changed by hand are tested as they are now.
await makeSources()

/** One seed for all files of a run; named, it plays a run of another day again. */
process.env.LUDOTECA_SEED ||= String(todaysSeed())

/** Needs nothing, neither build nor database, and leaves nothing to chance. */
export const quick = {
  name: 'quick',
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/{server,site,e2e,long,load}/**', TOOLS, ...RANDOM],
  maxWorkers: '100%',
  // The files share one copy of the engine: reading it anew for each took most of their time.
  isolate: false,
  setupFiles: 'tests/support/own-rulesets.ts',
  testTimeout: 60_000,
}

/** Seven kinds of tests; `tests/README.md` says what belongs where. */
export default defineConfig({
  test: {
    // A test that was left alone or left out while somebody worked on it never passes for the whole.
    allowOnly: false,
    // A golden file that is gone is a failure; `vitest run -u` writes it.
    update: 'none',
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
          // As above; what a process of the site keeps outside its modules is taken away between the files.
          isolate: false,
          setupFiles: 'tests/server/support/fresh-process.ts',
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Real processes, started and killed, each file with an installation of its own: after everything else.
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
        // Mutation, fuzz, editors: minutes or hours, by the scale that LUDOTECA_SCALE names.
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
        // What fills a machine, with readers or its disk: nothing runs beside it.
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
