/** The pictures of a pack in the studio: files in art/ and the list in pack.yaml with their credits. */
import { schemaFor } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import type { MapFile, Picture } from '../../../../schemas/generated/content'
import { isLoaded } from '../../../../schemas/library'
import { bytesIn, isPicture } from '../../../../schemas/pictures/file'
import { PICTURE_LIMITS } from '../../../../schemas/pictures/pictures'
import { isObject, schemaAt, valueAt } from '../../../../schemas/walk'
import { type Change, difference, type Files } from '../../document/change'
import { withoutEmptied } from '../../objects/model/emptied'
import { placesIn, renamed } from '../../objects/model/rename'
import { withKey, withNewItem, withoutItemAt, withoutKey, written } from '../../objects/model/text-edits'
import { readYaml } from '../../yaml/read-yaml'

const MANIFEST = 'pack.yaml'

/** A picture in the studio's list. A picture without an id is missing from the list in pack.yaml. */
export type Listed = Partial<Picture> & {
  readonly file: string
  /** The base64 text; undefined if the listed file is missing. */
  readonly base64?: string
}

/** The listed pictures in order, then the unlisted files. */
export function picturesIn(files: Files): Listed[] {
  const listed = listIn(files)
  const named = new Set(listed.map(({ file }) => file))
  const others = Object.keys(files).filter((path) => isPicture(path) && !named.has(path))
  return [
    ...listed.map((one) => ({ ...one, base64: files[one.file] })),
    ...others.sort().map((file) => ({ file, base64: files[file] })),
  ]
}

function listIn(files: Files): Picture[] {
  const manifest = readYaml(files[MANIFEST] ?? '').value as { readonly pictures?: unknown } | null | undefined
  const list = Array.isArray(manifest?.pictures) ? (manifest.pictures as Partial<Picture>[]) : []
  return list.filter((one): one is Picture => typeof one?.id === 'string' && typeof one.file === 'string')
}

/** The index of a picture in the list. */
const indexOf = (files: Files, id: string): number => {
  const manifest = readYaml(files[MANIFEST] ?? '').value as { readonly pictures?: unknown } | null | undefined
  return Array.isArray(manifest?.pictures) ? manifest.pictures.findIndex((one) => one?.id === id) : -1
}

/** The bytes used by all pictures of a pack, and the bytes left. */
export function roomIn(files: Files): { readonly used: number; readonly left: number } {
  const texts = Object.keys(files)
    .filter(isPicture)
    .map((path) => files[path])
  const used = texts.reduce((sum, text) => sum + bytesIn(text), 0)
  return { used, left: Math.max(0, PICTURE_LIMITS.allBytes - used) }
}

/** An id made from any name: "Wald 2.PNG" becomes wald-2. */
export function idFor(name: string, taken: readonly string[] = []): string {
  const plain = name
    .replace(/\.(?:png|jpe?g|webp)$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
  const base = plain === '' || plain === 'constructor' ? 'picture' : plain
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.includes(id)) return id
  }
}

/** The ids of all pictures of the pack. */
export const idsIn = (files: Files): string[] => [
  ...listIn(files).map(({ id }) => id),
  ...Object.keys(files)
    .filter(isPicture)
    .map((path) => path.replace(/^.*\/|\.[^.]*$/g, '')),
]

export type NewPicture = { readonly id: string; readonly ending: string; readonly base64: string }

/** Adds a picture with its entry in the list; undefined if the manifest cannot be read. */
export function added(files: Files, { id, ending, base64 }: NewPicture): Change[] | undefined {
  const file = `art/${id}.${ending}`
  const lines = inManifest(files, (text) => withNewItem(text, ['pictures'], written({ id, file })))
  return lines && [{ type: 'add', file, text: base64 }, ...lines]
}

