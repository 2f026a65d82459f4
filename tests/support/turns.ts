/**
 * Test files that take turns. A day's `npm test` runs one file of each row of `turns.json`, and the next day another. The reduced long
 * suite runs those of the next day, and the whole one all. A named file runs on any day.
 */
import { readFileSync } from 'node:fs'
import { someOf } from './budget.ts'

type Turns = Readonly<Record<'random' | 'site' | 'e2e', readonly (readonly string[])[]>>

const TURNS: Turns = JSON.parse(readFileSync(new URL('../turns.json', import.meta.url), 'utf8'))

/** Returns the files of a project that wait for another day, or none if turns are off. */
export const leftToAnotherDay = (project: keyof Turns): string[] =>
  process.env.LUDOTECA_TURNS === 'yes'
    ? TURNS[project].flatMap((row) => row.filter((file) => !someOf(row).includes(file)))
    : []
