/** Returns the first broken invariant of a state, which must hold after any actions. */
import { neighbour } from '../../engine/geometry/cells'
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import { DEAD, FALLEN, GONE, SITTING, WAITING } from '../../engine/rulesets/cry-havoc/state'

export function broken(def: CryHavocDef, state: CryHavocState): string | undefined {
  return (
    crowded(def, state) ??
    misplaced(def, state) ??
    badSaddle(def, state) ??
    badBridle(def, state) ??
    badNumbers(def, state)
  )
}

const name = ({ rules }: CryHavocDef, piece: number) => rules.pieces.ids[piece]
const pieces = ({ rules }: CryHavocDef) => Array.from({ length: rules.pieces.count }, (_, piece) => piece)

/** CH-58, CH-62. */
function crowded(def: CryHavocDef, state: CryHavocState): string | undefined {
  const living = new Map<number, number>()
  for (const piece of pieces(def)) {
    if (state.health[piece] === DEAD) continue
    for (const cell of [state.cell[piece], state.rear[piece]]) {
      if (cell < 0) continue
      const other = living.get(cell)
      if (other !== undefined)
        return `${name(def, piece)} and ${name(def, other)} share ${def.grid.names[cell]}`
      living.set(cell, piece)
    }
  }
  return undefined
}

/** CH-60: horses stand only on allowed ground, and their two cells are neighbours. */
function misplaced(def: CryHavocDef, state: CryHavocState): string | undefined {
  const { pieces: all, ground } = def.rules
  for (const piece of pieces(def)) {
    const [cell, rear] = [state.cell[piece], state.rear[piece]]
    if (cell < 0) {
      if (![WAITING, SITTING, GONE, FALLEN].includes(cell)) return `${name(def, piece)} is at ${cell}`
      if (rear >= 0) return `${name(def, piece)} is off the map with a rear`
      continue
    }
    const length = all.length[state.mount[piece] >= 0 ? state.mount[piece] : piece]
    if (length !== (rear >= 0 ? 2 : 1)) return `${name(def, piece)} covers ${rear >= 0 ? 2 : 1} cells`
    if (rear >= 0 && ![0, 1, 2, 3, 4, 5].some((way) => neighbour(def.grid, cell, way) === rear))
      return `${name(def, piece)} is torn apart`
    const horse = all.beast[piece] === 1 || state.mount[piece] >= 0
    for (const at of [cell, rear])
      if (at >= 0 && (horse ? ground.horseCost : ground.footCost)[at] < 0)
        return `${name(def, piece)} stands on ${def.grid.names[at]}`
  }
  return undefined
}

/** CH-67, CH-68. */
function badSaddle(def: CryHavocDef, state: CryHavocState): string | undefined {
  for (const piece of pieces(def)) {
    const mount = state.mount[piece]
    if (mount >= 0) {
      if (state.cell[mount] !== SITTING && state.cell[piece] !== GONE)
        return `${name(def, mount)} is not ridden`
      if (state.health[piece] !== 0) return `${name(def, piece)} rides wounded`
      if (def.rules.pieces.ridden[mount] === 0) return `${name(def, mount)} is ridden`
    }
    if (state.cell[piece] === SITTING && !state.mount.includes(piece))
      return `${name(def, piece)} carries nobody`
  }
  return undefined
}

/** CH-70, CH-72, CH-100: a led unit is next to its leader, and a tied one next to the unit ahead. */
function badBridle(def: CryHavocDef, state: CryHavocState): string | undefined {
  const leaders = state.ahead.filter((ahead) => ahead >= 0)
  if (new Set(leaders).size < leaders.length) return 'two are led by one'
  for (const piece of pieces(def)) {
    const ahead = state.ahead[piece]
    if (ahead < 0) {
      if (state.tied[piece] === 1) return `${name(def, piece)} is tied to nothing`
      continue
    }
    if (state.cell[piece] < 0 || state.cell[ahead] < 0) continue
    const cells = (one: number) => [state.cell[one], state.rear[one]].filter((cell) => cell >= 0)
    const near = cells(piece).some((cell) =>
      cells(ahead).some((other) => def.grid.distance(cell, other) === 1),
    )
    if (!near) return `${name(def, piece)} is far from ${name(def, ahead)}`
  }
  return undefined
}

function badNumbers(def: CryHavocDef, state: CryHavocState): string | undefined {
  for (const piece of pieces(def)) {
    if (state.arrows[piece] < -1) return `${name(def, piece)} has ${state.arrows[piece]} missiles`
    if (state.spent[piece] < 0 || state.spent[piece] > 12)
      return `${name(def, piece)} has spent ${state.spent[piece]}`
    if (state.health[piece] === DEAD && state.stunned[piece] !== 0)
      return `${name(def, piece)} is dead and stunned`
  }
  return state.phase !== 'over' && state.pending.length % 4 !== 0 ? 'half an entry is pending' : undefined
}
