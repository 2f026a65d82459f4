/** Selects the mutants: this many of each game. The selection stays the same while the mutated code is the same. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutant, mutantsOf } from './mutants'
import { numberMutantsOf } from './number-mutants'

export const HOME = fileURLToPath(new URL('../../..', import.meta.url))

export type Group = {
  readonly name: string
  /** The percentage of mutants that belong to this group. */
  readonly share: number
  /** The folders under `content` whose cases must detect them. */
  readonly packs: readonly string[]
  /** The tests that `vitest` runs if the cases detect no fault. */
  readonly tests: readonly string[]
  readonly mutants: readonly Mutant[]
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(HOME, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(ending))
    .sort()

const read = (file: string) => readFileSync(join(HOME, file), 'utf8')

const RULE_FOLDERS = ['rules', 'phases', 'tasks', 'optional', 'effects', 'requirements']
const WITH_RULES = new RegExp(`/(${RULE_FOLDERS.join('|')})/`)
/** Whether a file is only a proof (cases, texts, bots), not the code to prove. */
const isProof = (file: string) => /\/(cases|text)\/|\/bots\.yaml/.test(file)

const sourcesOf = (ruleset: string) =>
  filesIn(`engine/rulesets/${ruleset}`, '.ts').filter((file) => WITH_RULES.test(file))

/** Returns rule folders that no ruleset has. A renamed folder would silently lose its mutants. */
export const emptyFolders = (): string[] =>
  RULE_FOLDERS.filter(
    (folder) => !filesIn('engine/rulesets', '.ts').some((file) => file.includes(`/${folder}/`)),
  )

const numbersOf = (pack: string) => filesIn(`content/${pack}`, '.yaml').filter((file) => !isProof(file))

const ruleMutants = (files: readonly string[]) => files.flatMap((file) => mutantsOf(file, read(file)))

const PACKS: Readonly<Record<string, { packs: readonly string[]; tests: readonly string[] }>> = {
  corteo: {
    packs: ['corteo', 'notte-bianca'],
    tests: ['tests/corteo/', 'tests/content/city', 'tests/content/forces', 'tests/content/objectives'],
  },
  'cry-havoc': { packs: ['cry-havoc'], tests: ['tests/cry-havoc/', 'tests/content/cry-havoc'] },
  junta: { packs: ['junta'], tests: ['tests/junta/', 'tests/content/junta'] },
  kriegspiel: { packs: ['kriegspiel'], tests: ['tests/kriegspiel/', 'tests/content/kriegspiel'] },
  'wir-sind-das-volk': { packs: ['wir-sind-das-volk'], tests: ['tests/volk/', 'tests/content/volk'] },
}
const BUNDLED = Object.values(PACKS).flatMap(({ packs }) => packs)
const EVERY_GAME = ['tests/playthroughs/', 'tests/blocks/']
/** The courses of games of all packs. */
const COURSES = 'courses.test.ts'
const OF_TABLES = ['pack', 'pins', 'tables', 'scenario-forces'].map((name) =>
  existing(`tests/content/${name}.test.ts`),
)
/** Throws if the test is missing. A renamed test would silently detect no mutant. */
function existing(file: string): string {
  if (!existsSync(join(HOME, file))) throw new Error(`${file} is to notice mutants and is not there`)
  return file
}
/** Without the tests of `tests/engine` that read sources or packs. */
const OF_KERNEL = [
  'any-ruleset',
  'areas',
  'deals',
  'fresh-offers',
  'game',
  'grids',
  'kernel',
  'optional-actions',
  'pointers',
  'reach',
]
  .concat(['phases', 'seeds', 'session', 'sight', 'views', 'written'])
  .map((name) => existing(`tests/engine/${name}.test.ts`))

/** Returns all mutants, grouped by the tests that must detect them. */
export const groups = (): Group[] => [
  ...Object.entries(PACKS).map(([ruleset, { packs, tests }]) => ({
    ...{ name: ruleset, share: 14, packs, tests: [...tests, ...EVERY_GAME] },
    mutants: ruleMutants(sourcesOf(ruleset)),
  })),
  {
    ...{ name: 'kernel', share: 10, packs: BUNDLED, tests: [...OF_KERNEL, ...EVERY_GAME, COURSES] },
    mutants: ruleMutants(filesIn('engine/kernel', '.ts')),
  },
  ...Object.entries(PACKS).map(([ruleset, { packs, tests }]) => ({
    ...{ name: `${ruleset}-numbers`, share: 4, packs, tests: [...tests, ...OF_TABLES, ...EVERY_GAME] },
    mutants: packs.flatMap(numbersOf).flatMap((file) => numberMutantsOf(file, read(file))),
  })),
]

/** The name of a mutant in the list of survivors. */
export const keyOf = ({ file, was, becomes }: Pick<Mutant, 'file' | 'was' | 'becomes'>): string =>
  `${file}: ${was} => ${becomes}`

const rank = (mutant: Mutant, seed: string) =>
  createHash('sha256')
    .update(`${seed} ${keyOf(mutant)}`)
    .digest('hex')

/** Selects this many mutants of a group. A mutant keeps its rank while its own expression is unchanged. */
export function choose({ mutants }: Group, count: number, seed: string): Mutant[] {
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant, seed) }))
  const alone = new Map(ranked.map((one) => [one.rank, one]))
  return [...alone.values()]
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
