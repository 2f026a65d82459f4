/** Reads the cases of a pack with the errors in them. Every error is reported. */
import type { Case } from '../../engine/types'
import { type Role, roleOf } from '../../schemas/catalogue'
import type { Diagnostic } from '../../schemas/diagnostic'
import { placeAll } from '../../schemas/yaml/place-all'
import { type CheckedPack, errorsOf } from '../packs'

export type ReadCase = {
  readonly file: string
  readonly rule: Case
  /** The errors that prevent the case from being played. */
  readonly findings: readonly Diagnostic[]
}

export type ReadCases = {
  /** Errors in the common files of all cases: no case is played. */
  readonly blocked: readonly Diagnostic[]
  /** The cases, each with the errors that prevent it from being played. */
  readonly cases: readonly ReadCase[]
  /** Errors of the other files, and errors in case files that belong to no case. */
  readonly findings: readonly Diagnostic[]
  readonly count: { readonly files: number; readonly cases: number }
}

/** Roles of files whose errors do not prevent the other files from being played. */
const BESIDE: readonly (Role | undefined)[] = ['case', 'golden', 'campaign', 'text']

/** Returns the cases of a pack as written. Each error of the pack is either in `blocked`, in `findings`, or with one of the cases. */
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

/** Returns whether a finding is about a file that looks like cases or a recorded game but is read as neither. */
const isMisplaced = ({ code, file, expected }: Diagnostic): boolean =>
  code === MISPLACED && [file, expected ?? ''].some((path) => /^(cases|games)\//.test(path))

type Written = { readonly file: string; readonly rule: Case; readonly index: number }
type Lines = { readonly from: number; readonly to: number }

/** Returns the lines of each case, from its first line to the last one before the next case of the file. */
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

/** Returns whether an error belongs to a case: to itself, to a map or position it shares, or to the syntax of its lines. */
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
