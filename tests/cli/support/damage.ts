/** Damages one line of a file of cases like a typing slip or a bad merge. All cases must still run, or the run must fail. */
import { basename, join } from 'node:path'
import { readCases } from '../../../cli/cases/read-cases'
import { type CheckedPack, readFolder, requiredBy } from '../../../cli/packs'
import { crossCheck } from '../../../engine/compile'
import { roleOf } from '../../../schemas/catalogue'
import { checkPack, type Memory } from '../../../schemas/check'
import { HOME } from './terminal'

/** Ways to damage a line. `other` is another line of the file. */
const DAMAGES: Readonly<Record<string, (line: string, other: string) => readonly string[]>> = {
  deleted: () => [],
  doubled: (line) => [line, line],
  'replaced by another line': (_, other) => [other],
  'replaced by a word': () => ['nonsense'],
  'with another key': (line) => [line.replace(/([a-z]+):/, '$1x:')],
  'without its colon': (line) => [line.replace(/: ?/, ' ')],
  'without its first character': (line) => [line.replace(/\S/, '')],
  'without its last character': (line) => [line.replace(/\S\s*$/, '')],
  'one space further in': (line) => [` ${line}`],
  'further in': (line) => [`  ${line}`],
  'one space further out': (line) => [line.replace(/^ /, '')],
  'further out': (line) => [line.replace(/^ {2}/, '')],
  'with a tab': (line) => [`\t${line}`],
}
export const WAYS = Object.keys(DAMAGES)

/** A whole case on one line. No trace is left if it is deleted. */
const isWholeCase = (line: string): boolean => /^\s*- \{ ?id:.*\}$/.test(line)

type Looked = { readonly played: number; readonly fails: boolean }
export type Subject = {
  readonly name: string
  /** Its files of cases in pieces of a few cases, for fast reading. Damage reaches at most the next case. */
  readonly pieces: readonly Piece[]
  look(piece: Piece, lines: readonly string[], isDeep?: boolean): Looked
}
export type Piece = { readonly path: string; readonly lines: readonly string[] }

/** Prepares a pack for damage, and caches its other files. */
export async function subjectOf(folder: string): Promise<Subject> {
  const home = join(HOME, folder)
  const bytes = Object.fromEntries((await readFolder(home)).files)
  const required = await requiredBy(home, bytes, HOME)
  const texts = Object.entries(bytes)
    .filter(([path]) => /\.yaml$/.test(path))
    .map(([path, content]) => [path, new TextDecoder().decode(content)] as const)
  const files = Object.fromEntries(texts.filter(([path]) => !['case', 'golden'].includes(roleOf(path) ?? '')))
  const memory: Memory = new Map()
  const options = { required, memory, most: Number.POSITIVE_INFINITY }
  return {
    name: folder,
    pieces: texts.filter(([path]) => roleOf(path) === 'case').flatMap(([path, text]) => piecesOf(path, text)),
    look({ path }, lines, isDeep = false) {
      const all = { ...files, [path]: lines.join('\n') }
      const { diagnostics, pack: raw } = checkPack(all, isDeep ? crossCheck : () => [], options)
      const checked: CheckedPack = { name: basename(folder), fileCount: 0, files: all, diagnostics, raw }
      const { blocked, findings, cases } = readCases(checked)
      const ids = new Set(cases.map(({ rule }) => rule.id))
      const played = cases.filter((one) => one.findings.length === 0).length
      const isTold = blocked.length + findings.length > 0
      return { played, fails: isTold || played < cases.length || ids.size < cases.length }
    },
  }
}

/** Cases per piece. */
const TOGETHER = 3

/** Splits a file into pieces. Each has the head of the file and the text after its cases. */
function piecesOf(path: string, text: string): Piece[] {
  const lines = text.split('\n')
  const list = lines.findIndex((line) => /^cases:/.test(line))
  const behind = lines.findIndex((line, at) => at > list && /^[a-z]/.test(line))
  const end = behind < 0 ? lines.length : behind
  const first = lines.slice(list, end).find((line) => /^\s*- /.test(line))
  const isStart = (line: string) =>
    first !== undefined && line.startsWith(first.slice(0, first.indexOf('- ') + 2))
  const starts = lines.flatMap((line, at) => (at > list && at < end && isStart(line) ? [at] : []))
  const cuts = starts.filter((_, index) => index % TOGETHER === 0)
  return cuts.map((from, index) => ({
    path,
    lines: [...lines.slice(0, cuts[0]), ...lines.slice(from, cuts[index + 1] ?? end), ...lines.slice(end)],
  }))
}

/** Returns the cases skipped in silence when a line of a piece is damaged, without duplicates. */
export function passedOver(
  { look }: Subject,
  piece: Piece,
  at: number,
  ways: readonly string[],
  step: number,
): string[] {
  const { path, lines } = piece
  if (isWholeCase(lines[at])) return []
  const whole = look(piece, lines)
  if (whole.fails || whole.played === 0) return [`${path} cannot be tried: ${lines.slice(0, 3).join(' ')}`]
  const isWell = ({ played, fails }: Looked) => fails || played === whole.played
  return ways.flatMap((way) => {
    const other = lines[(at + step) % lines.length]
    const damaged = [...lines.slice(0, at), ...DAMAGES[way](lines[at], other), ...lines.slice(at + 1)]
    if (isWell(look(piece, damaged)) || isWell(look(piece, damaged, true))) return []
    return [
      `${path} ${way}: fewer cases than ${whole.played} are played, and the run does not fail: ${lines[at]}`,
    ]
  })
}
