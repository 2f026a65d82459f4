/** The cases of a pack as they are written, and the errors among them. No error is passed over. */
import type { Case } from '../../engine/types'
import { type Role, roleOf } from '../../schemas/catalogue'
import type { Diagnostic } from '../../schemas/diagnostic'
import { placeAll } from '../../schemas/place-all'
import { type CheckedPack, errorsOf } from '../packs'

export type ReadCase = {
  readonly file: string
  readonly rule: Case
  /** The errors that keep it from being played. */
  readonly findings: readonly Diagnostic[]
}

export type ReadCases = {
  /** Errors in what all cases are played with: none is played. */
  readonly blocked: readonly Diagnostic[]
  /** Each with the errors that keep it from being played. */
  readonly cases: readonly ReadCase[]
  /** Errors of the other files, and those in files of cases that belong to no case. */
  readonly findings: readonly Diagnostic[]
  readonly count: { readonly files: number; readonly cases: number }
}

/** Roles of files whose errors leave the other files fit to be played. */
const BESIDE: readonly (Role | undefined)[] = ['case', 'golden', 'text']

/** The cases of a pack as they are written. Each error of the pack is in exactly one of `blocked` and `findings`, or with its cases. */
export function readCases({ raw, files, diagnostics }: CheckedPack): ReadCases {
  const paths = Object.keys(files).filter((path) => roleOf(path) === 'case')
  const errors = [...errorsOf(diagnostics), ...diagnostics.filter(isMisplaced)]
  const isBeside = ({ pack, file, code }: Diagnostic) =>
    pack === undefined && (code === MISPLACED || BESIDE.includes(roleOf(file)))
  const blocked = errors.filter((found) => !isBeside(found))
  const written = (raw?.cases ?? []).flatMap((file) =>
    (file.cases ?? []).map((rule, index) => ({ file: file.file, rule, index })),
  )
  const count = { files: paths.length, cases: written.length }
  if (!raw || blocked.length > 0) return { blocked: errors, cases: [], findings: [], count }
  const linesOf = errors.some(({ path }) => path.length < 2) ? linesOfCases(written, files) : []
  const cases = written.map((one, at) => ({
    ...{ file: one.file, rule: one.rule },
    findings: errors.filter((found) => concerns(found, one, linesOf[at])),
  }))
  const told = new Set(cases.flatMap(({ findings }) => findings))
  return { blocked, cases, findings: errors.filter((found) => !told.has(found)), count }
}

const MISPLACED = 'W-FILE-UNKNOWN'

/** A file that looks like one of cases or a recorded game, and is read as neither. */
const isMisplaced = ({ code, file, expected }: Diagnostic): boolean =>
  code === MISPLACED && [file, expected ?? ''].some((path) => /^(cases|games)\//.test(path))

type Written = { readonly file: string; readonly rule: Case; readonly index: number }
type Lines = { readonly from: number; readonly to: number }

/** The lines of each case: from its first to the last before the next one of its file. */
function linesOfCases(written: readonly Written[], files: CheckedPack['files']): Lines[] {
  const about = { code: '', severity: 'error', message: { key: '' } } as const
  const placed = placeAll(
    written.map(({ file, index }) => ({ ...about, file, path: ['cases', index] })),
    files,
  )
  return placed.map(({ file, line }, at) => {
    const next = placed[at + 1]
    return { from: line, to: next?.file === file ? Math.max(line, next.line - 1) : Number.POSITIVE_INFINITY }
  })
}

/** Whether an error is one of a case: in itself, in a map or a position that it shares, or a fault of the text among its lines. */
function concerns({ file, path, line }: Diagnostic, one: Written, lines: Lines | undefined): boolean {
  if (roleOf(file) !== 'case') return false
  const [list, name] = path
  const { map, given } = one.rule
  if (list === 'maps' && name !== undefined) return name === map
  if (list === 'positions' && name !== undefined) return name === given?.from
  if (file !== one.file) return false
  return path.length < 2
    ? lines !== undefined && line >= lines.from && line <= lines.to
    : list === 'cases' && name === one.index
}
