/** Reasons why a unit cannot be put on the map: in the set-up, as a reinforcement, or back over the edge. */
import type { Zone } from '../../schemas/generated/content'
import type { Finding, Reason } from '../support/refusals/judge'
import { unitsOn } from './naive-table'
import { isInZone } from './naive-zone'
import { entering, groundShut, isAlone, isPlacing, named } from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

type Group = { readonly zone: Zone; readonly perCell: number }

/** Groups of the set-up that still take this unit. */
function groupsFor({ scenario, state, place }: Scene, man: Man): Group[] {
  const step = scenario.setup?.[state.stage]
  if (!step || man.seat !== (step.seat ?? step.side)) return []
  return step.groups.filter(({ units, count, when }, index) => {
    const isMeant = units === 'all' || units.includes(man.type)
    return isMeant && state.placed[index] < count && (when === undefined || isChosen(place, when as Chosen))
  }) as unknown as Group[]
}
type Chosen = { readonly option: string; readonly is: readonly string[] }
function isChosen({ scenario, chosen }: Scene['place'], { option, is }: Chosen): boolean {
  const index = (scenario.options ?? []).findIndex(({ id }) => id === option)
  return is.includes(scenario.options?.[index]?.choices?.[chosen[index]]?.id ?? '')
}

/** C-106: back from over the edge in this hand. */
const isBack = ({ state }: Scene, { back }: Man) => back !== undefined && back <= state.hand
const lateOf = ({ scenario, def }: Scene, { index }: Man) =>
  scenario.rules.arrivals?.[def.rules.pieces.arrival[index]]
/** C-148: one of those from elsewhere, whose hand has come. */
const isLate = (scene: Scene, man: Man) =>
  man.where === 'elsewhere' && man.back === undefined && (lateOf(scene, man)?.turn ?? 99) <= scene.state.hand
const dueOf = ({ def, state }: Scene, { index }: Man, withPatient = state.waits === 0) => {
  const type = def.rules.pieces.type[index]
  return state.due[type] - (withPatient ? 0 : state.patient[type])
}
const isBought = ({ state }: Scene, man: Man) =>
  man.where === 'reserve' && state.waits === 0 && state.budget > 0 && man.power <= state.budget

const mayEnter = (scene: Scene, man: Man) =>
  man.seat === scene.seat &&
  (isBack(scene, man) ||
    isLate(scene, man) ||
    (man.where === 'reserve' && dueOf(scene, man) > 0) ||
    (isBought(scene, man) && lateOf(scene, man) === undefined))

/** Zones by which it may enter in this hand. */
function entriesFor(scene: Scene, man: Man): Zone[] {
  const { state, scenario } = scene
  if (man.back !== undefined) {
    const region = scenario.rules.leaving?.edges[state.goneBy[state.gone.indexOf(man.index)]]
    return [{ type: 'region', region: region! }]
  }
  const late = isLate(scene, man) ? lateOf(scene, man) : undefined
  if (late) return [late.zone]
  const fits = (scenario.reinforcements ?? []).filter(
    ({ turn, side, units, points }) =>
      turn <= state.hand &&
      side === man.side &&
      ((units ?? []).some(({ unit }) => unit === man.type) || (points !== undefined && isBought(scene, man))),
  )
  return fits.length > 0 ? fits.map(({ zone }) => zone) : [{ type: 'sites', role: 'base', side: 'power' }]
}

const waits = (scene: Scene, man: Man) =>
  scene.step === 'set-up' ? man.where === 'reserve' && groupsFor(scene, man).length > 0 : mayEnter(scene, man)

function inZones(scene: Scene, man: Man, cell: string): boolean | undefined {
  const zones =
    scene.step === 'set-up' ? groupsFor(scene, man).map(({ zone }) => zone) : entriesFor(scene, man)
  const found = zones.map((zone) => isInZone(scene.place, zone, cell))
  return found.includes(true) ? true : found.includes(undefined) ? undefined : false
}

