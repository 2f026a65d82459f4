/** A pack merged with the packs below it: its own merged files, and the other files of the required packs. */
import type { Origin, RawPack, Sourced } from '../../engine/types'
import { OPTIONAL_FILES, roleOf, WHOLE_FILES } from '../catalogue'
import type { TextFile } from '../generated/content'
import type { FileReading } from '../reading/assemble'
import { isObject } from '../walk'
import { extendedIn, withBorrowed } from './borrowed-words'
import { originOf } from './layers'
import { ownOf } from './reach'
import { type Content, contentName, idOf, NOTHING_BELOW, type Stack } from './stack'

type Readings = ReadonlyMap<string, FileReading>

/**
 * The pack with the missing parts from `stack`. Its scenarios are its own and those named in its manifest.
 * A pack without any has all scenarios below. Values are shared and never changed.
 */
export function merge(own: RawPack, readings: Readings, stack: Stack): RawPack {
  const extended = extendedIn(readings.values())
  if (stack === NOTHING_BELOW) return { ...own, texts: withBorrowed(own.texts, extended) }
  const below = (role: Content['role']) => [...stack.contents.values()].filter((one) => one.role === role)
  const byId = <T>(role: Content['role']): Record<string, Sourced<T>> =>
    Object.fromEntries(below(role).map((content) => [content.id, sourced<T>(content)]))
  const required = requiredScenarios(stack)
  const decks = { ...byId<NonNullable<RawPack['decks']>[string]>('deck'), ...own.decks }
  const texts = { ...textsBelow(below('text')), ...own.texts }
  return {
    ...own,
    ...wholeFiles(readings, stack),
    ...(Object.keys(decks).length > 0 ? { decks, leftOut: leftOut(readings, stack) } : {}),
    maps: { ...byId<RawPack['maps'][string]>('map'), ...own.maps },
    scenarios: played(own, required),
    requiredScenarios: required,
    texts: withBorrowed(texts, extended),
    ownTexts: ownTexts(readings),
    written: written(readings, stack),
  }
}

const placed = new WeakMap<Content, Sourced<object>>()

/** The value with its place; the same object every time, so that derived data can be cached. */
function sourced<T>(content: Content): Sourced<T> {
  const { layered, file, pack, role } = content
  let made = placed.get(content)
  if (!made) {
    const { value, origin } = layered
    // The `without` of a deck does not affect packs above.
    const { without: _out, ...deck } = value as { readonly without?: unknown }
    const isPlain = origin.parts === undefined && origin.self === undefined
    const shown = role === 'deck' ? deck : (value as object)
    made = { ...shown, file, pack, ...(isPlain ? {} : { origin }) }
    placed.set(content, made)
  }
  // The schema of the role guarantees the type.
  return made as Sourced<T>
}

/** The files that a pack has once and that this one takes from the packs below. */
function wholeFiles(readings: Readings, stack: Stack): Partial<RawPack> {
  const parts = [...WHOLE_FILES, ...OPTIONAL_FILES].flatMap((file) => {
    const role = roleOf(file)!
    const value = stack.contents.get(contentName(role, ''))?.layered.value
    const isOwn = readings.get(file)?.value !== undefined
    return role === 'pack' || isOwn || value === undefined ? [] : [[role, value]]
  })
  return Object.fromEntries(parts)
}

/** The sources of the parts, by file; decks by their id. */
function written(readings: Readings, stack: Stack): Record<string, Origin> {
  const files = [...WHOLE_FILES, ...OPTIONAL_FILES].filter((file) => roleOf(file) !== 'pack')
  return Object.fromEntries(
    files.flatMap((file) => {
      const own = readings.get(file)
      const below = stack.contents.get(contentName(roleOf(file)!, ''))?.layered.origin
      const origin = own?.value === undefined ? below : originOf(own)
      return origin ? [[file, origin]] : []
    }),
  )
}

/** Scenarios of the packs below by id and by pack/id. For a shared id, the upper pack wins. */
const requiredScenarios = (stack: Stack): RawPack['scenarios'] =>
  Object.fromEntries(
    [...stack.scenarios].flatMap(([pack, scenarios]) =>
      [...scenarios].flatMap(([id, content]) => {
        const scenario = sourced<RawPack['scenarios'][string]>(content)
        return [id, `${pack}/${id}`].map((name) => [name, scenario] as const)
      }),
    ),
  )

function played({ scenarios, manifest }: RawPack, required: RawPack['scenarios']): RawPack['scenarios'] {
  const named = (manifest.scenarios ?? []).filter(
    (id) => Object.hasOwn(scenarios, id) || Object.hasOwn(required, id),
  )
  const below = Object.keys(required).filter((name) => !name.includes('/'))
  const rest = Object.keys(scenarios).length > 0 ? Object.keys(scenarios) : below
  const ids = [...new Set([...named, ...rest])]
  return Object.fromEntries(ids.map((id) => [id, scenarios[id] ?? required[id]]))
}

/** Cards removed from decks of required packs, by deck. */
function leftOut(readings: Readings, stack: Stack): Record<string, readonly string[]> {
  const decks = [...readings.values()].filter(({ role }) => role === 'deck')
  return Object.fromEntries(
    decks.flatMap(({ role, parsed: { value } }) => {
      const id = idOf(role, value)
      const below = stack.contents.get(contentName(role, id))?.layered.value
      const cards = isObject(below) && Array.isArray(below.cards) ? below.cards : []
      const out: readonly unknown[] = isObject(value) && Array.isArray(value.without) ? value.without : []
      const names = cards.map((card) => String((card as { readonly id?: unknown }).id))
      return below ? [[id, names.filter((name) => out.includes(name))]] : []
    }),
  )
}

type Texts = RawPack['texts']

const textsBelow = (contents: readonly Content[]): Texts =>
  Object.fromEntries(contents.map(({ id, layered }) => [id, layered.value as TextFile]))

/** The texts in the pack's own files, so that unused ones are reported at their place. */
function ownTexts(readings: Readings): Texts {
  const files = [...readings.values()].filter(({ role, value }) => role === 'text' && value !== undefined)
  return Object.fromEntries(
    files.map(({ role, value, parsed }) => {
      const own = ownOf(role, parsed.value)
      const text = isObject(own) && isObject(own.text) ? own.text : {}
      const { language } = value as TextFile
      return [language, { language, text: onlyGroups(text) }]
    }),
  )
}

/** An invalid group has a finding of its own. */
const onlyGroups = (text: Readonly<Record<string, unknown>>): TextFile['text'] =>
  Object.fromEntries(Object.entries(text).filter(([, group]) => isObject(group))) as TextFile['text']
