/** Plays the cases of a pack. A case with findings is skipped without affecting the others. */
import { type CaseResult, runCase } from '../../engine/cases/run-case'
import { type Hollow, hollowIn, seenIn } from '../../engine/cases/strict'
import type { Case, RawPack } from '../../engine/types'
import type { Diagnostic } from '../../schemas/diagnostic'
import type { CheckedPack } from '../packs'
import { playGoldens, type TriedGolden } from './play-goldens'
import { readCases } from './read-cases'

/** `findings`: why the case was not played. */
export type Tried = {
  readonly file: string
  readonly rule: Case
  readonly result: CaseResult
  readonly findings: readonly Diagnostic[]
  /** With `--strict`: changes of the case that it would pass just the same. */
  readonly hollow?: readonly Hollow[]
}

export type TestedPack = {
  readonly pack: CheckedPack
  /** Findings that block every case, and findings in case files that belong to no case. */
  readonly findings: readonly Diagnostic[]
  readonly cases: readonly Tried[]
  readonly twice: readonly string[]
  readonly goldens: readonly TriedGolden[]
  /** The number of case files in the folder and of readable cases in them, with or without `--only`. */
  readonly read: { readonly files: number; readonly cases: number }
}

/** The filter of `--only`: a file, or the id of a case. Pinned games are filtered by file. */
export type Wanted = (file: string, rule?: Case) => boolean

export const everyCase: Wanted = () => true

/** Matches the id of a case, or a file by its path in the pack or in a shell. */
export const onlyThose =
  (name: string): Wanted =>
  (file, rule) =>
    rule?.id === name || file === name || name.endsWith(`/${file}`) || file === `cases/${name}`

type Progress = (done: number, of: number, id: string) => void

export function playCases(pack: CheckedPack, wanted: Wanted, progress: Progress): TestedPack {
  const read = readCases(pack)
  const { raw } = pack
  if (!raw || read.blocked.length > 0)
    return { pack, findings: read.blocked, cases: [], twice: [], goldens: [], read: read.count }
  const listed = read.cases.filter(({ file, rule }) => wanted(file, rule))
  const cases = listed.map(({ file, rule, findings }, count): Tried => {
    progress(count + 1, listed.length, rule.id)
    const result = findings.length > 0 ? NOT_PLAYED : tryCase(raw, rule)
    return { file, rule, result, findings }
  })
  const ids = read.cases.map(({ rule }) => rule.id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const isAsked = (file: string) => wanted(file) || listed.some((one) => one.file === file)
  const findings = listed.length === 0 ? read.findings : read.findings.filter(({ file }) => isAsked(file))
  const faulty = new Set(read.findings.map(({ file }) => file))
  const goldens = playGoldens(raw, (file) => wanted(file) && !faulty.has(file))
  return { pack, findings, cases, twice, goldens, read: read.count }
}

const NOT_PLAYED: CaseResult = { ok: false, differences: [] }

/** Runs one case. An exception in the rules counts as a failure, and the other cases still run. */
function tryCase(raw: RawPack, rule: Case): CaseResult {
  try {
    return runCase(raw, rule)
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    return { ok: false, differences: [{ key: 'cases.differs', values: { what } }] }
  }
}

/** Runs the passed cases again, each time with one of their details changed. */
export function tryHarder(tested: TestedPack, progress: Progress): TestedPack {
  const { raw } = tested.pack
  if (!raw) return tested
  const seen = seenIn(
    raw,
    tested.cases.filter(({ result }) => result.ok).map(({ rule }) => rule),
  )
  const cases = tested.cases.map((tried, index) => {
    if (!tried.result.ok) return tried
    progress(index + 1, tested.cases.length, tried.rule.id)
    return { ...tried, hollow: hollowIn(raw, tried.rule, seen) }
  })
  return { ...tested, cases }
}

export const isGood = ({ findings, cases, twice, goldens }: TestedPack): boolean =>
  goldens.every(({ difference }) => !difference) &&
  findings.length === 0 &&
  twice.length === 0 &&
  cases.every(({ result, hollow = [] }) => result.ok && hollow.length === 0)

/** Returns the statements named by passed cases. */
export const proven = (tested: readonly TestedPack[]): string[] =>
  tested.flatMap(({ cases }) =>
    cases.filter(({ result }) => result.ok).flatMap(({ rule }) => rule.proves ?? []),
  )
