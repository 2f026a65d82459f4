import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadStatements } from '../../engine/rulesets'
import { rulesFile } from '../../engine/rulesets/rules-file'
import { rulesPage } from '../../engine/rulesets/statements'
import { readArguments, text } from '../arguments'
import {
  everyCase,
  isGood,
  onlyThose,
  playCases,
  proven,
  type TestedPack,
  tryHarder,
} from '../cases/play-cases'
import { packAsJson, printPack } from '../cases/print-cases'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { type Coverage, coverageOf, namesStatement, testsNamed } from '../coverage'
import { warnOfFormat } from '../migration'
import { checkFolder, EVERY_FINDING, findPack } from '../packs'
import { progress } from '../paint'

/** Plays the cases of packs, and reports which statements of a rules file they prove. */
export const test: Command = {
  name: 'test',
  async run(args, context) {
    const options = {
      json: { type: 'boolean' },
      coverage: { type: 'string' },
      only: { type: 'string' },
      strict: { type: 'boolean' },
    } as const
    const { values, names } = readArguments(withCoverageFile(args), options)
    if (names.length === 0) throw new UsageError('cli.usage.needs-folder')
    const tested = await playAll(context, names, text(values, 'only'), values.strict === true)
    const rules = await readRules(text(values, 'coverage'), tested, context)
    const coverage = rules && coverageOf(rules.file, rules.text, proven(tested), rules.tested)
    if (values.json) printJson(context, tested, coverage)
    else printAll(context, tested, coverage)
    return tested.every(isGood) ? EXIT.ok : EXIT.findings
  },
}

async function playAll(
  context: Context,
  names: readonly string[],
  only: string | undefined,
  strict: boolean,
): Promise<TestedPack[]> {
  const wanted = only === undefined ? everyCase : onlyThose(only)
  const tested: TestedPack[] = []
  for (const name of names) {
    const pack = await checkFolder(findPack(name, context), name, context.home, EVERY_FINDING)
    warnOfFormat(context, pack.diagnostics)
    const tell = (done: number, of: number, id: string) => progress(context, `${done}/${of} ${id}`)
    const played = playCases(pack, wanted, tell)
    tested.push(strict ? tryHarder(played, tell) : played)
    progress(context, undefined)
  }
  const found = tested.some(({ cases, findings, goldens }) =>
    [cases, findings, goldens].some((list) => list.length > 0),
  )
  if (only !== undefined && !found) throw new UsageError('cli.test.only-none', { name: only })
  return tested
}

/** `--coverage` without a file means the statements that come with Ludoteca for the pack's ruleset. */
const withCoverageFile = (args: readonly string[]): string[] =>
  args.map((arg, index) => {
    const alone = arg === '--coverage' && (args[index + 1] === undefined || args[index + 1].startsWith('--'))
    return alone ? '--coverage=' : arg
  })

async function readRules(asked: string | undefined, tested: readonly TestedPack[], context: Context) {
  if (asked === undefined) return undefined
  const { file, content } = asked === '' ? await ownRules(tested, context) : await rulesIn(asked, context)
  return { file, text: content, tested: await provenByTests(content, context.home) }
}

/** Returns the statements that come with the ruleset of the pack, in the user's language. */
async function ownRules(tested: readonly TestedPack[], { language }: Context) {
  const ruleset = String(tested[0].pack.raw?.manifest.ruleset)
  const file = rulesFile(ruleset, language)
  const statements = await loadStatements(ruleset)
  if (!statements) throw new UsageError('cli.file.unreadable', { path: file, reason: 'ENOENT' })
  return { file, content: rulesPage(statements, language) }
}

async function rulesIn(file: string, { terminal }: Context) {
  const content = await readFile(resolve(terminal.cwd, file), 'utf8').catch((fault) => {
    throw new UsageError('cli.file.unreadable', { path: file, reason: fault.code ?? fault.message })
  })
  return { file, content }
}

/** Returns the statements whose named test exists and mentions them. */
async function provenByTests(rules: string, home: string): Promise<string[]> {
  const named = await Promise.all(
    testsNamed(rules).map(async ({ id, path }) => {
      const content = await readFile(join(home, path), 'utf8').catch(() => '')
      return namesStatement(content, id) ? [id] : []
    }),
  )
  return named.flat()
}

function printAll(context: Context, tested: readonly TestedPack[], coverage: Coverage | undefined): void {
  for (const pack of tested) printPack(context, pack)
  if (coverage) printCoverage(context, coverage)
}

function printCoverage(context: Context, coverage: Coverage): void {
  const { tell } = context.words
  const { file, covered, tested, missing, unknown } = coverage
  const total = covered.length + tested.length + missing.length
  context.line(tell('test.covered', { file, covered: covered.length, total }))
  if (tested.length > 0) context.line(tell('test.by-tests', { ids: tested.join(', ') }))
  if (missing.length > 0) context.line(tell('test.missing', { ids: missing.join(', ') }))
  if (unknown.length > 0) context.line(tell('test.unknown', { file, ids: unknown.join(', ') }))
}

function printJson(context: Context, tested: readonly TestedPack[], coverage: Coverage | undefined): void {
  const packs = tested.map((pack) => packAsJson(context, pack))
  const { covered, tested: byTests, missing, unknown } = coverage ?? {}
  context.line(
    JSON.stringify(
      { packs, ...(coverage && { coverage: { covered, tested: byTests, missing, unknown } }) },
      null,
      2,
    ),
  )
}
