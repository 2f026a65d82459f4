import type { Grid } from '../../../../engine/geometry/grid'
import type { AreaDrawing, TablePiece } from '../../../../engine/types'
import type { BoardProps } from '../../../_board/types'
import type { PackLook } from '../../document/pack-look'
import type { Layer } from '../../session/view'
import type { Grip } from '../controller/reading'
import { keyOf, type MapObject } from '../model/find'
import { type DrawnObject, overlayOf } from './paint-objects'

/** A layer of objects for the board: pieces as counters, the rest as an overlay, and a description of a cell. */
export type OnBoard = Pick<BoardProps, 'pieces' | 'overlay'> & {
  /** Undefined for answers of the rules, which belong to no layer and are shown on request. */
  readonly layer?: Layer
  readonly wordsOn: (cell: number) => readonly string[]
  /** Points that the sheet of a map of areas must include, in cells. */
  readonly room?: AreaDrawing['room']
}

export function onBoard(
  all: readonly MapObject[],
  grips: readonly Grip[],
  grid: Grid,
  units: PackLook['units'],
  wordsOf: (object: MapObject) => string,
): OnBoard {
  const cellsOf = (cells: MapObject['cells']) =>
    cells.map(({ cell }) => grid.indexOf(cell)).filter((cell) => cell >= 0)
  const chosen = new Map(grips.map((grip) => [keyOf(grip.object), grip]))
  const standing = all.filter(({ unit }) => unit !== undefined)
  const rings = grips
    .filter(({ object }) => object.unit !== undefined)
    .map(
      (grip): DrawnObject => ({
        cells: cellsOf(grip.cells),
        list: grip.object.list,
        isLine: false,
        isChosen: true,
      }),
    )
  const lying = all
    .filter(({ unit }) => unit === undefined)
    .map(
      (object): DrawnObject => ({
        cells: cellsOf(object.cells),
        list: object.list,
        isLine: object.lists.length === 0 && object.cells.length === 2,
        isChosen: chosen.has(keyOf(object)),
      }),
    )
  const said = new Map<number, string[]>()
  for (const object of all.filter((one) => !isSaidByMap(one)))
    for (const cell of new Set(cellsOf(object.cells)))
      said.set(cell, [...(said.get(cell) ?? []), wordsOf(object)])
  return {
    pieces: piecesOf(standing, cellsOf, units),
    overlay: overlayOf([...lying, ...rings]),
    wordsOn: (cell) => said.get(cell) ?? [],
  }
}

/** The board describes sites and places by itself. */
const isSaidByMap = ({ list }: MapObject): boolean => list === 'sites' || list === 'places'

/** A counter on each cell of a unit, in the colours of its side. */
function piecesOf(
  objects: readonly MapObject[],
  cellsOf: (cells: MapObject['cells']) => readonly number[],
  units: PackLook['units'],
): readonly TablePiece[] {
  const levels = new Map<number, number>()
  return objects.flatMap((object) =>
    cellsOf(object.cells).map((cell, at): TablePiece => {
      const level = levels.get(cell) ?? 0
      levels.set(cell, level + 1)
      return { ...pieceOf(object, units), id: `${keyOf(object)} ${at}`, cell, level }
    }),
  )
}

/** The counter of an object with a unit. */
export function pieceOf(object: MapObject, units: PackLook['units']): TablePiece {
  const unit = units.find(({ id }) => id === object.unit)
  const side = unit && 'side' in unit ? unit.side : undefined
  return {
    id: keyOf(object),
    kind: 'unit',
    type: object.unit ?? '',
    side: side ?? object.side ?? object.within.at(0),
    level: 0,
    badges: [],
  }
}
