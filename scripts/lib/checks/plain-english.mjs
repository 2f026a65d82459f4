/** Finds hard-to-read sentences of comments and docs: those without a noun as their subject, and those of more than 30 words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'

const FOLDERS = ['app', 'bench', 'cli', 'docs', 'engine', 'examples', 'schemas', 'scripts', 'server', 'tests']
/** Generated pages: their sentences come from schemas and statements. */
const GENERATED =
  /(^|\/)(node_modules|generated|bench\/results|\.[^/]+)\/|^docs\/(rules\/|vocabulary\/|scenario-blocks\.md)|^app\/_ui\/icons\/|^examples\/[^/]+\/(files\.ts|RULES)/
const MOST_WORDS = 30
const BEGINNING = /^(?:Who|Whom|Whose|Whoever|What|Whatever|Nobody|Nothing|None|Of|For whom?)\b/

const blank = (text) => text.replace(/[^\n]/g, ' ')

/** Returns the comments on lines of their own, each with its position; consecutive line comments are merged. */
const commentsOf = (text) =>
  [...text.matchAll(/^[ \t]*\{?\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/gm)].map(({ 0: comment, index }) => ({
    at: index,
    text: comment
      .replace(/^[ \t]*(?:\{?\/\*\*?|\*\/|\*(?!\/)|\/\/)/gm, blank)
      .replace(/\*\/$/, blank)
      .replace(/(?:biome-ignore|@ts-expect-error|@vitest).*/g, blank),
  }))

/** Returns a page without code blocks, tables, pictures and comments. */
const proseOf = (text) =>
  text.replace(/^```[\s\S]*?^```|^\s*\|.*$|!\[[^\]]*\]\([^)\n]*\)|<!--[\s\S]*?-->/gm, blank)

/** Replaces code in backticks by a noun, and addresses of links by blanks. */
const plain = (text) =>
  text.replace(/`[^`]*`/g, (name) => `N${blank(name).slice(1)}`).replace(/\]\([^)\n]*\)/g, blank)

/** Yields the sentences of a text with their positions; ends of paragraphs and list items also end a sentence. */
function* sentencesOf(text) {
  const parts = /\n\s*\n|\n\s*(?:[-*]|\d+\.|#+|@\w+)\s+|(?<=[.!?…]["”»)*]*)\s+(?=["“«(*_[]*[A-Z])/g
  let from = 0
  for (const { 0: gap, index } of [...text.matchAll(parts), { 0: '', index: text.length }]) {
    const sentence = text.slice(from, index)
    const lead = /^[\s#*_"“«([\]>-]*/.exec(sentence)[0].length
    if (sentence.trim() !== '') yield { at: from + lead, text: sentence.slice(lead).trim() }
    from = index + gap.length
  }
}

const wordsIn = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function faultOf(sentence) {
  const begin = BEGINNING.exec(sentence)
  if (begin && !sentence.endsWith('?')) return `begins with "${begin[0]}": name the subject`
  const words = wordsIn(sentence)
  return words > MOST_WORDS ? `has ${words} words: write at most ${MOST_WORDS}` : undefined
}

/** Returns the faults of one file with their lines. @returns {{ line: number, says: string }[]} */
export function englishFaults(file, text) {
  const parts = file.endsWith('.md') ? [{ at: 0, text: proseOf(text) }] : commentsOf(text)
  return parts.flatMap((part) =>
    [...sentencesOf(plain(part.text))].flatMap((sentence) => {
      const fault = faultOf(sentence.text)
      if (!fault) return []
      const line = text.slice(0, part.at + sentence.at).split('\n').length
      return [{ line, says: `${file}:${line}: this sentence ${fault}` }]
    }),
  )
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )

const readFiles = () =>
  [...readdirSync(root), ...FOLDERS.flatMap(filesIn)].filter(
    (file) => /\.(ts|tsx|mjs|md)$/.test(file) && !GENERATED.test(file),
  )

/** Returns a message for each fault of the project. */
export const allEnglishFaults = () =>
  readFiles().flatMap((file) =>
    englishFaults(file, readFileSync(join(root, file), 'utf8')).map(({ says }) => says),
  )
