/** Broken packs in the checker. It never crashes, is never slow, and every finding has a place in the text. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile, crossCheck } from '../../engine/compile'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { Diagnostic, RawPack } from '../../engine/types'
import { checkPack, type Memory, type RequiredPacks } from '../../schemas/check'
import { playRandomly } from '../engine/support/random-play'
import { changedFiles, type Mutation, mutate } from './mutations'

/** The longest allowed check, in milliseconds. */
const SLOW = 2_000
/** One in this many clean packs is played. */
const PLAYED = 3
const STEPS = 120

type Pack = {
  readonly id: string
  readonly files: Readonly<Record<string, string>>
  readonly required: RequiredPacks
}

/** The progress so far. */
export type Tally = {
  readonly clean: number
  readonly played: number
  /** The slowest check, in milliseconds of processor time. */
  readonly slowest: number
}

/**
 * Checks the mutated pack of a seed, and returns the fault of its findings. Unchanged texts are cached as in the studio. The files
 * of a failure are saved under `keep`.
 */
export function brokenPacks(pack: Pack, keep: string) {
  const memory: Memory = new Map()
  const tally = { clean: 0, played: 0, slowest: 0 }
  const look = (seed: number): string | undefined => {
    const mutation = mutate(pack.files, seed)
    const faults = faultsOf(pack, mutation, seed, memory, tally)
    if (faults.length === 0) return undefined
    const folder = join(keep, `${seed}-files`)
    keepFiles(folder, pack, mutation, faults)
    return `${mutation.what}: ${faults.join('; ')} (files in ${folder})`
  }
  return { look, tally: tally as Tally }
}

/** Measures milliseconds of processor time, which a busy machine does not slow down. */
function timed<T>(run: () => T): { readonly value: T; readonly took: number } {
  const begun = process.cpuUsage()
  const value = run()
  const { user, system } = process.cpuUsage(begun)
  return { value, took: (user + system) / 1000 }
}

function faultsOf(
  { required }: Pack,
  { files }: Mutation,
  seed: number,
  memory: Memory,
  tally: { clean: number; played: number; slowest: number },
): string[] {
  let { value: found, took } = timed(() => checkPack(files, crossCheck, { memory, required }))
  // Repeats the check without warm-up.
  if (took > SLOW) ({ value: found, took } = timed(() => checkPack(files, crossCheck, { memory, required })))
  tally.slowest = Math.max(tally.slowest, took)
  const faults = found.diagnostics.flatMap((one) => misplaced(one, files))
  if (took > SLOW) faults.push(`took ${Math.round(took)} ms`)
  if (found.diagnostics.some(({ severity }) => severity === 'error') || !found.pack) return faults
  tally.clean += 1
  if (seed % PLAYED > 0) return faults
  tally.played += 1
  return [...faults, ...playFaults(found.pack, seed)]
}

/** Returns findings that are our own fault, or outside the text. */
function misplaced(found: Diagnostic, files: Mutation['files']): string[] {
  const { code, file, line, column, endLine, endColumn } = found
  if (code === 'E-INTERNAL') return [`E-INTERNAL in ${file}: ${JSON.stringify(found.message.values)}`]
  if (!(file in files)) return line === 1 && column === 1 ? [] : [`${code} in ${file}, which is not there`]
  const content = files[file]
  const lines = (typeof content === 'string' ? content : new TextDecoder().decode(content)).split(
    /\r\n|\r|\n/,
  )
  const isInside = (l: number, c: number) =>
    l >= 1 && c >= 1 && l <= lines.length && c <= lines[l - 1].length + 1
  const isForward = endLine > line || (endLine === line && endColumn >= column)
  return isInside(line, column) && isInside(endLine, endColumn) && isForward
    ? []
    : [`${code} at ${file}:${line}:${column}-${endLine}:${endColumn} is outside of the text`]
}

/** Plays a pack without errors at random for a while. */
function playFaults(pack: RawPack, seed: number): string[] {
  const scenarios = Object.keys(pack.scenarios)
  const scenario = scenarios[nextBelow(seedRandom(seed), scenarios.length)]
  try {
    const game = compile(pack, scenario)
    if (!game.ok) return [`${scenario} does not compile: ${game.error[0]?.code}`]
    playRandomly(game.value, seed, { most: STEPS, busy: seed % 2 === 0 })
    return []
  } catch (cause) {
    return [
      `${scenario} cannot be played: ${cause instanceof Error ? cause.stack?.split('\n').slice(0, 4).join(' ') : cause}`,
    ]
  }
}

function keepFiles(folder: string, pack: Pack, mutation: Mutation, faults: readonly string[]): void {
  for (const path of changedFiles(pack.files, mutation)) {
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, mutation.files[path] ?? '')
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'WHY.txt'), `${mutation.what}\n${faults.join('\n')}\n`)
}
