/** Actions on areas as changes of files: the map, the mentions of its areas, and their names in all languages. */
import type { Message } from '../../../../schemas/diagnostic'
import { isObject } from '../../../../schemas/walk'
import { applyAll, type Change, difference, type Files } from '../../document/change'
import { withField, withName } from '../../objects/model/edit'
import { listAt, namedEverywhere } from '../../objects/model/make'
import { freeId } from '../../objects/model/placeable'
import { withNewItem } from '../../objects/model/text-edits'
import { nameFromId } from '../../yaml/add-names'
import { readYaml } from '../../yaml/read-yaml'
import * as acts from './acts'
import { neighboursOf } from './borders'
import { linkedPairs, mergedMentions, removedMentions, renamedArea } from './mentions'
import { type Fault, isFault } from './redrawing'
import { type Area, type AreaSheet, readSheet, type Spot } from './sheet'
import { redrawn } from './write'

/** A map in its pack. */
export type AreaFiles = {
  readonly files: Files
  /** The path of the map file. */
  readonly file: string
  readonly ruleset: string | undefined
}

/** The outcome of an action: named changes with the area that was created or kept, or the reason for refusal. */
export type Outcome =
  | {
      readonly type: 'done'
      readonly name: Message
      readonly changes: readonly Change[]
      readonly id?: string
    }
  | ({ readonly type: 'refused' } & Fault)

/** All actions on the areas of a map. Files that mention areas by id follow each change. */
export class AreaCommands {
  readonly #sheet: AreaSheet | undefined

  constructor(readonly on: AreaFiles) {
    this.#sheet = readSheet(on.files[on.file] ?? '')
  }

  /** Undefined if the map cannot be read, or has no areas. */
  get sheet(): AreaSheet | undefined {
    return this.#sheet
  }

  area(id: string | undefined): Area | undefined {
    return this.#sheet?.areas.find((area) => area.id === id)
  }

  draw(corners: readonly Spot[], terrain: string, wanted?: string): Outcome {
    const id = wanted ?? this.freeId('area')
    return this.#made('placeThing', id, (sheet) => acts.drawArea(sheet, corners, { id, terrain }), id)
  }

  placeNode(at: Spot, terrain: string, wanted?: string): Outcome {
    const id = wanted ?? this.freeId('place')
    return this.#made('placeThing', id, (sheet) => acts.placeNode(sheet, at, { id, terrain }), id)
  }

  moveCorner(from: Spot, to: Spot): Outcome {
    return this.#made('outline', '', (sheet) => acts.moveCorner(sheet, from, to))
  }

  insertCorner(on: Spot, to?: Spot): Outcome {
    return this.#made('outline', '', (sheet) => acts.insertCorner(sheet, on, to))
  }

  removeCorner(at: Spot): Outcome {
    return this.#made('outline', '', (sheet) => acts.removeCorner(sheet, at))
  }

  split(area: Area, cut: readonly Spot[], wanted?: string): Outcome {
    const id = wanted ?? this.freeId('area')
    const own = { id, terrain: area.terrain ?? '' }
    return this.#made('splitArea', area.id, (sheet) => acts.splitArea(sheet, area, cut, own), id)
  }

