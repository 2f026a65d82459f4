/** Types, offices and every unit of a coup, including those that cards bring. */
import type { JuntaUnitsEffect, JuntaUnitType } from '../../../../schemas/generated/content'
import { partSource, sourceOf } from '../../../kernel/sources'
import type { JuntaPack, Rules } from '../rules'
import { BOX, NOBODY } from '../state'
import type { Cards } from './cards'

type Places = Rules['places']

export function compileTypes(raw: JuntaPack, places: Places, cell: (name: string) => number): Rules['types'] {
  const { units } = raw.units
  const onMap = (names: readonly string[] = []) => names.map(cell).filter((index) => index >= 0)
  return {
    ids: units.map(({ id }) => id),
    per: units.map(({ per }) => per),
    bonusCells: units.map(({ bonus }) => onMap(bonus?.at)),
    bonusDice: units.map(({ bonus }) => bonus?.dice ?? 0),
    moves: units.map(({ moves = 1 }) => moves),
    lands: units.map((unit) => landingsOf(unit, places, onMap)),
    riot: units.map(({ riot = false }) => riot),
    guard: units.map(({ guard = false }) => guard),
    source: units.map((_, index) => sourceOf(raw, 'units', index)),
  }
}

function landingsOf(
  { lands }: JuntaUnitType,
  { neighbours }: Places,
  onMap: (names?: readonly string[]) => number[],
): number[] {
  if (!lands) return []
  const all = lands.anywhere ? neighbours.map((_, index) => index) : []
  const beside = onMap(lands.nextTo).flatMap((index) => [...neighbours[index]])
  return [...new Set([...all, ...beside, ...onMap(lands.at)])].sort((a, b) => a - b)
}

export function compileOffices(pack: JuntaPack): Rules['offices'] {
  const { offices } = pack.units
  const powers = offices.map(({ powers: own }) => ({
    president: own.includes('president'),
    interior: own.includes('interior'),
    brigade: own.includes('brigade'),
    navy: own.includes('navy'),
    air: own.includes('air'),
  }))
  return {
    ids: offices.map(({ id }) => id),
    indexOf: new Map(offices.map(({ id }, index) => [id, index])),
    powers,
    president: powers.findIndex(({ president }) => president),
    interior: powers.findIndex(({ interior }) => interior),
    navy: powers.findIndex(({ navy }) => navy),
    air: powers.findIndex(({ air }) => air),
    source: offices.map((_, index) => partSource(pack, 'units.yaml', 'offices', index)),
  }
}

type Made = {
  readonly type: number
  readonly office: number
  readonly card: number
  readonly home: number
  /** The effect that brings it, unless a card does. */
  readonly by?: JuntaUnitsEffect
}

/** Compiles the units of the offices in order, then those of cards and of other effects. Each is named after its type with a number. */
export function compileUnits(
  { units: { offices } }: JuntaPack,
  types: Rules['types'],
  cards: Cards,
  effects: readonly JuntaUnitsEffect[],
  cell: (name: string) => number,
): Forces {
  const made: Made[] = offices.flatMap(({ units = [] }, office) =>
    units.flatMap(({ unit, count, at }) =>
      times(count, {
        type: types.ids.indexOf(unit),
        office,
        card: NOBODY,
        home: at === undefined ? BOX : Math.max(BOX, cell(at)),
      }),
    ),
  )
  cards.effects.forEach((effects, card) => {
    for (const { verb, units, count } of effects)
      if (verb === 'units')
        for (const type of units) made.push(...times(count, { type, office: NOBODY, card, home: BOX }))
  })
  const ofEffect = { office: NOBODY, card: NOBODY, home: BOX }
  for (const by of effects)
    for (const unit of by.units)
      made.push(...times(by.count, { ...ofEffect, type: types.ids.indexOf(unit), by }))
  const known = made.filter(({ type }) => type >= 0)
  const counts = types.ids.map(() => 0)
  const ids = known.map(({ type }) => {
    counts[type] += 1
    return `${types.ids[type]}-${counts[type]}`
  })
  const units = {
    ids,
    indexOf: new Map(ids.map((id, index) => [id, index])),
    type: known.map(({ type }) => type),
    office: known.map(({ office }) => office),
    card: known.map(({ card }) => card),
    home: known.map(({ home }) => home),
    count: known.length,
  }
  const those = (isMeant: (unit: Made) => boolean) =>
    known.flatMap((unit, index) => (isMeant(unit) ? [index] : []))
  return {
    units,
    ofCard: cards.ids.map((_, index) => those(({ card }) => card === index)),
    broughtBy: (effect) => those(({ by }) => by === effect),
  }
}

/** Units, with those that each card and each effect brings. */
type Forces = {
  readonly units: Rules['units']
  readonly ofCard: number[][]
  broughtBy(effect: JuntaUnitsEffect): number[]
}

const times = (count: number, one: Made): Made[] => Array.from({ length: count }, () => one)
