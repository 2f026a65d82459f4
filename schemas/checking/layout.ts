/** Checks required and allowed files of a pack, and that their ids and languages agree. */

import { FOLDER_NAMES, isForSome, OPTIONAL_FILES, type Role, roleOf, WHOLE_FILES } from '../catalogue'
import type { Diagnostic, Message } from '../diagnostic'
import type { PackFiles } from '../digest'
import type { FileReading } from '../reading/assemble'
import { nearest } from '../suggest'
import { isObject } from '../walk'
import { place } from '../yaml/place'

const PATH = /^[a-z0-9._-]+(?:\/[a-z0-9._-]+)*$/
const MAX_PATH = 120
const MAX_DEPTH = 6
/** Allowed files without a schema: art, tables for people, readmes, licences. */
const FREE = /^(?:art\/.+\.(?:png|jpg|jpeg|webp)|(?:[a-z0-9._-]+\/)*[A-Za-z0-9._-]+\.(?:md|csv)|LICEN[CS]E)$/

/** Whether a pack below has files of a role, or the one with that id. */
export type Brings = (role: Role, id?: string) => boolean

type Wanted = {
  /** The required files. */
  readonly needed: readonly string[]
  /** Whether its ruleset has a schema for a file. */
  readonly isUsed: (path: string) => boolean
  readonly brings: Brings
}

export function layoutFindings(files: PackFiles, { needed, isUsed, brings }: Wanted): Diagnostic[] {
  const found: Diagnostic[] = []
  const paths = Object.keys(files)
  for (const path of paths) {
    if (isUsed(path)) continue
    if (isSecondManifest(path, files)) {
      found.push(aboutFile(path, 'E-PACK-TWICE', 'error', { path }))
      continue
    }
    if (!FREE.test(path) && !isGoodPath(path))
      found.push(aboutFile(path, 'E-FILE-PATH', 'error', { path: path.slice(0, MAX_PATH) }))
    else if (!FREE.test(path)) found.push(unknownFile(path, isUsed))
    else if (path.endsWith('.csv')) found.push(aboutFile(path, 'I-TABLE-UNREAD', 'info', { path }))
  }
  for (const path of needed)
    if (!paths.includes(path)) found.push(aboutFile(path, 'E-FILE-MISSING', 'error', { path }))
  for (const [folder, role] of [
    ['maps', 'map'],
    ['scenarios', 'scenario'],
  ] as const)
    if (!brings(role) && !paths.some((path) => roleOf(path) === role))
      found.push(aboutFile('pack.yaml', 'E-FOLDER-EMPTY', 'error', { path: `${folder}/*.yaml` }))
  return found
}

/** A program that reads the other file as the manifest would see another pack. */
export const isSecondManifest = (path: string, files: PackFiles): boolean =>
  path === 'pack.yml' && Object.hasOwn(files, 'pack.yaml')

function isGoodPath(path: string): boolean {
  const parts = path.split('/')
  return (
    path.length <= MAX_PATH &&
    parts.length <= MAX_DEPTH &&
    PATH.test(path) &&
    !parts.some((part) => /^\.+$/.test(part))
  )
}

function unknownFile(path: string, isUsed: (path: string) => boolean): Diagnostic {
  const names = [...WHOLE_FILES, ...OPTIONAL_FILES, ...folders(path)]
  const suggestion = nearest(
    path,
    names.filter((name) => isUsed(name) || !isForSome(name)),
  )
  const values = { path, suggestion: suggestion ?? '', likely: suggestion ? 'yes' : 'no' }
  return {
    ...aboutFile(path, 'W-FILE-UNKNOWN', 'warning', values),
    ...(suggestion ? { expected: suggestion } : {}),
  }
}

const folders = (path: string): string[] => {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]*$/, '')
  return FOLDER_NAMES.map((folder) => `${folder}/${name}.yaml`)
}

/** A finding about a file as a whole. */
export function aboutFile(
  file: string,
  code: string,
  severity: Diagnostic['severity'],
  values: Message['values'],
): Diagnostic {
  const message = { key: `findings.${code}`, values }
  return { file, path: [], code, severity, message, line: 1, column: 1, endLine: 1, endColumn: 1 }
}

/** A link instead of a file: links are not followed. */
export const unreadLink = (path: string): Diagnostic => aboutFile(path, 'E-FILE-LINK', 'error', { path })

/** Reports two maps or decks with one id, a text whose language differs from its file name, and a language without its file. */
export function textFindings(
  readings: ReadonlyMap<string, FileReading>,
  files: PackFiles,
  brings: Brings,
): Diagnostic[] {
  const found: Diagnostic[] = []
  const ids = new Map<string, string>()
  for (const { file, role, parsed } of readings.values()) {
    const value = parsed.value
    if (!isObject(value)) continue
    if ((role === 'map' || role === 'scenario' || role === 'deck') && typeof value.id === 'string') {
      const other = ids.get(`${role} ${value.id}`)
      if (other === undefined) ids.set(`${role} ${value.id}`, file)
      else found.push(about(parsed, file, ['id'], 'E-ID-TWICE', { id: value.id, other }))
    }
    if (role === 'text' && typeof value.language === 'string') {
      const language = file.slice('text/'.length).replace(/\.ya?ml$/, '')
      if (language !== value.language)
        found.push(
          about(parsed, file, ['language'], 'E-TEXT-LANGUAGE', { found: value.language, language }, language),
        )
    }
    if (role === 'pack' && Array.isArray(value.languages))
      value.languages.forEach((language, index) => {
        const path = `text/${language}.yaml`
        if (typeof language !== 'string' || Object.hasOwn(files, path) || brings('text', language)) return
        found.push(about(parsed, file, ['languages', index], 'E-TEXT-MISSING', { language, path }))
      })
  }
  return found
}

function about(
  parsed: FileReading['parsed'],
  file: string,
  path: (string | number)[],
  code: string,
  values: Message['values'],
  suggestion?: string,
): Diagnostic {
  const message = { key: `findings.${code}`, values }
  return place(
    { file, path, code, severity: 'error', message, ...(suggestion ? { suggestion } : {}) },
    parsed,
  )
}
