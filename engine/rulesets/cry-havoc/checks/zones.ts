/** Checks that zones and cells where pieces begin or enter are on the map, open to them, and large enough. */
import type { CryHavocGround } from '../../../../schemas/generated/content'
import { finding, within } from '../../../compile/finding'
import { marked } from '../../../geometry/cells'
import type { BoardMap, Finding, RawPack } from '../../../types'
import { zoneMask } from '../compile/ends'
import { compileGround } from '../compile/ground'
import type { Ground } from '../rules'
import { neighboursHere } from './neighbours'
import { type Group, groups, ownPack, type Standing, standingIn, unitText } from './parts'

export const zones = (raw: RawPack): Finding[] => {
  const grounds = new Map<BoardMap, Ground>()
  const groundOf = (board: BoardMap): Ground => {
    const known = grounds.get(board) ?? compileGround(ownPack(raw), board)
    grounds.set(board, known)
    return known
  }
  const placed = groups(raw).flatMap((group) =>
    group.board
      ? [{ group, board: group.board, ground: groundOf(group.board), pieces: standingIn(raw, group) }]
      : [],
  )
  return [...placed.flatMap(entering), ...placed.flatMap(standing), ...room(placed)]
}

type Place = {
  readonly group: Group
  readonly board: BoardMap
  readonly ground: Ground
  readonly pieces: readonly Standing[]
}

const openIn = ({ board, ground }: Place, zone: CryHavocGround, horse: boolean): number[] =>
  marked(zoneMask(board, zone)).filter((cell) => (horse ? ground.horseCost : ground.footCost)[cell] >= 0)

function entering(place: Place): Finding[] {
  const { value, at } = place.group
  if (!value.enter) return []
  const { zone, turn } = value.enter
  const horse = place.pieces.some((piece) => piece.horse && !piece.unit.beast)
  return openIn(place, zone, horse).length > 0
    ? []
    : [finding('E-ENTRY-EMPTY', within(at, 'enter', 'zone'), 'entry-empty', { turn })]
}

/** Checks listed cells: one entry a piece, with as many cells as it covers. Another check tests the ground. */
function standing({ group, pieces }: Place): Finding[] {
  const cells = group.value.at as readonly (string | readonly [string, string])[] | undefined
  if (!cells) return []
  const at = within(group.at, 'at')
  const [found, expected] = [cells.length, pieces.length]
  const count = found === expected ? [] : [finding('E-AT-COUNT', at, 'at-count', { found, expected })]
  const wrong = cells.flatMap((written, index) => {
    const piece = pieces[index]
    const names = typeof written === 'string' ? [written] : written
    if (!piece || names.length === piece.cells) return []
    const values = { unit: unitText(piece.unit.id), found: names.length, expected: piece.cells }
    return [finding('E-AT-LENGTH', within(at, index), 'at-length', values)]
  })
  return [...count, ...wrong]
}

/** Checks that each zone has room for its group, and that overlapping zones of a side have room for all. */
function room(placed: readonly Place[]): Finding[] {
  const set = placed.filter(({ group }) => group.value.place !== undefined)
  return set.flatMap((place) => {
    const before = set.filter(
      (other) => other.group.scenario === place.group.scenario && other.group.side === place.group.side,
    )
    const shares = before.slice(0, before.indexOf(place) + 1).filter((other) => overlaps(other, place))
    return lacking(place, [place]) ?? lacking(place, shares) ?? []
  })
}

const overlaps = (one: Place, other: Place): boolean => {
  const cells = new Set(openIn(one, one.group.value.place ?? {}, false))
  return openIn(other, other.group.value.place ?? {}, false).some((cell) => cells.has(cell))
}

function lacking(at: Place, places: readonly Place[]): Finding[] | undefined {
  for (const horse of [true, false]) {
    const pieces = places.flatMap((place) => place.pieces).filter((piece) => !horse || piece.horse)
    const expected = pieces.length
    const needed = pieces.reduce((sum, { cells }) => sum + cells, 0)
    const open = [...new Set(places.flatMap((place) => openIn(place, place.group.value.place ?? {}, horse)))]
    const pairs = open.filter((cell) => neighboursHere(at.ground, cell, open).length > 0).length
    const isFull = open.length < needed || (pieces.some(({ cells }) => cells === 2) && pairs < 2)
    if (!isFull) continue
    const found = Math.min(expected, horse ? Math.trunc(open.length / 2) : open.length)
    const names = places.map(({ group }) => group.value.id).join(', ')
    return [
      finding('E-ZONE-TOO-SMALL', within(at.group.at, 'place'), 'zone-too-small', {
        found,
        expected,
        groups: names,
      }),
    ]
  }
  return undefined
}
