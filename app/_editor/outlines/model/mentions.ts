/** The places where files name an area, for renaming and removing areas throughout the pack. */
import { schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import { isLoaded } from '../../../../schemas/library'
import type { Placed } from '../../../../schemas/resolve'
import { settleWritten } from '../../../../schemas/short/short-keys'
import { childOf, isObject, rootAsWritten, settle, valueAt } from '../../../../schemas/walk'
import { type Change, difference, type Files } from '../../document/change'
import { textFiles, withoutItems } from '../../objects/model/edit'
import { withoutEmptied } from '../../objects/model/emptied'
import { withNamesUnder } from '../../objects/model/rename'
import { withNewItem, withoutKey, withScalars } from '../../objects/model/text-edits'
import { readYaml } from '../../yaml/read-yaml'

type Mention = { readonly path: ValuePath; readonly isKey: boolean }

/** All mentions of an area in a file, in fields for cells or for areas according to the schema. */
function mentionsOf(placed: Placed, value: unknown, id: string, path: ValuePath = []): Mention[] {
  const shape = settleWritten(placed, value)
  if (value === id) {
    const { 'x-cell': isCell, 'x-names': names } = shape.schema
    return isCell === true || names === 'areas' ? [{ path, isKey: false }] : []
  }
  const { propertyNames } = shape.schema
  const keys = propertyNames && settle({ schema: propertyNames, home: shape.home }, '').schema
  const areKeys = keys?.['x-cell'] === true || keys?.['x-names'] === 'areas'
  const inside = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : []
  return [...inside].flatMap(([step, held]) => {
    const child = childOf(shape, step)
    const own = areKeys && step === id ? [{ path: [...path, step], isKey: true }] : []
    return [...own, ...(child ? mentionsOf(child, held, id, [...path, step]) : [])]
  })
}

/** Renames an area wherever its id is written, and the key of its name. */
export function renamedArea(
  files: Files,
  ruleset: string | undefined,
  from: string,
  to: string,
  own: Named,
): Change[] {
  return [
    ...inFiles(files, ruleset, from, (text, mentions, file) => {
      const id = file === own.file ? [{ path: ['areas', own.index, 'id'] as ValuePath, isKey: false }] : []
      return withScalars(
        text,
        [...id, ...mentions].map((one) => ({ ...one, value: to })),
      )
    }),
    ...inTexts(files, (text) => withNamesUnder(text, 'areas', from, to)),
  ]
}

type Named = { readonly file: string; readonly index: number }

/** Redirects mentions of a merged area to the other one. Duplicates and links from an area to itself are removed. */
export function mergedMentions(
  files: Files,
  ruleset: string | undefined,
  from: string,
  to: string,
): Change[] {
  return [
    ...inFiles(files, ruleset, from, (text, mentions) => {
      const { value } = readYaml(text)
      const twice = mentions.filter(({ path }) => isBeside(value, path, to))
      const links = linksLost(value, from, to)
      const lost = [...twice.flatMap(({ path, isKey }) => (isKey ? [] : [path])), ...links]
      const isLost = ({ path }: Mention) => lost.some((one) => one.every((step, at) => path[at] === step))
      const moved = mentions.filter((one) => !isLost(one) && !twice.includes(one))
      const renamed = withScalars(
        text,
        moved.map((one) => ({ ...one, value: to })),
      )
      return renamed === undefined
        ? undefined
        : withoutItems(
            renamed,
            lost.filter((path) => !isInLink(path) || path.length === 2),
          )
    }),
    ...withoutName(files, from),
  ]
}

/** Removes an area from the lists of its map, with the links to it. */
export function removedMentions(
  files: Files,
  ruleset: string | undefined,
  file: string,
  id: string,
): Change[] {
  const own = { [file]: files[file] ?? '' }
  return [
    ...inFiles(own, ruleset, id, (text, mentions) => {
      const items = mentions.flatMap(({ path, isKey }) =>
        isKey ? [] : [isInLink(path) ? path.slice(0, 2) : path],
      )
      return withoutItems(
        text,
        items.filter((path) => typeof path.at(-1) === 'number'),
      )
    }),
    ...withoutName(files, id),
  ]
}

/** Adds a link for each pair of areas without one. */
export function linkedPairs(
  file: string,
  text: string,
  type: string,
  pairs: readonly (readonly [string, string])[],
): Change[] {
  const { value } = readYaml(text)
  const there = new Set(linksIn(value).map(({ ends }) => ends.toSorted().join(' ')))
  const lacking = pairs.filter((pair) => !there.has(pair.toSorted().join(' ')))
  const after = lacking.reduce<string | undefined>(
    (so, [a, b]) => so && withNewItem(so, ['links'], `{ type: ${type}, between: [${a}, ${b}] }`),
    text,
  )
  return after === undefined ? [] : difference(file, text, after)
}

type Link = { readonly path: ValuePath; readonly ends: readonly string[] }

function linksIn(value: unknown): readonly Link[] {
  const links = isObject(value) && Array.isArray(value.links) ? value.links : []
  return links.flatMap((link, index) =>
    isObject(link) && Array.isArray(link.between)
      ? [{ path: ['links', index] as ValuePath, ends: link.between.map(String) }]
      : [],
  )
}

/** Links that would lead from an area to itself, or exist already, when one area replaces another. */
function linksLost(value: unknown, from: string, to: string): readonly ValuePath[] {
  const links = linksIn(value)
  return links
    .filter(({ ends }) => ends.includes(from))
    .filter(({ ends }) => {
      const rest = ends.filter((end) => end !== from)
      return (
        rest.includes(to) ||
        links.some((link) => link.ends.includes(to) && rest.every((end) => link.ends.includes(end)))
      )
    })
    .map(({ path }) => path)
}

const isInLink = (path: ValuePath): boolean => path[0] === 'links' && path.length > 1

/** Whether a list, or the keys of a mapping, also contain another id. */
function isBeside(value: unknown, path: ValuePath, id: string): boolean {
  const around = valueAt(value, path.slice(0, -1))
  if (isInLink(path)) return false
  return Array.isArray(around)
    ? around.includes(id)
    : typeof path.at(-1) === 'string' && isObject(around) && path.at(-1) !== id && Object.hasOwn(around, id)
}

type Edit = (text: string, mentions: readonly Mention[], file: string) => string | undefined

/** Edits every file of the game that may name an area. */
function inFiles(files: Files, ruleset: string | undefined, id: string, edit: Edit): Change[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const kind = schemaFor(file, ruleset)
    if (!kind || !isLoaded(kind) || !text.includes(id)) return []
    const after = edit(text, mentionsOf(rootAsWritten(kind), readYaml(text).value, id), file)
    return after === undefined ? [] : difference(file, text, withoutEmptied(file, ruleset, text, after))
  })
}

const inTexts = (files: Files, edit: (text: string) => string | undefined): Change[] =>
  textFiles(files).flatMap(([, file]) => {
    const text = files[file] ?? ''
    const after = edit(text)
    return after === undefined ? [] : difference(file, text, withoutEmptied(file, undefined, text, after))
  })

const withoutName = (files: Files, id: string): Change[] =>
  inTexts(files, (text) => withoutKey(text, ['text', 'areas', id]))
