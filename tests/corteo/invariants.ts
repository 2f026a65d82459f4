/** Returns the first broken invariant of a state. */

import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import { score } from '../../engine/rulesets/corteo/rules/scoring'
import { ARRESTED, AWAY, type CorteoState, CUSTODY, OUT, PANICKED } from '../../engine/rulesets/corteo/state'

/** Returns a sentence about the first fault, or `undefined`. */
export function broken({ rules, grid }: CorteoDef, state: CorteoState): string | undefined {
  const { pieces, ground, stacking } = rules
  if (state.cell.length !== pieces.count || state.flags.length !== pieces.count) return 'a piece is lost'
  const stacks = new Map<number, number[]>()
  for (let piece = 0; piece < pieces.count; piece++) {
    const cell = state.cell[piece]
    if (!Number.isInteger(cell) || cell < OUT || cell >= grid.size) return `${pieces.ids[piece]} is nowhere`
    if (cell < 0) continue
    const stack = stacks.get(cell) ?? []
    stack.push(piece)
    stacks.set(cell, stack)
    if (ground.standable[pieces.walk[piece]][cell] === 0) return `${pieces.ids[piece]} is on closed ground`
    if ((state.flags[piece] & PANICKED) !== 0 && ground.base[cell] < 0 && !state.waiting.includes(piece))
      return 'a panicked piece is off its base'
  }
  for (const [cell, stack] of stacks) {
    const name = grid.names[cell]
    if (stack.length > stacking) return `${stack.length} pieces on ${name}`
    if (stack.some((piece) => pieces.side[piece] !== pieces.side[stack[0]])) return `both sides on ${name}`
    if (stack.length > 1 && ground.base[cell] < 0 && stack.some((piece) => pieces.stacks[piece] !== 1))
      return `a piece that never stacks is stacked on ${name}`
    if (state.barricades.includes(cell)) return `a piece is in the barricade on ${name}`
    if (state.jams.includes(cell)) return `a piece is in the jam on ${name}`
    if (state.covered.includes(cell)) return `a piece is on the covered ${name}`
  }
  const supplies = suppliesBroken(rules, state)
  if (supplies) return supplies
  if (state.builtIn.length !== state.barricades.length) return 'a barricade has no age'
  if (new Set(state.covered).size !== state.covered.length) return 'an objective is covered twice'
  if ([...state.covered, ...state.held].some((cell) => ground.site[cell] < 0))
    return 'no objective is covered'
  if (state.held.some((cell) => state.covered.includes(cell))) return 'an objective is held and covered'
  if (
    rules.objectives.covered &&
    state.held.some(
      (cell) => !stacks.get(cell)?.some((piece) => pieces.side[piece] === rules.objectives.side),
    )
  )
    return 'nobody is on a held objective'
  const option = optionBroken(rules, state) ?? forcesBroken(rules, state)
  if (option) return option
  return score(rules, state) === naiveScore(rules, state) ? undefined : 'the score does not add up'
}

/** Pieces of the supplies are on the map or in the box, unless a trigger adds or removes some. */
function suppliesBroken(
  { scenario, run, barricades: supply }: CorteoDef['rules'],
  state: CorteoState,
): string | undefined {
  const changes = (scenario.triggers ?? []).flatMap((trigger) => trigger.do)
  const changed = (of: string) => changes.some((effect) => effect.type === 'supplies' && effect.of === of)
  const barricades = state.blocks + state.barricades.length
  const { removable, reusable, pieces: all } = supply
  if (state.blocks < 0 || state.runs < 0) return 'a supply is below nothing'
  if (!changed('barricades') && (removable && !reusable ? barricades > all : barricades !== all))
    return 'barricades are lost'
  if (!changed('runs') && state.runs > run.pieces) return 'runs are lost'
  return undefined
}

