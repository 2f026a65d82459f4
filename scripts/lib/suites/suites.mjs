// Runs test suites and checks their reports: exit code 0 alone proves nothing.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '../free-port.mjs'
import { PlainError, root, say } from '../project.mjs'
import { runNode, tool, wasStopped } from '../run.mjs'

/**
 * The report of a suite: `counts` by project, `files` with their seconds, the names of the `skipped`, and the `failed` with their
 * reasons. The `unsteady` passed at a second try; theirs is the reason of the first. `faults` of the suite itself are texts.
 */
const NOTHING = { counts: {}, files: [], skipped: [], failed: [], unsteady: [], faults: [] }

/** @returns {{ floors: Record<string, number>, skips: Record<string, string> }} from `tests/floors.json` */
export function readExpectations(file = join(root, 'tests/floors.json')) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Reads a report. A suite without a report, or with a bad exit code but no failed test, counts as failed. */
function read(file, code, suite, parse) {
  if (!existsSync(file))
    return { ...NOTHING, faults: [`${suite} ended with code ${code} and without a report`] }
  const report = parse(JSON.parse(readFileSync(file, 'utf8')))
  const failed = Object.values(report.counts).reduce((sum, counts) => sum + counts.failed, 0)
  return code !== 0 && failed === 0
    ? { ...report, faults: [...report.faults, `${suite} ended with code ${code}, though no test failed`] }
    : report
}

function parseVitest({ files, errors }) {
  const counts = {}
  for (const { project, passed, failed, skipped } of files) {
    counts[project] ??= { passed: 0, failed: 0, skipped: 0 }
    counts[project].passed += passed
    counts[project].failed += failed.length
    counts[project].skipped += skipped.length
  }
  const all = (name) => files.flatMap((file) => file[name])
  const faults = errors.map((message) => `an error outside of any test: ${message}`)
  return { ...NOTHING, counts, files, skipped: all('skipped'), failed: all('failed'), faults }
}

/** @param options `config` of another project than ours, `cwd` its folder */
export async function vitest(folder, projects, { env = {}, args = [] } = {}) {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/lib/suites/vitest-report.mjs')}`]
  const only = projects.flatMap((project) => ['--project', project])
  const { code } = await runNode(tool('vitest/vitest.mjs'), ['run', ...only, ...reporters, ...args], {
    env: { ...uncounted, ...env, LUDOTECA_REPORT: report },
  })
  return read(report, code, 'vitest', parseVitest)
}

/** Yields every test of a Playwright report, with the names of its enclosing suites. */
function* testsIn(suite, names = []) {
  const here = suite.title ? [...names, suite.title] : names
  for (const spec of suite.specs ?? [])
    for (const test of spec.tests) yield { name: [...here, spec.title].join(' > '), file: spec.file, test }
  for (const inner of suite.suites ?? []) yield* testsIn(inner, here)
}

const whyOf = (results) => results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')

function parsePlaywright(project, { stats, suites, errors }) {
  const tests = suites.flatMap((suite) => [...testsIn(suite)])
  const ending = (status) =>
    tests
      .filter(({ test }) => test.status === status)
      .map(({ name, test }) => ({ name: `tests/e2e/${name}`, why: whyOf(test.results) }))
  const seconds = new Map()
  for (const { file, test } of tests)
    for (const { duration } of test.results) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
  return {
    counts: {
      [project]: {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      },
    },
    files: [...seconds].map(([file, time]) => ({ project, file: `tests/e2e/${file}`, seconds: time })),
    skipped: tests.filter(({ test }) => test.status === 'skipped').map(({ name }) => `tests/e2e/${name}`),
    failed: ending('unexpected'),
    unsteady: ending('flaky'),
    faults: errors.map(({ message }) => message ?? 'an error outside of any test'),
  }
}

/** Keeps suites that a test runs itself out of our counts. */
const uncounted = { LUDOTECA_COUNTS: undefined }

/** The number of workers, each with its own site. */
const WORKERS = 2