/** Two of a side share a cell, the newly come only with those who came with them. */
function hasRoom(scene: Scene, man: Man, cell: string): boolean {
  const there = unitsOn(scene.table, cell)
  if (there.length >= 2 || there.some(({ side }) => side !== man.side)) return false
  if (there.length > 0 && [man, ...there].some((one) => isAlone(scene, one, cell))) return false
  return !isCrowded(scene, man, cell) && !isStrange(scene, man, cell)
}
function isCrowded(scene: Scene, man: Man, cell: string): boolean {
  if (scene.step !== 'set-up') return false
  const groups = groupsFor(scene, man).filter(({ zone }) => isInZone(scene.place, zone, cell) !== false)
  const count = unitsOn(scene.table, cell).length
  return groups.length > 0 && groups.every(({ perCell }) => count >= perCell)
}
function isStrange(scene: Scene, man: Man, cell: string): boolean {
  if (scene.step === 'set-up' || !isLate(scene, man)) return false
  return unitsOn(scene.table, cell).some(({ id }) => {
    const other = scene.men.get(id)!
    return lateOf(scene, other) !== lateOf(scene, man) || !scene.state.newcomers.includes(other.index)
  })
}
const isMarked = ({ table, jams, smoke }: Scene, cell: string) =>
  [...table.barricades, ...table.covered, ...jams, ...smoke].includes(cell)

const hasPlace = (scene: Scene, man: Man) =>
  [...scene.cells].some(
    (cell) =>
      inZones(scene, man, cell) !== false &&
      !groundShut(scene, man, cell) &&
      (scene.step === 'set-up' || !isMarked(scene, cell)) &&
      hasRoom(scene, man, cell),
  )

const choosing =
  (is: (scene: Scene, man: Man) => Finding): Reason<Scene>['holds'] =>
  (scene, action) => {
    const man = action.type === 'select' ? named(scene, action) : undefined
    return isPlacing(scene) && man !== undefined && is(scene, man)
  }
const IN = ['C-018', 'C-023', 'C-025', 'C-027', 'C-107', 'C-148']

export const placing: Record<string, Reason<Scene>> = {
  placed: { rules: IN, types: ['select'], holds: choosing((_, man) => man.where === 'map') },
  'not-now': {
    rules: IN,
    types: ['select'],
    holds: choosing((scene, man) => !waits(scene, man)),
  },
  'no-room': {
    rules: ['C-109'],
    types: ['select'],
    holds: choosing((scene, man) => waits(scene, man) && !hasPlace(scene, man)),
  },
  'too-dear': {
    rules: ['C-027'],
    types: ['select'],
    holds: choosing(
      (scene, man) =>
        scene.step === 'reinforcements' &&
        scene.state.budget > 0 &&
        man.side === scene.side &&
        man.where === 'reserve' &&
        man.power > scene.state.budget &&
        !waits(scene, man) && { points: scene.state.budget },
    ),
  },
  'out-of-zone': {
    rules: IN,
    types: ['place'],
    holds: entering((scene, man, cell) => {
      const found = isPlacing(scene) ? inZones(scene, man, cell) : true
      return found === undefined ? 'perhaps' : !found
    }),
  },
  'per-cell': {
    rules: IN,
    types: ['place'],
    holds: entering((scene, man, cell) => isPlacing(scene) && isCrowded(scene, man, cell)),
  },
  shared: {
    rules: ['C-148'],
    types: ['place'],
    holds: entering((scene, man, cell) => isPlacing(scene) && isStrange(scene, man, cell)),
  },
  'enough-now': { rules: ['C-027'], types: ['enough'], holds: ({ step }) => step !== 'reinforcements' },
  'enough-due': {
    rules: ['C-027'],
    types: ['enough'],
    holds: (scene) =>
      scene.step === 'reinforcements' &&
      [...scene.men.values()].some(
        (man) =>
          man.seat === scene.seat &&
          (isBack(scene, man) ||
            isLate(scene, man) ||
            (man.where === 'reserve' && dueOf(scene, man, false) > 0)),
      ) &&
      'perhaps',
  },
}
