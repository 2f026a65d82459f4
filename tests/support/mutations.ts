/** Randomly broken packs: one or two small accidents in the files of a pack, repeatable from the seed. */
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { PackFiles } from '../../schemas/digest'

type Rng = number[]
type Files = Record<string, string | Uint8Array>

export type Mutation = {
  readonly what: string
  /** The changed files. */
  readonly files: Files
}

/** Returns the files of a pack after one accident, sometimes two. */
export function mutate(pack: Readonly<Record<string, string>>, seed: number): Mutation {
  const rng = seedRandom(seed)
  const files: Files = { ...pack }
  const count = nextBelow(rng, 4) === 0 ? 2 : 1
  const what = Array.from({ length: count }, () => pick(rng, ACCIDENTS)(files, rng))
  return { what: what.join(', then '), files }
}

/** Changes the files and returns a description. */
type Accident = (files: Files, rng: Rng) => string

const pick = <T>(rng: Rng, list: readonly T[]): T => list[nextBelow(rng, list.length)]!

/** Picks small files as often as large ones, and cases and texts less often, because they are many. */
const anyFile = (files: Files, rng: Rng): string => {
  const paths = Object.keys(files).filter((path) => path.endsWith('.yaml'))
  const data = paths.filter((path) => !/^(?:cases|text)\//.test(path))
  return pick(rng, data.length > 0 && nextBelow(rng, 3) > 0 ? data : paths)
}

const textOf = (files: Files, path: string): string => {
  const content = files[path]
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Makes an accident to the lines of a file. */
const toLines =
  (name: string, change: (lines: string[], at: number, rng: Rng) => void): Accident =>
  (files, rng) => {
    const path = anyFile(files, rng)
    const lines = textOf(files, path).split('\n')
    const at = nextBelow(rng, lines.length)
    change(lines, at, rng)
    files[path] = lines.join('\n')
    return `${name} at ${path}:${at + 1}`
  }

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Returns the line after the last one of the entry at `at`. */
function endOf(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at])
  let end = at + 1
  while (end < lines.length && (lines[end].trim() === '' || indentOf(lines[end]) > indent)) end++
  return end
}

/** Returns a line with another value. */
const withValue = (line: string, value: string): string => {
  const cut = /^(\s*(?:- )?(?:[\w-]+:)?\s*)/.exec(line)?.[1] ?? ''
  return `${cut.trimEnd()} ${value}`
}

const VALUES = [
  '',
  '0',
  '-1',
  '99999',
  '1.5',
  'true',
  'null',
  '"1"',
  'one',
  '[]',
  '{}',
  '[1, x]',
  '{ a: 1 }',
  '"0101"',
  'ab cd',
  '~',
  '{ id: x }',
]
const JUNK = [
  '"',
  '[',
  '{',
  ']',
  '}',
  ':',
  '#',
  '&a ',
  '*a ',
  '!x ',
  '\t',
  '- ',
  '? ',
  '|',
  "'",
  '\u0000',
  '\u2028',
  '😀',
  'ab\\',
]

const ACCIDENTS: readonly Accident[] = [
  function flipByte(files, rng) {
    const path = anyFile(files, rng)
    const bytes = new TextEncoder().encode(textOf(files, path))
    const at = nextBelow(rng, Math.max(1, bytes.length))
    bytes[at] = nextBelow(rng, 2) === 0 ? 32 + nextBelow(rng, 95) : nextBelow(rng, 256)
    files[path] = bytes
    return `a byte of ${path} at ${at} is ${bytes[at]}`
  },
  function swapFiles(files, rng) {
    const [one, other] = [anyFile(files, rng), anyFile(files, rng)]
    ;[files[one], files[other]] = [files[other], files[one]]
    return `${one} and ${other} change places`
  },
  function copyFile(files, rng) {
    const [one, other] = [anyFile(files, rng), anyFile(files, rng)]
    files[one] = files[other]
    return `${other} in place of ${one}`
  },
  function loseFile(files, rng) {
    const path = anyFile(files, rng)
    delete files[path]
    return `${path} is gone`
  },
  function cutFile(files, rng) {
    const path = anyFile(files, rng)
    const text = textOf(files, path)
    files[path] = text.slice(0, nextBelow(rng, text.length + 1))
    return `${path} is cut off`
  },
  toLines('a part lost', (lines, at) => void lines.splice(at, endOf(lines, at) - at)),
  toLines('a part lost', (lines, at) => void lines.splice(at, endOf(lines, at) - at)),
  toLines('a part twice', (lines, at) => {
    const end = endOf(lines, at)
    lines.splice(end, 0, ...lines.slice(at, end))
  }),
  toLines('a line lost', (lines, at) => void lines.splice(at, 1)),
  toLines('two lines exchanged', (lines, at, rng) => {
    const other = nextBelow(rng, lines.length)
    ;[lines[at], lines[other]] = [lines[other], lines[at]]
  }),
  toLines('another value', (lines, at, rng) => {
    lines[at] = withValue(lines[at], pick(rng, VALUES))
  }),
  toLines('another value', (lines, at, rng) => {
    lines[at] = withValue(lines[at], pick(rng, VALUES))
  }),
  toLines('the value of another line', (lines, at, rng) => {
    const other = lines[nextBelow(rng, lines.length)]
    lines[at] = withValue(lines[at], other.slice(other.indexOf(':') + 1).trim())
  }),
  toLines('another number', (lines, at, rng) => {
    lines[at] = lines[at].replace(/\d+/, () => String(pick(rng, [0, 1, 2, 3, 7, 50, 100, 1000])))
  }),
  toLines('another indent', (lines, at, rng) => {
    lines[at] = ' '.repeat(nextBelow(rng, 9)) + lines[at].trimStart()
  }),
  toLines('junk', (lines, at, rng) => {
    const line = lines[at]
    const place = nextBelow(rng, line.length + 1)
    lines[at] = line.slice(0, place) + pick(rng, JUNK) + line.slice(place)
  }),
  toLines('a misspelt word', (lines, at, rng) => {
    const line = lines[at]
    const words = [...line.matchAll(/[A-Za-z][\w-]+/g)]
    if (words.length === 0) return
    const { index, 0: word } = pick(rng, words)
    const place = index + nextBelow(rng, word.length)
    lines[at] = line.slice(0, place) + line.slice(place + 1)
  }),
  toLines('another word', (lines, at, rng) => {
    const words = (text: string) => [...text.matchAll(/[A-Za-z][\w-]+/g)]
    const here = words(lines[at])
    const there = words(lines[nextBelow(rng, lines.length)])
    if (here.length === 0 || there.length === 0) return
    const { index, 0: word } = pick(rng, here)
    const line = lines[at]
    lines[at] = line.slice(0, index) + pick(rng, there)[0] + line.slice(index + word.length)
  }),
]

/** Returns the paths that a mutation changes. */
export const changedFiles = (pack: PackFiles, { files }: Mutation): readonly string[] =>
  [...new Set([...Object.keys(pack), ...Object.keys(files)])].filter((path) => pack[path] !== files[path])
