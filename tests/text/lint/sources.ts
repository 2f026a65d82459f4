/** The quoted texts in the sources of the program, which request messages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { allRulesets } from '../../../scripts/generation/schema-files.mjs'

export type Sources = {
  /** Quoted texts and keys of objects. */
  readonly words: Set<string>
  /** Templates as their fixed pieces: `corteo.event.` and an empty one. */
  readonly templates: string[][]
  /** Requested keys of messages, each with its file. */
  readonly asked: { readonly key: string; readonly file: string }[]
  /** The prefixes of keys in components: `play.`, or an empty one for whole keys. */
  readonly groups: Set<string>
}

const OUTSIDE = allRulesets().flatMap(({ folder, isOutside }) => (isOutside ? [relative('.', folder)] : []))
const FOLDERS = ['app', 'cli', 'engine', ...OUTSIDE, 'schemas', 'scripts', 'server']
const isSource = (path: string): boolean => /\.(tsx?|mjs)$/.test(path) && !path.includes('generated')

export function readSources(folders: readonly string[] = FOLDERS): Sources {
  const sources = noSources()
  for (const folder of folders)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
      const file = join(folder, path)
      readSource(file, readFileSync(file, 'utf8'), sources)
    }
  return sources
}

export const noSources = (): Sources => ({
  words: new Set(),
  templates: [],
  asked: [],
  groups: new Set(['', 'cli.', 'doctor.']),
})

/** A comment, or a quoted text, with the preceding call or key. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|([\w.]+\(|\bkey: )?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g
/** A hole may contain braces, one level deep. */
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
const ASKS = /^(key: |(\w+\.)?(t|tell)\()$/
const KEY = /^[a-z][\w-]*(\.[\w-]+)*$/
const GIVES_GROUP = /^(use|get)Translations\($/

/** Adds the texts of one file. */
export function readSource(file: string, code: string, sources: Sources): void {
  const { words, templates, asked, groups } = sources
  for (const [, name] of code.matchAll(/([\w$]+)\??:/g)) words.add(name)
  for (const [, before = '', single, double, template] of code.matchAll(TOKEN)) {
    const text = single ?? double
    if (template?.includes('${')) {
      templates.push(template.split(HOLE))
      for (const [hole] of template.matchAll(HOLE)) readSource(file, hole.slice(2, -1), sources)
    } else if (text ?? template) words.add(text ?? template)
    if (text === undefined) continue
    if (GIVES_GROUP.test(before)) groups.add(`${text}.`)
    else if (ASKS.test(before) && KEY.test(text) && (before !== 'key: ' || text.includes('.')))
      asked.push({ key: text, file })
  }
}
