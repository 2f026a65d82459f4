/** The usual steps of a migration: rename a key, replace a value. */
import type { Role } from '../catalogue'
import type { ValuePath } from '../diagnostic'
import { type Edit, quotedLike } from './edits'
import { isMeant, NOWHERE, type Written } from './ways'

/** An edit with the path of its value. */
export type StepEdit = Edit & { readonly path: ValuePath }

/** A file after the previous steps. */
export type FileView = { readonly text: string; readonly written: Written }

/** One change of the format. Its reason is `migration.<id>` in `schemas/text`. */
export type Step = {
  readonly id: string
  /** The affected rulesets; all by default. */
  readonly rulesets?: readonly string[]
  readonly roles: readonly Role[]
  edits(file: FileView): StepEdit[]
}

/** Renames a key: `at` is a pattern of paths to it (`rules.*.hand`), `to` its new name. */
export const renamesKey =
  (at: string, to: string) =>
  ({ text, written }: FileView): StepEdit[] => {
    const pattern = at.split('.')
    const keys = written.entries
      .filter(({ key, way }) => key !== NOWHERE && isMeant(pattern, way))
      // A file with both keys is left unchanged, because the intended one is unknown.
      .filter(({ map }) => !map.keys.includes(to))
      .map(({ key, path }) => ({ ...key, path, text: quotedLike(text.slice(key.start, key.end), to) }))
    const ways = written.ways.flatMap(({ way, path, span: { start, end } }) => {
      const renamed = way.map((step, index) => (isMeant(pattern, way.slice(0, index + 1)) ? to : step))
      const now = renamed.join('.')
      if (now === way.join('.')) return []
      return [{ start, end, path, text: quotedLike(text.slice(start, end), now) }]
    })
    return [...keys, ...ways]
  }

/** Replaces a value: `at` is a pattern of paths to it. */
export const renamesValue =
  (at: string, words: Readonly<Record<string, string>>) =>
  ({ text, written }: FileView): StepEdit[] => {
    const pattern = at.split('.')
    return written.entries.flatMap(({ way, path, value }) => {
      if (value.kind !== 'scalar' || typeof value.value !== 'string' || !isMeant(pattern, way)) return []
      if (!Object.hasOwn(words, value.value)) return []
      const { start, end } = value
      return [{ start, end, path, text: quotedLike(text.slice(start, end), words[value.value]) }]
    })
  }

/** Combines several into one step. */
export const together =
  (...parts: readonly Step['edits'][]): Step['edits'] =>
  (file) =>
    parts.flatMap((part) => part(file))
