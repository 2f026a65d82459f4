/** Checks that there is one President, one office of each power, a bank, a Parliament for the police, a Palace to bombard, and enough centres to win. */
import { finding } from '../../../compile/finding'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { inTables, inTerrain, inUnits, ownPack } from './parts'

export const government = (raw: RawPack): Finding[] => [...powers(raw), ...places(raw), ...locations(raw)]

const POWERS = ['president', 'interior', 'navy', 'air'] as const

function powers(raw: RawPack): Finding[] {
  const { offices } = ownPack(raw).units
  const holders = (power: (typeof POWERS)[number]) =>
    offices.filter((office) => office.powers.includes(power))
  return POWERS.flatMap((power) => {
    const count = holders(power).length
    return count > 1 || (power === 'president' && count === 0)
      ? [finding('E-OFFICE-POWER', inUnits('offices'), 'office-power', { power, count })]
      : []
  })
}

function places(raw: RawPack): Finding[] {
  const { terrain, tables, units } = ownPack(raw)
  const centres = terrain.spaces.filter(({ role }) => role === 'centre').length
  const seats = (wanted: string) => terrain.spaces.filter(({ seat }) => seat === wanted).length
  const at = inTerrain('spaces')
  const hasPolice = units.offices.some((office) => office.powers.includes('interior'))
  const once = (seat: string, needed: boolean, place: At) =>
    seats(seat) > 1 || (needed && seats(seat) === 0)
      ? [finding('E-SPACE-SEAT', place, 'space-seat', { seat, count: seats(seat) })]
      : []
  const few =
    centres < tables.coup.centres
      ? [finding('E-CENTRES-FEW', inTables('coup', 'centres'), 'centres-few', { count: centres })]
      : []
  return [...once('palace', true, at), ...once('parliament', hasPolice, at), ...few]
}

function locations(raw: RawPack): Finding[] {
  const { tables } = ownPack(raw)
  const count = tables.locations.filter(({ role }) => role === 'bank').length
  return count === 1 ? [] : [finding('E-LOCATION-BANK', inTables('locations'), 'location-bank', { count })]
}