  /** Keeps the first area; mentions of the other one now name the first. */
  merge(one: Area, other: Area): Outcome {
    const { files, ruleset } = this.on
    const mentions = () => mergedMentions(files, ruleset, other.id, one.id)
    return this.#made(
      'mergeAreas',
      one.id,
      (sheet) => acts.mergeAreas(sheet, one, other),
      undefined,
      mentions,
    )
  }

  remove(area: Area): Outcome {
    const { files, ruleset, file } = this.on
    const mentions = () => removedMentions(files, ruleset, file, area.id)
    return this.#made('removeThing', area.id, (sheet) => acts.removeArea(sheet, area), undefined, mentions)
  }

  moveSpot(area: Area, key: 'at' | 'label', to: Spot): Outcome {
    return this.#made('moveThing', area.id, (sheet) => acts.moveSpot(sheet, area, key, to))
  }

  moveAreas(ids: readonly string[], by: Spot, name: string): Outcome {
    return this.#made('moveThing', name, (sheet) => acts.moveAreas(sheet, ids, by))
  }

  /** Sets the terrain of an area in its fields. */
  setTerrain({ id, index }: Area, terrain: string): Outcome {
    const { files, file } = this.on
    const text = files[file] ?? ''
    const after = withField(text, ['areas', index, 'terrain'], terrain)
    const name: Message = { key: 'studio.step.fieldOfThing', values: { name: id, field: 'terrain' } }
    return { type: 'done', name, changes: after === undefined ? [] : difference(file, text, after) }
  }

  /** Sets the name of an area in the language of a text file. */
  setName({ id }: Area, file: string, name: string): Outcome {
    const text = this.on.files[file] ?? ''
    const after = withName(text, 'areas', id, name.trim())
    const changes = after === undefined ? [] : difference(file, text, after)
    return { type: 'done', name: step('nameOfThing', id), changes }
  }

  /** Renames an area everywhere in the pack. */
  rename({ id, index }: Area, to: string): Outcome {
    const { files, ruleset, file } = this.on
    const changes = renamedArea(files, ruleset, id, to, { file, index })
    return { type: 'done', name: step('nameOfThing', id), changes, id: to }
  }

  /** Adds a link of one type between all areas that share a border and have no link. */
  linkNeighbours(type: string): Outcome {
    const { files, file } = this.on
    const sheet = this.#sheet
    const idOf = (index: number) => sheet?.areas.find((area) => area.index === index)?.id ?? ''
    const pairs = sheet ? neighboursOf(sheet).map(([a, b]) => [idOf(a), idOf(b)] as const) : []
    return {
      type: 'done',
      name: step('placeThing', type),
      changes: linkedPairs(file, files[file] ?? '', type, pairs),
    }
  }

  /** Turns the areas wholly within a rectangle into an inset with an id of its own. */
  frame(from: Spot, to: Spot, wanted?: string): Outcome {
    const { files, file } = this.on
    const inside = this.#sheet ? acts.areasIn(this.#sheet, from, to).map(({ id }) => id) : []
    if (inside.length === 0) return { type: 'refused', reason: 'no-frame', areas: [] }
    const id = wanted ?? freeId('inset', this.#idsOf('places'))
    const text = files[file] ?? ''
    const after = withNewItem(text, ['places'], `{ id: ${id}, kind: inset, cells: [${inside.join(', ')}] }`)
    const changes = after === undefined ? [] : difference(file, text, after)
    const names = namedEverywhere(files, [{ group: 'places', id, name: nameFromId(id) }])
    return { type: 'done', name: step('placeThing', id), changes: [...changes, ...names], id }
  }

  /** An id that no area of the pack has: area-1, area-2 ... */
  freeId(base: string): string {
    return freeId(base, this.#idsOf('areas'))
  }

  #idsOf(list: string): ReadonlySet<string> {
    const maps = Object.entries(this.on.files).filter(([file]) => file.startsWith('maps/'))
    const held = maps.flatMap(([, text]) => listAt(readYaml(text).value, [list]))
    return new Set(held.flatMap((one) => (isObject(one) && typeof one.id === 'string' ? [one.id] : [])))
  }

  #made(
    what: string,
    about: string | undefined,
    act: (sheet: AreaSheet) => acts.Made,
    named?: string,
    mentions: () => readonly Change[] = () => [],
  ): Outcome {
    const { files, file } = this.on
    if (!this.#sheet) return { type: 'refused', reason: 'too-few', areas: [] }
    const made = act(this.#sheet)
    if (isFault(made)) return { type: 'refused', ...made }
    const before = mentions()
    const text = applyAll(files, before)[file] ?? ''
    const names = named === undefined ? [] : [{ group: 'areas', id: named, name: nameFromId(named) }]
    const isOfMap = (change: Change) => change.file === file
    // The map comes first, because undo shows the first changed file.
    const changes = [
      ...before.filter(isOfMap),
      ...redrawn(file, text, this.#sheet, made),
      ...before.filter((change) => !isOfMap(change)),
      ...namedEverywhere(files, names),
    ]
    return {
      type: 'done',
      name: step(what, about ?? ''),
      changes,
      ...(named === undefined ? {} : { id: named }),
    }
  }
}

const step = (what: string, name: string): Message => ({ key: `studio.step.${what}`, values: { name } })
