import type { MapFile } from '../../../../schemas/generated/content'
import { readYaml } from '../../yaml/read-yaml'
import type { Section } from '../../yaml/sections'

/** The parts of a map file other than its picture; each is parsed by itself and cached while its text is the same. */
export class MapParts {
  readonly #texts = new Map<string, string>()
  readonly #values = new Map<string, unknown>()

  constructor(text: string, sections: readonly Section[], before?: MapParts) {
    for (const { key, start, contentEnd } of sections) {
      if (key === 'rows' || key === 'legend' || this.#texts.has(key)) continue
      const own = text.slice(start, contentEnd)
      this.#texts.set(key, own)
      this.#values.set(key, before?.text(key) === own ? before.value(key) : partOf(own, key))
    }
  }

  text(key: string): string | undefined {
    return this.#texts.get(key)
  }

  /** Whether every part has the same text. */
  isSameAs(other: MapParts): boolean {
    if (this.#texts.size !== other.#texts.size) return false
    for (const [key, text] of this.#texts) if (other.text(key) !== text) return false
    return true
  }

  value(key: string): unknown {
    return this.#values.get(key)
  }

  /** The parts that can be drawn; entries without a name are left out. */
  mapFile(): Partial<MapFile> {
    const grid = this.value('grid')
    return {
      id: textOf(this.value('id')),
      grid: isGrid(grid) ? grid : undefined,
      areas: named(this.value('areas'), 'id') as MapFile['areas'],
      links: named(this.value('links'), 'type') as MapFile['links'],
      edges: named(this.value('edges'), 'type') as MapFile['edges'],
      places: named(this.value('places'), 'id') as MapFile['places'],
      sites: named(this.value('sites'), 'id') as MapFile['sites'],
      regions: named(this.value('regions'), 'id') as MapFile['regions'],
      scenery: this.value('scenery') as MapFile['scenery'],
      underlay: this.#texts.has('underlay')
        ? (fields(this.value('underlay')) as MapFile['underlay'])
        : undefined,
    }
  }
}

const partOf = (text: string, key: string) => fields(readYaml(text).value)[key]

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const isGrid = (value: unknown): value is MapFile['grid'] => typeof fields(value).kind === 'string'

const named = (value: unknown, key: string): unknown[] =>
  Array.isArray(value) ? value.filter((entry) => typeof fields(entry)[key] === 'string') : []
