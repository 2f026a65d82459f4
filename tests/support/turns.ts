/**
 * Files of tests that take turns: of each row of `turns.json` a day's `npm test` runs one, another every day; the long suite runs all of
 * them, reduced or not. A file that is named runs on any day.
 */
import { readFileSync } from 'node:fs'
import { someOf } from './budget.ts'

type Turns = Readonly<Record<'random' | 'site' | 'e2e', readonly (readonly string[])[]>>

const TURNS: Turns = JSON.parse(readFileSync(new URL('../turns.json', import.meta.url), 'utf8'))

/** Files of a project whose day this is not; none where turns are not asked for. */
export const leftToAnotherDay = (project: keyof Turns): string[] =>
  process.env.LUDOTECA_TURNS === 'yes'
    ? TURNS[project].flatMap((row) => row.filter((file) => !someOf(row).includes(file)))
    : []
