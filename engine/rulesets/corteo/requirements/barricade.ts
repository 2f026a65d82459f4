/** The requirements for building a barricade, and for removing one or a jam (B-6, A-5d). */
import { directionBetween } from '../../../geometry/cells'
import { type Details, inTerrain } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { barricadeCost } from '../blocks/numbers'
import { BARRICADE, COVER, JAM, SMOKE } from '../position/cells'
import type { Rules } from '../rules'
import { controlsCell } from '../rules/control'
import { convoyNear } from '../rules/convoy'
import { isEmptyFor } from '../rules/movement/barricade'
import { isHoming } from '../rules/movement/homing'
import { CLEARED, has } from '../state'
import { type Attempt, about, at, cellIn, inScenario, nearConvoy, no, noSuchCell } from './attempt'
import { firstLeave, goesHome } from './moving'

export function barricade(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const { ground, pieces, cache } = rules
  if (state.phase !== 'movement') return no('C-056', 'no-movement')
  if (!rules.barricades.sides.includes(state.turn))
    return no('C-056', 'barricade-side', { source: inScenario(rules, 'barricades', 'side') })
  if (state.active < 0) return no('C-056', 'take-first')
  const stays = firstLeave(attempt)
  if (stays) return stays
  if (state.blocks <= 0)
    return no('C-057', 'barricade-none', { source: inScenario(rules, 'barricades', 'pieces') })
  if (isHoming(rules, state, state.active)) return goesHome(rules, state, state.active, 'home-only')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('C-056')
  const details = { values: { ...about(rules, state.active), ...at(rules, cell) }, cells: [cell] }
  const from = state.cell[state.active]
  const direction = directionBetween(rules.board.grid, from, cell)
  if (direction < 0) return no('C-056', 'barricade-far', details)
  if (cache.marker[cell] === BARRICADE) return no('C-057', 'barricade-twice', details)
  if (cache.marker[cell] === SMOKE) return no('C-145', 'smoke', details)
  if (cache.marker[cell] === JAM) return no('C-147', 'jam', details)
  if (
    ground.buildable[cell] === 0 ||
    ground.standable[pieces.walk[state.active]][cell] === 0 ||
    cache.marker[cell] === COVER
  )
    return no('C-057', 'barricade-ground', { ...details, source: groundSource(rules, cell) })
  if (ground.control[pieces.side[state.active]][from * ground.width + direction] === 0)
    return no('C-056', 'barricade-control', details)
  if (!isEmptyFor(rules, state.turn, cell)) return no('C-056', 'barricade-occupied', details)
  const convoy = convoyNear(rules, state, cell)
  if (convoy >= 0) return nearConvoy(rules, convoy, details)
  return tooDear(attempt, 'C-056', details)
}

/** Returns the place in the files, scenario or else terrain, that closes a cell to barricades. */
const groundSource = (rules: Rules, cell: number) => {
  const { notOn = [] } = rules.scenario.rules.barricades ?? {}
  const index = notOn.indexOf(rules.pack.terrain.terrain[rules.ground.terrain[cell]]?.id)
  return index < 0 ? inTerrain(rules, cell, 'barricade') : inScenario(rules, 'barricades', 'notOn', index)
}

/** Refuses a barricade that is too expensive to build or remove. */
const tooDear = (
  { rules, state }: Attempt,
  rule: string,
  details: Details,
  number: 'barricade-cost' | 'removal-cost' = 'barricade-cost',
): Refusal | undefined =>
  state.points >= barricadeCost(rules, state, state.active, number)
    ? undefined
    : no(rule, 'barricade-points', {
        ...details,
        values: { ...details.values, points: barricadeCost(rules, state, state.active, number) / 2 },
        source: inScenario(rules, 'barricades', 'cost'),
      })

export function remove(attempt: Attempt): Refusal | undefined {
  const { rules, state } = attempt
  const cell = cellIn(attempt)
  if (state.phase === 'movement' && state.jams.includes(cell)) return removeJam(attempt, cell)
  if (!rules.barricades.removable)
    return no('C-059', 'remove-never', { source: inScenario(rules, 'barricades', 'removable') })
  if (state.phase !== 'movement') return no('C-060', 'no-movement')
  return removeBarricade(attempt, cell)
}

/** C-146: only some units remove a jam, from a neighbouring cell. */
function removeJam(attempt: Attempt, cell: number): Refusal | undefined {
  const { rules, state } = attempt
  const piece = state.active
  if (piece < 0) return no('C-146', 'take-first')
  const values = { ...about(rules, piece), ...at(rules, cell) }
  if (rules.pieces.clears[piece] === 0)
    return no('C-146', 'jam-clearer', { values, source: inScenario(rules, 'jams', 'removers') })
  if (!controlsCell(rules, state, piece, cell))
    return no('C-146', 'barricade-control', { values, cells: [cell] })
  return firstLeave(attempt)
}

/** C-060: a barricade can be removed if it is from an earlier hand and under the control of the active unit, one a unit and turn. */
function removeBarricade(attempt: Attempt, cell: number): Refusal | undefined {
  const { rules, state } = attempt
  const piece = state.active
  if (piece < 0) return no('C-060', 'take-first')
  const stays = firstLeave(attempt)
  if (stays) return stays
  if (cell < 0) return noSuchCell('C-060')
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  const index = state.barricades.indexOf(cell)
  if (index < 0) return no('C-060', 'remove-nothing', details)
  if (state.builtIn[index] >= state.hand) return no('C-060', 'remove-early', details)
  if (has(state, piece, CLEARED)) return no('C-060', 'remove-again', details)
  if (rules.board.grid.distance(state.cell[piece], cell) !== 1) return no('C-060', 'barricade-far', details)
  if (!controlsCell(rules, state, piece, cell)) return no('C-060', 'barricade-control', details)
  return tooDear(attempt, 'C-060', details, 'removal-cost')
}
