import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type CaseResult, runCase } from '../../engine/cases/run-case'
import type { RawPack } from '../../engine/types'
import type { Case } from '../../schemas/generated/content'
import { readArguments, text } from '../arguments'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { type Coverage, coverageOf, namesStatement, testsNamed } from '../coverage'
import { findingAsJson, printFindings } from '../findings'
import { type CheckedPack, checkFolder, errorsOf, findPack } from '../packs'
import { paint, progress } from '../paint'

type Tried = { readonly file: string; readonly rule: Case; readonly result: CaseResult }
type TestedPack = {
  readonly pack: CheckedPack
  readonly cases: readonly Tried[]
  readonly twice: readonly string[]
}

/** Plays the cases of packs, and says which statements of a rules file they prove. */
export const test: Command = {
  name: 'test',
  async run(args, context) {
    const options = { json: { type: 'boolean' }, coverage: { type: 'string' } } as const
    const { values, names } = readArguments(withCoverageFile(args), options)
    if (names.length === 0) throw new UsageError('cli.usage.needs-folder')
    const tested: TestedPack[] = []
    for (const name of names)
      tested.push(playCases(context, await checkFolder(findPack(name, context), name, context.home)))
    const rules = await readRules(text(values, 'coverage'), tested, context)
    const coverage = rules && coverageOf(rules.file, rules.text, proven(tested), rules.tested)
    if (values.json) printJson(context, tested, coverage)
    else printAll(context, tested, coverage)
    return tested.every(isGood) ? EXIT.ok : EXIT.findings
  },
}

/** `--coverage` alone means the statements that come with Ludoteca for the pack's rules. */
const withCoverageFile = (args: readonly string[]): string[] =>
  args.map((arg, index) => {
    const alone = arg === '--coverage' && (args[index + 1] === undefined || args[index + 1].startsWith('--'))
    return alone ? '--coverage=' : arg
  })

async function readRules(asked: string | undefined, tested: readonly TestedPack[], context: Context) {
  if (asked === undefined) return undefined
  const bundled = `docs/rules/${tested[0].pack.raw?.manifest.ruleset}.md`
  const path = asked === '' ? join(context.home, bundled) : resolve(context.terminal.cwd, asked)
  const file = asked === '' ? bundled : asked
  const content = await readFile(path, 'utf8').catch((fault) => {
    throw new UsageError('cli.file.unreadable', { path: file, reason: fault.code ?? fault.message })
  })
  return { file, text: content, tested: await provenByTests(content, context.home) }
}

/** Statements whose named test exists and speaks of them. */
async function provenByTests(rules: string, home: string): Promise<string[]> {
  const named = await Promise.all(
    testsNamed(rules).map(async ({ id, path }) => {
      const content = await readFile(join(home, path), 'utf8').catch(() => '')
      return namesStatement(content, id) ? [id] : []
    }),
  )
  return named.flat()
}

function playCases(context: Context, pack: CheckedPack): TestedPack {
  const { raw } = pack
  if (!raw || errorsOf(pack.diagnostics).length > 0) return { pack, cases: [], twice: [] }
  const listed = raw.cases.flatMap((file) => file.cases.map((rule) => ({ file: file.file, rule })))
  const cases = listed.map(({ file, rule }, index) => {
    progress(context, `${index + 1}/${listed.length} ${rule.id}`)
    return { file, rule, result: tryCase(raw, rule) }
  })
  progress(context, undefined)
  const ids = listed.map(({ rule }) => rule.id)
  return { pack, cases, twice: ids.filter((id, index) => ids.indexOf(id) !== index) }
}

/** A case that makes the rules throw has failed; the others still run. */
function tryCase(raw: RawPack, rule: Case): CaseResult {
  try {
    return runCase(raw, rule)
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    return { ok: false, differences: [{ key: 'cases.differs', values: { what } }] }
  }
}

const isGood = ({ pack, cases, twice }: TestedPack) =>
  errorsOf(pack.diagnostics).length === 0 && twice.length === 0 && cases.every(({ result }) => result.ok)

const proven = (tested: readonly TestedPack[]): string[] =>
  tested.flatMap(({ cases }) => cases.filter(({ result }) => result.ok).flatMap(({ rule }) => rule.proves))

function printAll(context: Context, tested: readonly TestedPack[], coverage: Coverage | undefined): void {
  for (const pack of tested) printPack(context, pack)
  if (coverage) printCoverage(context, coverage)
}

function printPack(context: Context, { pack, cases, twice }: TestedPack): void {
  const { tell } = context.words
  const errors = errorsOf(pack.diagnostics)
  if (errors.length > 0) {
    printFindings(context, errors, pack.raw?.texts)
    context.line(tell('check.sum', { pack: pack.name, errors: errors.length, warnings: 0 }))
    return
  }
  if (cases.length === 0) {
    context.line(tell('test.no-cases', { pack: pack.name }))
    return
  }
  for (const tried of cases) printCase(context, tried, pack.raw as RawPack)
  for (const id of twice) context.line(tell('test.twice', { id }))
  const passed = cases.filter(({ result }) => result.ok).length
  context.line(tell('test.sum', { pack: pack.name, passed, failed: cases.length - passed }))
}

function printCase(context: Context, { rule, result }: Tried, raw: RawPack): void {
  const { tell } = context.words
  const state = result.ok
    ? paint(context, 'green', tell('test.passed'))
    : paint(context, 'red', tell('test.failed'))
  const title = rule.title?.[context.language] ?? rule.title?.en ?? ''
  context.line(`${state}  ${rule.id}  ${paint(context, 'dim', rule.proves.join(', '))}  ${title}`.trimEnd())
  if (!result.ok) context.line(`    ${inWords(context, result, raw)}`)
}

/** The first difference, with the step it showed at. */
function inWords(context: Context, result: CaseResult, raw: RawPack): string {
  const difference = context.words.say(result.differences[0], raw.texts)
  return result.step === undefined
    ? context.words.tell('test.start', { difference })
    : context.words.tell('test.step', { step: result.step, difference })
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
  const packs = tested.map(({ pack, cases, twice }) => ({
    pack: pack.name,
    findings: errorsOf(pack.diagnostics).map((found) => findingAsJson(context, found, pack.raw?.texts)),
    twice,
    cases: cases.map(({ file, rule, result }) => ({
      id: rule.id,
      file,
      proves: rule.proves,
      ok: result.ok,
      step: result.step,
      differences: result.differences.map((difference) => context.words.say(difference, pack.raw?.texts)),
    })),
  }))
  const { covered, tested: byTests, missing, unknown } = coverage ?? {}
  context.line(
    JSON.stringify(
      { packs, ...(coverage && { coverage: { covered, tested: byTests, missing, unknown } }) },
      null,
      2,
    ),
  )
}
