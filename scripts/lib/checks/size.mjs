// Limits the length of files and functions, so that they stay readable. All lines count, including comments and blank ones.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export const LIMITS = { file: 300, function: 80 }

/** Folders of hand-written files; generated code is in `generated`, and tests are long lists by nature. */
const FOLDERS = ['app', 'engine', 'schemas', 'server', 'cli', 'scripts']
const IS_CODE = /(?<!\.d)\.m?tsx?$|\.mjs$/
const IS_LEFT_OUT = /(^|\/)(generated|node_modules)(\/|$)/

export const codeFiles = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => IS_CODE.test(path) && !IS_LEFT_OUT.test(path)),
  ).sort()

/**
 * Returns what is too long in one file: its name, with that of the function if it is one, and a message.
 * @param {string} path within the project @param {string} text
 * @returns {{ what: string, says: string }[]}
 */
export function tooLong(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (at) => source.getLineAndCharacterOfPosition(at).line + 1
  const lines = lineOf(source.text.trimEnd().length)
  const faults = []
  if (lines > LIMITS.file)
    faults.push({ what: path, says: `${path}: ${lines} lines; a file has at most ${LIMITS.file}.` })
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const first = lineOf(node.getStart(source))
      const length = lineOf(node.end) - first + 1
      const name = nameOf(node)
      const says = `${path}:${first}: ${name} has ${length} lines; a function has at most ${LIMITS.function}.`
      if (length > LIMITS.function) faults.push({ what: `${path}#${name}`, says })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/** Returns the name of a function, or of the variable it is assigned to, also through a call. */
function nameOf(node) {
  let at = node
  while (!at.name && at.parent && ts.isCallExpression(at.parent)) at = at.parent
  const named = at.name ?? at.parent?.name
  return named && ts.isIdentifier(named) ? named.text : 'a function'
}

/** Files and functions still to be split: a list that may only get shorter. */
const STILL = JSON.parse(readFileSync(new URL('still-too-long.json', import.meta.url), 'utf8'))

/** Returns everything too long that is not on the list, and every needless entry of the list. */
export function sizeFaults(root, still = STILL) {
  const found = codeFiles(root).flatMap((path) => tooLong(path, readFileSync(join(root, path), 'utf8')))
  const names = new Set(found.map(({ what }) => what))
  return [
    ...found.filter(({ what }) => !still.includes(what)).map(({ says }) => says),
    ...still
      .filter((what) => !names.has(what))
      .map((what) => `${what} is no longer too long: take it out of scripts/lib/checks/still-too-long.json.`),
  ]
}