/**
 * Runs the browser tests.
 * @param project the name they are counted by: `e2e`, or `journeys` for those that the long suite runs through every scenario
 * @param options `browser`, the path of Chromium
 */
export async function playwright(folder, project, { browser, env = {}, args = [] }) {
  const report = join(folder, `${project}.json`)
  const ports = []
  while (ports.length < WORKERS) {
    const port = await freePort()
    if (!ports.includes(port)) ports.push(port)
  }
  const own = {
    CHROME_PATH: browser,
    E2E_PORTS: ports.join(),
    E2E_DATA: join(folder, project),
    E2E_REPORT: report,
  }
  const { code } = await runNode(tool('playwright/cli.js'), ['test', ...args], {
    env: { ...uncounted, ...env, ...own },
  })
  return read(report, code, 'playwright', (said) => parsePlaywright(project, said))
}

/**
 * Returns faults besides failed tests: fewer tests than the floor, and skipped ones without a given reason.
 * @param {string[]} projects those that were to run
 */
export function faultsOf(reports, projects, { floors, skips }) {
  const counts = Object.assign({}, ...reports.map((report) => report.counts))
  const tooFew = projects.flatMap((project) => {
    const { passed = 0, failed = 0, skipped = 0 } = counts[project] ?? {}
    const found = passed + failed + skipped
    if (!(floors[project] > 0)) return [`${project} has no floor in tests/floors.json`]
    return found < floors[project]
      ? [`${project} has ${found} tests, fewer than its floor of ${floors[project]} in tests/floors.json`]
      : []
  })
  const unexplained = reports
    .flatMap(({ skipped }) => skipped)
    .filter((name) => !skips[name])
    .map((name) => `skipped without a reason in tests/floors.json: ${name}`)
  return [...reports.flatMap(({ faults }) => faults), ...tooFew, ...unexplained]
}

/** Lines of an error repeated at the end; the full error is printed where the test failed. */
const LINES_OF_WHY = 8

/** Formats a failed test: its name and the beginning of its error. */
function inWords({ name, why }) {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, LINES_OF_WHY)
  return [name, ...lines].join('\n    ')
}

const SLOWEST = 10

function saySlowest(reports) {
  const files = reports.flatMap((report) => report.files).sort((a, b) => b.seconds - a.seconds)
  if (files.length > 0) say('\nSlowest files:')
  for (const { file, seconds } of files.slice(0, SLOWEST))
    say(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
}

/**
 * Prints the results, and on the last line how many tests passed, failed and were skipped.
 * @returns {number} the exit code
 */
export function judge(reports, projects, expectations = readExpectations()) {
  const faults = faultsOf(reports, projects, expectations)
  const all = reports.flatMap(({ counts }) => Object.values(counts))
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0)
  saySlowest(reports)
  for (const name of reports.flatMap(({ skipped }) => skipped))
    say(`Skipped: ${name} (${expectations.skips[name] ?? 'no reason given'})`)
  for (const test of reports.flatMap(({ unsteady }) => unsteady))
    say(`Passed at a second try: ${inWords(test)}`)
  const failures = [...reports.flatMap(({ failed }) => failed.map(inWords)), ...faults]
  for (const failure of failures) say(`FAILED: ${failure}`)
  if (wasStopped()) say('\nStopped before the end.')
  const total = { passed: sum('passed'), failed: sum('failed') + faults.length, skipped: sum('skipped') }
  sayTotal(total)
  if (process.env.LUDOTECA_COUNTS)
    appendFileSync(process.env.LUDOTECA_COUNTS, `${JSON.stringify({ ...total, failures })}\n`)
  return total.failed > 0 || total.passed === 0 || wasStopped() ? 1 : 0
}

export const sayTotal = ({ passed, failed, skipped }) =>
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)

/** Returns the value of a command line option, one of `allowed`. */
export function optionOf(name, allowed) {
  const at = process.argv.indexOf(name)
  if (at < 0) return undefined
  const word = process.argv[at + 1]
  if (!allowed.includes(word)) throw new PlainError(`Use ${name} ${allowed.join(', ')}.`)
  return word
}