/** Adds the list entry of an unlisted picture. */
export const listedNow = (files: Files, file: string): Change[] | undefined =>
  inManifest(files, (text) =>
    withNewItem(
      text,
      ['pictures'],
      written({
        id: idFor(
          file.replace(/^.*\//, ''),
          listIn(files).map(({ id }) => id),
        ),
        file,
      }),
    ),
  )

export const CREDITS = ['author', 'licence', 'source'] as const
export type Credit = (typeof CREDITS)[number]

/** Sets the credit of a picture; an empty text removes it. */
export function credited(files: Files, id: string, credit: Credit, value: string): Change[] | undefined {
  const path = ['pictures', indexOf(files, id), credit]
  const said = value.trim()
  const before = listIn(files).find((one) => one.id === id)?.[credit]
  if (before === said || (before === undefined && said === '')) return []
  return inManifest(files, (text) => (said === '' ? withoutKey(text, path) : withKey(text, path, said)))
}

/** The places where the pack uses a picture. */
export const usesOf = (files: Files, id: string, ruleset: string | undefined) =>
  placesIn(files, 'pictures', id, ruleset)

/** Removes a picture: its file, its list entry, and every reference to it. Those things are then drawn without it. */
export function removed(files: Files, { id, file }: Listed, ruleset: string | undefined): Change[] {
  const text = files[file]
  const index = id === undefined ? -1 : indexOf(files, id)
  const uses = id === undefined ? [] : usesOf(files, id, ruleset)
  const places = [...new Set(uses.map((use) => use.file))].flatMap((used) => {
    const paths = uses.filter((use) => use.file === used).map(({ path }) => path)
    const after = paths.reduceRight<string>((so, path) => withoutKey(so, path) ?? so, files[used])
    return difference(used, files[used], withoutEmptied(used, ruleset, files[used], after))
  })
  return [
    ...(text === undefined ? [] : [{ type: 'remove', file, text } as const]),
    ...(index < 0
      ? []
      : (inManifest(files, (manifest) => withoutItemAt(manifest, ['pictures', index])) ?? [])),
    ...places,
  ]
}

/** Renames a picture and its file, with every reference to it. */
export function calledAnew(
  files: Files,
  { id, file }: Listed,
  to: string,
  ruleset: string | undefined,
): Change[] {
  const text = files[file]
  const index = id === undefined ? -1 : indexOf(files, id)
  if (id === undefined || index < 0 || id === to) return []
  const path = ['pictures', index]
  const named = renamed(files, { id, file: MANIFEST, path, list: 'pictures' }, to, ruleset, undefined)
  const moved = file.replace(/[^/]*(?=\.[^.]*$)/, to)
  if (text === undefined || moved === file || moved in files) return named
  const manifest = named.find((change) => change.file === MANIFEST)
  const before = files[MANIFEST]
  const half = manifest?.type === 'text' ? applied(before, manifest) : before
  const whole = withKey(half, [...path, 'file'], moved) ?? half
  return [
    ...named.filter((change) => change.file !== MANIFEST),
    ...difference(MANIFEST, before, whole),
    { type: 'remove', file, text },
    { type: 'add', file: moved, text },
  ]
}

const applied = (text: string, { at, removed: out, inserted }: Extract<Change, { type: 'text' }>): string =>
  text.slice(0, at) + inserted + text.slice(at + out.length)

function inManifest(files: Files, edit: (text: string) => string | undefined): Change[] | undefined {
  const text = files[MANIFEST]
  const after = text === undefined ? undefined : edit(text)
  return after === undefined
    ? undefined
    : difference(MANIFEST, text, withoutEmptied(MANIFEST, undefined, text, after))
}

type Showing = { readonly files: RegExp; readonly key: string; readonly at: readonly string[] }
/** The entries that can show a picture: their files, their list, and the path of the reference. */
const SHOWERS = {
  terrain: { files: /^terrain\.yaml$/, key: 'terrain', at: ['look', 'picture'] },
  units: { files: /^units\.yaml$/, key: 'units', at: ['look', 'picture'] },
  sides: { files: /^units\.yaml$/, key: 'sides', at: ['look', 'picture'] },
  cards: { files: /^decks\/.*\.yaml$/, key: 'cards', at: ['picture'] },
  mats: { files: /^units\.yaml$/, key: 'sides', at: ['mat'] },
} as const satisfies Readonly<Record<string, Showing>>
export const SHOWER_LISTS = Object.keys(SHOWERS) as readonly (keyof typeof SHOWERS)[]
export type Shower = { readonly list: keyof typeof SHOWERS; readonly id: string }

type Entry = { readonly id: string; readonly file: string; readonly path: ValuePath }

/** The well-formed entries of a list in all files of the pack. */
function entriesOf(files: Files, list: Shower['list']): readonly Entry[] {
  const { key, at } = SHOWERS[list]
  return Object.keys(files)
    .filter((file) => SHOWERS[list].files.test(file))
    .flatMap((file) => {
      const all = valueAt(readYaml(files[file]).value, [key])
      return listOf(all).flatMap((one, index): Entry[] => {
        const isWhole = isObject(one) && isObject(valueAt(one, at.slice(0, -1)))
        return isWhole && typeof one.id === 'string' ? [{ id: one.id, file, path: [key, index, ...at] }] : []
      })
    })
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The entries of the pack's own files that can show a picture, as far as the schemas have loaded. */
export const showersIn = (files: Files, ruleset: string | undefined): Shower[] =>
  SHOWER_LISTS.flatMap((list) =>
    entriesOf(files, list).flatMap(({ id, file, path }) => {
      const kind = schemaFor(file, ruleset)
      const isKnown = kind && isLoaded(kind) && schemaAt(kind, readYaml(files[file]).value, path)
      return isKnown ? [{ list, id }] : []
    }),
  )

/** Sets the picture of an entry. */
export function shownOn(files: Files, { list, id }: Shower, picture: string): Change[] {
  const entry = entriesOf(files, list).find((one) => one.id === id)
  const after = entry && withKey(files[entry.file], entry.path, picture)
  return entry && after !== undefined ? difference(entry.file, files[entry.file], after) : []
}

type Underlay = NonNullable<MapFile['underlay']>

/** Sets the underlay of a map; without `underlay` it is removed. */
export function underlaid(
  files: Files,
  map: string,
  underlay: Partial<Underlay> | undefined,
): Change[] | undefined {
  const text = files[map]
  if (text === undefined) return undefined
  const after = underlay
    ? withKey(text, ['underlay'], Object.fromEntries(ORDER.flatMap((key) => saidOf(underlay, key))))
    : withoutKey(text, ['underlay'])
  return after === undefined ? undefined : difference(map, text, after)
}

const ORDER = ['picture', 'at', 'width', 'height', 'turn', 'skew', 'opacity', 'inPlay'] as const

/** Default values are not written. */
function saidOf(underlay: Partial<Underlay>, key: (typeof ORDER)[number]): [string, unknown][] {
  const value = underlay[key]
  return value === undefined || value === false || ((key === 'turn' || key === 'skew') && value === 0)
    ? []
    : [[key, value]]
}
