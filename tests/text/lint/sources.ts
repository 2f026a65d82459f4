/** The quoted texts in the sources of the program, which request messages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { allRulesets } from '../../../scripts/schema-files.mjs'

export type Sources = {
  /** Texts in quotes, and keys of objects. */
  readonly words: Set<string>
  /** Texts with holes, as their fixed pieces: `corteo.event.` and nothing. */
  readonly templates: string[][]
  /** Keys of messages, as they are asked for, each with its file. */
  readonly asked: { readonly key: string; readonly file: string }[]
  /** The prefixes that components put before their keys: `play.`, or an empty one for whole keys. */
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

/** A comment, or a text in any quotes, with what stands before it. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|([\w.]+\(|\bkey: )?(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g
/** Braces in it, one deep. */
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
const ASKS = /^(key: |(\w+\.)?(t|tell)\()$/
const KEY = /^[a-z][\w-]*(\.[\w-]+)*$/
const GIVES_GROUP = /^(use|get)Translations\($/

/** Adds what one file holds. */
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
