import type { RawPack, TerrainFile, UnitsFile } from '../../../engine/types'
import type { Side, TerrainLook } from '../../../schemas/generated/content'
import { readYaml } from '../yaml/read-yaml'
import type { Files } from './change'

/** The look of a pack, read file by file: broken parts are missing, the rest is present. */
export type PackLook = {
  readonly terrain: NonNullable<TerrainFile['terrain']>
  readonly edges: NonNullable<TerrainFile['edges']>
  readonly sides: readonly Side[]
  readonly units: UnitsFile['units']
  readonly isTraced: true
}

/** Reads the parts of a pack for drawing and naming; unchanged texts are not read again. */
export class LookReader {
  readonly #read = new Map<string, { readonly text: string; readonly value: Record<string, unknown> }>()
  #texts: readonly string[] = []
  #base: RawPack | undefined
  #look:
    | { readonly terrain: unknown; readonly units: unknown; readonly base: unknown; readonly look: PackLook }
    | undefined

  /** `base`: the contents of the required packs. */
  look(files: Files, base?: RawPack): PackLook {
    const terrain = this.#fields(files, 'terrain.yaml')
    const units = this.#fields(files, 'units.yaml')
    const isSame = this.#look?.terrain === terrain && this.#look.units === units && this.#look.base === base
    if (this.#look && isSame) return this.#look.look
    const look: PackLook = {
      terrain: over(base?.terrain.terrain, entries<PackLook['terrain'][number]>(terrain.terrain, hasColour)),
      edges: over(base?.terrain.edges, entries<PackLook['edges'][number]>(terrain.edges, hasColour)),
      sides: over(base?.units.sides, entries<Side>(units.sides, hasColour)),
      isTraced: true,
      units: over(base?.units.units, entries<PackLook['units'][number]>(units.units, hasLook)),
    }
    this.#look = { terrain, units, base, look }
    return look
  }

  /** The text files; the same list while all of them are unchanged. */
  texts(files: Files, base?: RawPack): readonly string[] {
    const texts = Object.keys(files).flatMap((file) => (file.startsWith('text/') ? [files[file]] : []))
    const isSame =
      base === this.#base &&
      texts.length === this.#texts.length &&
      texts.every((text, index) => text === this.#texts[index])
    this.#base = base
    if (!isSame) this.#texts = texts
    return this.#texts
  }

  /** A name from the pack's texts; falls back to another language and then to the id. */
  name(files: Files, language: string, group: string, id: string, base?: RawPack): string {
    const languages = [
      language,
      'en',
      ...Object.keys(files).flatMap((file) => /^text\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? []),
    ]
    for (const candidate of languages) {
      const text = fields(this.#fields(files, `text/${candidate}.yaml`).text)
      const name = fields(fields(text[group])[id]).name ?? base?.texts[candidate]?.text[group]?.[id]?.name
      if (typeof name === 'string' && name !== '') return name
    }
    return id
  }

  /** The value of a file as far as it can be read; while it is broken, the last readable one. */
  #fields(files: Files, file: string): Record<string, unknown> {
    const text = files[file] ?? ''
    const known = this.#read.get(file)
    if (known?.text === text) return known.value
    const read = readYaml(text)
    const value = read.ok || !known ? fields(read.value) : known.value
    this.#read.set(file, { text, value })
    return value
  }
}

/** Entries of the pack override those of the required packs. */
function over<T extends { readonly id: string }>(
  base: readonly T[] | undefined,
  own: readonly T[],
): readonly T[] {
  if (!base) return own
  const byId = new Map(own.map((entry) => [entry.id, entry]))
  const below = new Set(base.map(({ id }) => id))
  return [...base.map((entry) => byId.get(entry.id) ?? entry), ...own.filter(({ id }) => !below.has(id))]
}

/** Whether a terrain is painted with a direction. */
export const hasDirection = (terrain: PackLook['terrain'][number] | undefined): boolean =>
  terrain?.slope !== undefined ||
  fields(fields(terrain).clash).uphill !== undefined ||
  TURNED.includes(terrain?.look.pattern)

/** Patterns with a direction. */
const TURNED: readonly TerrainLook['pattern'][] = ['scarp', 'corner']

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function entries<T>(value: unknown, isGood: (entry: unknown) => boolean): T[] {
  return Array.isArray(value) ? (value.filter((entry) => isNamed(entry) && isGood(entry)) as T[]) : []
}
const isNamed = (entry: unknown) => typeof fields(entry).id === 'string'
const hasLook = (entry: unknown) => typeof fields(entry).look === 'object'
const hasColour = (entry: unknown) => typeof fields(fields(entry).look).colour === 'string'
