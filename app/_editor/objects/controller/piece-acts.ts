import type { Grid } from '../../../../engine/geometry/grid'
import type { Change } from '../../document/change'
import type { Image } from '../../map/model/symmetry'
import type { Thing } from '../../map/model/thing'
import type { Point } from '../../map/model/turning'
import type { EditorSession } from '../../session'
import type { NewName } from '../../yaml/add-names'
import { moved } from '../model/edit'
import type { MapObject, NamedCell } from '../model/find'
import { idsIn, namesFor } from '../model/make'
import type { Placeable } from '../model/placeable'
import { withNewItem, written } from '../model/text-edits'
import { filesOf, meetsItself, withoutGrips } from './acts'
import { gripsWithin, itemAt, listFor, withFreeId } from './carry'
import type { Grip, Standing } from './reading'
import { ObjectSteps } from './steps'
import { gripsOf } from './symmetry-images'

/** Changes of the objects on pieces of the map, as a part of the step that changes the ground. */
export class PieceActs {
  readonly #steps: ObjectSteps

  constructor(private readonly session: EditorSession) {
    this.#steps = new ObjectSteps(session)
  }

  /** Moves objects wholly on moved cells along with them, unless they would leave the map. */
  along({ grid, all }: Standing, ways: readonly ReadonlyMap<number, number>[]): readonly Change[] {
    const there = new Map<NamedCell, number>()
    const grips: Grip[] = []
    for (const object of all)
      for (const grip of gripsOf(object, grid)) {
        const targets = targetsOf(grid, grip, ways)
        if (!targets || this.#steps.stops([object.file])) continue
        grips.push(grip)
        for (const [at, cell] of grip.cells.entries()) there.set(cell, targets[at])
      }
    const stays = new Set<MapObject>(
      grips.flatMap(({ object }) => (meetsItself(grid, object, there) ? [object] : [])),
    )
    const carried = grips.filter(({ object }) => !stays.has(object))
    return this.#steps.changes(filesOf(carried), (file, text) =>
      moved(
        text,
        carried.filter(({ object }) => object.file === file).flatMap(({ cells }) => cells),
        (cell) => grid.names[there.get(cell) ?? -1] ?? cell.cell,
      ),
    )
  }

  /**
   * Pastes things at a point, with their images; each gets a free id and a name in all languages. Things that the map has no list
   * for are left out, with a notice.
   */
  put(
    { grid, placeables }: Standing,
    things: readonly Thing[],
    at: Point,
    images: readonly Image[],
  ): readonly Change[] {
    const turns = [(cell: number) => cell, ...images.map((image) => (cell: number) => image.cell(cell))]
    const lists = things.map((thing) => listFor(placeables, thing))
    const count = lists.filter((list) => !list).length
    if (count > 0) this.#steps.refuse('studio.refused.no-list', { count })
    const items = things.flatMap((thing, index) => {
      const list = lists[index]
      return list && !this.#steps.stops([list.file])
        ? turns.flatMap((turn) => {
            const item = itemAt(grid, thing, at, turn)
            return item ? [{ list, item }] : []
          })
        : []
    })
    const named = this.#named(items)
    const put = (text: string | undefined, { list, item }: Put) =>
      text === undefined ? undefined : withNewItem(text, list.path, written(item))
    const names = (): NewName[] =>
      named.flatMap(({ list, item }) => (typeof item.id === 'string' ? namesFor(list.shape, item.id) : []))
    const files = [...new Set(named.map(({ list }) => list.file))]
    return this.#steps.changes(
      files,
      (file, text) => named.filter(({ list }) => list.file === file).reduce<string | undefined>(put, text),
      names,
    )
  }

  takeOut(standing: Standing, cells: readonly number[]): readonly Change[] {
    const grips = gripsWithin(standing, cells).filter(({ object }) => !this.#steps.stops([object.file]))
    return this.#steps.changes(filesOf(grips), (file, text) => withoutGrips(standing.grid, grips, file, text))
  }

  /** Items under free ids (objects cut before are no longer there); equal items on the same cells are added once. */
  #named(items: readonly Put[]): readonly Put[] {
    const { files } = this.session.document
    const taken = new Map<string, Set<string>>()
    const single = new Map(items.map((put) => [JSON.stringify([put.list.path, put.item]), put]))
    return [...single.values()].map(({ list, item }) => {
      const ids = taken.get(list.list) ?? new Set(idsIn(list.list, files, {}))
      taken.set(list.list, ids)
      return { list, item: withFreeId(item, ids) }
    })
  }
}

type Put = { readonly list: Placeable; readonly item: Record<string, unknown> }

/** The targets of a grip's cells, by the first mapping that contains all of them; undefined if it stays. */
function targetsOf(
  grid: Grid,
  { cells }: Grip,
  ways: readonly ReadonlyMap<number, number>[],
): readonly number[] | undefined {
  const here = cells.map(({ cell }) => grid.indexOf(cell))
  const way = ways.find((one) => here.length > 0 && here.every((cell) => cell >= 0 && one.has(cell)))
  const there = way && here.map((cell) => way.get(cell) ?? -1)
  return there?.includes(-1) ? undefined : there
}