/** Computes the score a second time, line by line, from the file of the scenario. */
function naiveScore(rules: CorteoDef['rules'], state: CorteoState): number {
  const { scenario, pieces, board, ground, counters, seats } = rules
  const seatOf = (cell: number) => state.takenSeats[state.takenCells.indexOf(cell)]
  return scenario.scoring.reduce((sum, line, index) => {
    if (rules.lines[index].when?.(rules, state) === false) return sum
    const seat = line.seat === undefined ? -1 : seats.findIndex(({ id }) => id === line.seat)
    const isOwn = (piece: number) => seat < 0 || pieces.seat[piece] === seat
    if (line.type === 'counter')
      return sum + line.times * state.counters[counters.findIndex(({ id }) => id === line.counter)]
    if (line.type === 'arrested-power')
      return (
        sum +
        line.times *
          state.cell.reduce(
            (all, cell, piece) => all + (cell === ARRESTED && isOwn(piece) ? pieces.power[piece] : 0),
            0,
          )
      )
    if (line.type === 'objectives')
      return (
        sum +
        line.times *
          [...state.covered, ...state.held]
            .filter((cell) => line.kinds?.includes(board.sites[ground.site[cell]].kind ?? '') ?? true)
            .filter((cell) => seat < 0 || seatOf(cell) === seat)
            .reduce((all, cell) => all + ground.value[cell], 0)
      )
    return sum
  }, -caught(rules, state))
}

/** A piece that is out of the game, in custody or left at home has a reason for it. */
function forcesBroken(rules: CorteoDef['rules'], state: CorteoState): string | undefined {
  const { custody, musters, pieces, captures, exits, scenario } = rules
  const held = state.cell.filter((cell) => cell === CUSTODY).length
  if (held > (custody?.units ?? 0)) return 'too many units in custody'
  const removes = (scenario.triggers ?? []).some((trigger) =>
    trigger.do.some(({ type }) => type === 'remove'),
  )
  if (state.cell.includes(OUT) && captures.length === 0 && exits.length === 0 && !removes)
    return 'somebody is out of the game'
  for (const [index, { seat, units, points }] of musters.entries()) {
    if (state.mustering <= index) continue
    const force = [...pieces.ids.keys()].filter(
      (piece) => pieces.seat[piece] === seat && pieces.arrival[piece] < 0 && !isLeftOut(rules, state, piece),
    )
    const power = force.reduce((sum, piece) => sum + pieces.power[piece], 0)
    if (force.length !== units || power !== points)
      return `${force.length} units for ${power} points were mustered`
  }
  return undefined
}

/** Whether a piece was not picked for the force. */
const isLeftOut = ({ pieces }: CorteoDef['rules'], state: CorteoState, piece: number): boolean =>
  pieces.arrival[piece] < 0 && state.cell[piece] === AWAY && !state.gone.includes(piece)

/** Returns the power of the pieces in the open when the final rules apply. */
function caught({ scenario, pieces, types, board }: CorteoDef['rules'], state: CorteoState): number {
  if (state.phase !== 'over') return 0
  return scenario.scoring.reduce((sum, line) => {
    if (line.type !== 'power-on-map') return sum
    const safe = line.except?.type === 'terrain' ? line.except.terrain : []
    return state.cell.reduce(
      (power, cell, piece) =>
        cell >= 0 &&
        line.units.includes(types[pieces.type[piece]].id) &&
        !safe.includes(board.terrain[cell] ?? '')
          ? power + pieces.power[piece]
          : power,
      sum,
    )
  }, 0)
}

function optionBroken(
  { pieces, ground, jams, smoke, leaving, musters }: CorteoDef['rules'],
  state: CorteoState,
) {
  const { gone, goneBy, goneUntil } = state
  if (gone.length !== goneBy.length || gone.length !== goneUntil.length)
    return 'somebody off the map is forgotten'
  if (gone.some((piece) => state.cell[piece] !== AWAY || pieces.side[piece] !== leaving?.side))
    return 'somebody who left is on the map'
  const lost = state.cell.findIndex(
    (cell, piece) =>
      cell === AWAY && pieces.arrival[piece] < 0 && musters.length === 0 && !gone.includes(piece),
  )
  if (lost >= 0) return `${pieces.ids[lost]} left without a way back`
  if (state.waiting.some((piece) => state.cell[piece] < 0 || (state.flags[piece] & PANICKED) === 0))
    return 'somebody who waits is awake or away'
  if (state.smoke.length !== state.smokeUntil.length || state.smoke.length > (smoke?.pieces ?? 0))
    return 'smoke without an end'
  if (state.gas >= 0 && state.phase !== 'retreat') return 'gas hangs in the air'
  if (state.jams.length > (jams?.pieces ?? 0)) return 'too many jams'
  const crowded = state.jams.some((cell) =>
    ground.neighbours
      .slice(cell * ground.width, (cell + 1) * ground.width)
      .some((other) => other >= 0 && state.jams.includes(other)),
  )
  if (crowded) return 'two jams side by side'
  if (state.budget < 0) return 'more points spent than given'
  return undefined
}
