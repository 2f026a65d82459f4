// The word list of comments, docs and names (`tests/text/words/code.yaml`): finds what should be said in a word of the field.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { parse } from 'yaml'
import { root } from './project.mjs'

const FOLDERS = ['app', 'bench', 'cli', 'docs', 'engine', 'examples', 'schemas', 'scripts', 'server', 'tests']
/** Made of schemas and of the statements of rulebooks, which the lint of texts reads. */
const MADE =
  /(^|\/)(node_modules|generated|bench\/results|\.[^/]+)\/|^docs\/(rules\/|scenario-blocks\.md)|^examples\/[^/]+\/files\.ts$/
const CODE = /\.(ts|tsx|mjs)$/

export const readWords = () => parse(readFileSync(join(root, 'tests/text/words/code.yaml'), 'utf8'))

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+')
const anyOf = (phrases) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_/.-])(?:${phrases.map(escaped).join('|')})(?![\\p{L}\\p{N}_/(-]|\\.\\w)`,
    'giu',
  )
const blank = (text) => text.replace(/[^\n]/g, ' ')

/** @returns {(text: string) => { at: number, word: string, use: string }[]} */
function finder(words) {
  const terms = words.map(({ use, never, except = [] }) => ({
    use,
    never: anyOf(never),
    except: except.length > 0 ? new RegExp(except.map(escaped).join('|'), 'gi') : undefined,
  }))
  // Most texts have none of them: a quick look says so.
  const any = new RegExp(`\\b(?:${words.flatMap(({ never }) => never.map(escaped)).join('|')})\\b`, 'i')
  return (text) => {
    if (!any.test(text)) return []
    return terms.flatMap(({ use, never, except }) => {
      const read = except ? text.replace(except, blank) : text
      return [...read.matchAll(never)].map(({ 0: word, index }) => ({ at: index, word, use }))
    })
  }
}

const isLiteral = (node) =>
  ts.isLiteralExpression(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node)

/** Everything but the comments blanked out, so that places stay; words in backticks are names, not words. */
function commentsOf(source) {
  let code = ''
  const visit = (node) => {
    if (!isLiteral(node)) return ts.forEachChild(node, visit)
    const from = ts.isJsxText(node) ? node.pos : node.getStart(source)
    code += source.text.slice(code.length, from) + blank(source.text.slice(from, node.end))
  }
  visit(source)
  code += source.text.slice(code.length)
  let read = ''
  for (const { 0: comment, index } of code.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*/g))
    read += blank(code.slice(read.length, index)) + comment
  return read.replace(/`[^`\n]*`/g, blank)
}

/** A page without code, addresses and comments. */
const proseOf = (page) => page.replace(/^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>/gm, blank)

const kebab = (name) =>
  `-${name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()}-`
const wordIn = (name, identifiers) => {
  for (const { use, never } of identifiers)
    for (const part of never) if (kebab(name).includes(kebab(part))) return { word: part, use }
  return undefined
}

const isNaming = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionLike(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node)

function namesIn(source, identifiers) {
  const found = []
  const visit = (node) => {
    const name = isNaming(node) ? node.name : undefined
    const hit = name && ts.isIdentifier(name) ? wordIn(name.text, identifiers) : undefined
    if (hit) found.push({ at: name.getStart(source), ...hit })
    ts.forEachChild(node, visit)
  }
  if (identifiers.length > 0) visit(source)
  return found
}

const kindOf = (file) =>
  file.endsWith('x') ? ts.ScriptKind.TSX : file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS

/** Faults of one file, each as `file:line: word: say ...`; `find` is made of the words once for many files. */
export function faultsOfText(file, text, { words, identifiers }, find = finder(words)) {
  const found = []
  const named = wordIn(basename(file), identifiers)
  if (named) found.push({ at: 0, ...named })
  if (!CODE.test(file)) found.push(...find(proseOf(text)))
  // Most files have no such word at all: they are not parsed.
  else if (find(text).length > 0 || wordIn(text, identifiers)) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file))
    found.push(...find(commentsOf(source)), ...namesIn(source, identifiers))
  }
  const lineOf = (at) => text.slice(0, at).split('\n').length
  return found.map(({ at, word, use }) => `${file}:${lineOf(at)}: "${word.replace(/\s+/g, ' ')}": say ${use}`)
}

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  )

/** Files that are read: code and pages written by hand. */
export const wordedFiles = () =>
  [...readdirSync(root), ...FOLDERS.flatMap(filesIn)].filter(
    (file) => /\.(ts|tsx|mjs|md)$/.test(file) && !file.endsWith('.d.ts') && !MADE.test(file),
  )

export function wordFaults() {
  const lists = readWords()
  const find = finder(lists.words)
  return wordedFiles().flatMap((file) =>
    faultsOfText(file, readFileSync(join(root, file), 'utf8'), lists, find),
  )
}
