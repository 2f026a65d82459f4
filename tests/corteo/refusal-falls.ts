/** Reasons why a beaten unit cannot go there, leave the map, or be sent to a base (C-070 to C-074, C-092 to C-108). */
import { CLASH_RETREAT, THROW_RETREAT } from '../../engine/rulesets/corteo/state'
import type { Reason } from '../support/refusals/judge'
import { around } from './naive-city'
import { isControlled } from './naive-table'
import { isInZone } from './naive-zone'
import { apart, entering, named } from './refusal-facts'
import type { Scene } from './refusal-scene'

export const falls: Record<string, Reason<Scene>> = {
  'retreat-control': {
    rules: ['C-092', 'C-095'],
    types: ['retreat'],
    holds: entering(
      ({ table, state }, man, cell) => state.why >= CLASH_RETREAT && isControlled(table, man.side, cell),
    ),
  },
  'retreat-origin': {
    rules: ['C-074'],
    types: ['retreat'],
    holds: entering(({ def, state }, _, cell) => state.origin >= 0 && def.grid.names[state.origin] === cell),
  },
  'retreat-nearer': {
    rules: ['C-070'],
    types: ['retreat'],
    holds: entering((scene, man, cell) => {
      const { state, def } = scene
      if (state.why !== THROW_RETREAT) return false
      const from = def.grid.names[state.thrower]
      return (
        apart(scene, from, cell) <= apart(scene, from, man.at) &&
        (apart(scene, man.at, cell) === 1 || 'perhaps')
      )
    }),
  },
  // Over friends without room it may go further than a step (C-112).
  'retreat-far': {
    rules: ['C-070', 'C-092', 'C-095', 'C-145'],
    types: ['retreat'],
    holds: entering(({ table: { city } }, man, cell) => {
      const isNext = around(city, man.at).some(({ to }) => to === cell)
      return (!isNext || city.barracks.has(man.at)) && 'perhaps'
    }),
  },
  'no-leave': { rules: ['C-106'], types: ['leave'], holds: ({ step }) => step !== 'retreat' },
  'leave-now': {
    rules: ['C-106'],
    types: ['leave'],
    holds({ step, state, scenario, place, going: [man] }) {
      const edges = scenario.rules.leaving?.edges ?? []
      const isAtEdge = edges.some(
        (region) => isInZone(place, { type: 'region', region }, man?.at ?? '') === true,
      )
      return step === 'retreat' && (state.why < CLASH_RETREAT || man?.side !== 'march' || !isAtEdge)
    },
  },
  'not-going': {
    rules: ['C-070', 'C-092', 'C-095', 'C-145'],
    types: ['select'],
    holds(scene, action) {
      const man = named(scene, action)
      if (scene.step !== 'retreat' || man === undefined) return false
      const turn = scene.going.findIndex(({ id }) => id === man.id)
      return turn < 0 || (turn > 0 && (scene.state.midway === 1 || 'perhaps'))
    },
  },
  'not-base': {
    rules: ['C-099'],
    types: ['base'],
    holds: entering(({ table }, _, cell) => !table.city.barracks.has(cell)),
  },
}
