/** Plays the cases of a pack. A case with findings of its own is not played, and takes no other with it. */
import { type CaseResult, runCase } from '../../engine/cases/run-case'
import { type Hollow, hollowIn, seenIn } from '../../engine/cases/strict'
import type { Case, RawPack } from '../../engine/types'
import type { Diagnostic } from '../../schemas/diagnostic'
import type { CheckedPack } from '../packs'
import { playGoldens, type TriedGolden } from './play-goldens'
import { readCases } from './read-cases'

/** `findings`: why it was not played. */
export type Tried = {
  readonly file: string
  readonly rule: Case
  readonly result: CaseResult
  readonly findings: readonly Diagnostic[]
  /** With `--strict`: what of it could be otherwise, and it would pass all the same. */
  readonly hollow?: readonly Hollow[]
}

export type TestedPack = {
  readonly pack: CheckedPack
  /** Findings that keep every case from being played, and those in files of cases that belong to no case. */
  readonly findings: readonly Diagnostic[]
  readonly cases: readonly Tried[]
  readonly twice: readonly string[]
  readonly goldens: readonly TriedGolden[]
  /** Files of cases in the folder, and the cases that could be read in them, whether they were asked for or not. */
  readonly read: { readonly files: number; readonly cases: number }
}

/** The cases that `--only` asks for: a file, or the id of a case; of pinned games, the file. */
export type Wanted = (file: string, rule?: Case) => boolean

export const everyCase: Wanted = () => true

/** By the id of a case, or by a file of the pack as it is called there or in a shell. */
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

/** A case that makes the rules throw has failed; the others still run. */
function tryCase(raw: RawPack, rule: Case): CaseResult {
  try {
    return runCase(raw, rule)
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    return { ok: false, differences: [{ key: 'cases.differs', values: { what } }] }
  }
}

/** The cases that passed, tried once more with what they say changed. */
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

/** Statements named by cases that passed. */
export const proven = (tested: readonly TestedPack[]): string[] =>
  tested.flatMap(({ cases }) =>
    cases.filter(({ result }) => result.ok).flatMap(({ rule }) => rule.proves ?? []),
  )
