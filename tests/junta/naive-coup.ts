/** The sums of a coup once more, the slow way and from the files of the pack, not from the compiled tables. */

import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { JuntaTerrainFile, JuntaUnitsFile } from '../../schemas/generated/content'

const files = (def: JuntaDef) =>
  def.rules.pack as unknown as { units: JuntaUnitsFile; terrain: JuntaTerrainFile }

const typeOf = (def: JuntaDef, unit: number) => {
  const id = def.rules.units.ids[unit].replace(/-\d+$/, '')
  const type = files(def).units.units.find((one) => one.id === id)
  if (!type) throw new Error(id)
  return type
}

const isGone = (state: JuntaState, seat: number) => state.dead[seat] === 1 || state.exile[seat] >= 0

/** Whose word a unit obeys, as the rules say it: the marker on it, the card that brought it, the office, the cousin. */
export function masterOf(def: JuntaDef, state: JuntaState, unit: number): string | undefined {
  const { rules } = def
  let seat = state.control[unit]
  if (seat < 0) {
    const office = rules.offices.ids[rules.units.office[unit]]
    if (office === undefined) return undefined
    const powers = files(def).units.offices.find(({ id }) => id === office)?.powers ?? []
    const index = rules.offices.ids.indexOf(office)
    const isPresidents = powers.includes('president') || state.cousin[index] === 1
    seat = isPresidents ? state.president : state.office[index]
  }
  if (seat < 0 || isGone(state, seat)) return undefined
  return rules.seats[seat]
}

/** Names of units in a space that obey a family. */
export const troop = (def: JuntaDef, state: JuntaState, cell: number, family: string): number[] =>
  def.rules.units.ids.flatMap((_, unit) =>
    state.cell[unit] === cell && masterOf(def, state, unit) === family ? [unit] : [],
  )

/** Armed ones one each, unarmed ones in pairs whatever they are, guards one more together where they are at home. */
export function naiveDice(def: JuntaDef, cell: number, units: readonly number[]): number {
  let dice = 0
  let half = 0
  const bonus = new Set<string>()
  for (const unit of units) {
    const type = typeOf(def, unit)
    if (type.per === 1) dice += 1
    else half += 1
    if (type.bonus?.at.includes(def.grid.names[cell])) bonus.add(type.id)
  }
  while (half >= 2) {
    half -= 2
    dice += 1
  }
  for (const id of bonus) {
    const type = files(def).units.units.find((one) => one.id === id)
    dice += type?.bonus?.dice ?? 0
  }
  return dice
}

export function naiveCentres(def: JuntaDef, state: JuntaState): number {
  let count = 0
  for (const { id, role } of files(def).terrain.spaces) {
    if (role !== 'centre') continue
    const cell = def.grid.indexOf(id)
    const masters = def.rules.units.ids.flatMap((_, unit) => {
      const master = state.cell[unit] === cell ? masterOf(def, state, unit) : undefined
      return master === undefined ? [] : [master]
    })
    const isLoyal = (family: string) => state.side[def.seats.indexOf(family)] !== 1
    if (masters.length > 0 && !masters.some(isLoyal)) count += 1
  }
  return count
}

/** Spaces in which two families stand and may fight. */
export function naiveContested(def: JuntaDef, state: JuntaState): string[] {
  const embassies = files(def).terrain.spaces.flatMap(({ id, role }) => (role === 'embassy' ? [id] : []))
  return def.grid.names
    .filter((name, cell) => {
      const masters = new Set<string>()
      def.rules.units.ids.forEach((_, unit) => {
        const master = masterOf(def, state, unit)
        if (state.cell[unit] === cell && state.moved[unit] !== 9 && master !== undefined) masters.add(master)
      })
      return masters.size > 1 && !embassies.includes(name)
    })
    .sort()
}
