/** Factories, links, unrest, living standards, protests and socialists in their places. */
import type { Table, TableLine, TablePiece } from '../../../types'
import type { Rules } from '../rules'
import { isOperative, worthOf } from '../rules/economy'
import { protestsOf } from '../rules/protests'
import { NONE, otherSide, RUNDOWN, type VolkState } from '../state'

export function pieces(rules: Rules, state: VolkState): TablePiece[] {
  return [...factories(rules, state), ...markers(rules, state)]
}

/** A factory shows its current worth, including links. */
function factories(rules: Rules, state: VolkState): TablePiece[] {
  const { cities, looks, sides } = rules
  return cities.ids.flatMap((id, city): TablePiece[] => {
    const factory = state.factory[city]
    if (factory === NONE) return []
    const isRundown = factory === RUNDOWN
    const ordinary = isRundown && !cities.special[city] ? looks.rundown : looks.factories[cities.side[city]]
    const type = cities.external[city] ? looks.abroad : cities.special[city] ? looks.special : ordinary
    return [
      {
        id: `factory-${id}`,
        kind: 'marker',
        type,
        side: sides[cities.side[city]],
        cell: cities.cell[city],
        level: 0,
        numbers: [worthOf(rules, state, city)],
        badges: isRundown ? ['rundown'] : [],
      },
    ]
  })
}

function markers(rules: Rules, state: VolkState): TablePiece[] {
  const { provinces, looks, sides } = rules
  const { divided, sections } = provinces
  return provinces.ids.flatMap((id, province) => {
    const cell = provinces.cell[province]
    const side = sides[provinces.side[province]]
    const kinds = [
      ['unrest', state.unrest[province]],
      ['protest', protestsOf(rules, state, province)],
      ['socialist', state.socialists[province]],
      ['standard', province === divided ? 0 : state.standard[province]],
    ] as const
    const own = kinds.flatMap(([kind, count], level) =>
      count > 0 ? [marker(`${kind}-${id}`, looks[kind], side, cell, count, level)] : [],
    )
    if (province !== divided) return own
    const inSections = sections.ids.flatMap((section, at) =>
      state.sections[at] > 0
        ? [marker(`standard-${section}`, looks.standard, side, sections.cell[at], state.sections[at], 0)]
        : [],
    )
    return [...own, ...inSections]
  })
}

const marker = (
  id: string,
  type: string,
  side: string,
  cell: number,
  count: number,
  level: number,
): TablePiece => ({ id, kind: 'marker', type, side, cell, level, numbers: [count], badges: [] })

/** W-30, W-31: a link that is not operative shows the opponent's colour. */
export function lines(rules: Rules, state: VolkState): TableLine[] {
  const { links, cities, sides } = rules
  return links.ids.flatMap((_, link) => {
    if (state.link[link] === 0) return []
    const works = isOperative(rules, state, link)
    return [
      {
        kind: works ? 'built' : 'dangling',
        side: sides[works ? links.side[link] : otherSide(links.side[link])],
        from: cities.cell[links.from[link]],
        to: cities.cell[links.to[link]],
      },
    ]
  })
}

/** Provinces whose supplier shares a protest of the divided city (W-60). */
export const marks = ({ provinces, sides }: Rules, { echo }: VolkState): Table['marks'] =>
  provinces.ids.flatMap((_, province) =>
    echo[province] > 0
      ? [{ cell: provinces.cell[province], kind: 'echo', side: sides[provinces.side[province]] }]
      : [],
  )
