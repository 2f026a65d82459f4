/** Random coups: they end, no unit is lost or made, and every sum agrees with a slow second one. */
import { expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { diceOf } from '../../engine/rulesets/junta/coup/rules/dice'
import { contested, fightersAt } from '../../engine/rulesets/junta/coup/rules/field'
import { rebelCentres } from '../../engine/rulesets/junta/coup/rules/outcome'
import { mustLeave } from '../../engine/rulesets/junta/coup/rules/retreats'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import { Coup, governed, OFFICES, randomStep, republic } from './coup-field'
import { naiveCentres, naiveContested, naiveDice, troop } from './naive-coup'

const SCENARIOS = ['four-families', 'five-families', 'six-families', 'seven-families']
const LOST = -2
const FLED = 9
const PHASES = ['movement', 'police', 'attack', 'bombard', 'fire', 'losses', 'consent', 'retreat', 'sides']
/** More than any coup can take: seven phases, each unit once, three waves. */
const MOST_STEPS = 4000
/** Among so many coups five are long ones; where none is, something is wrong with coups. */
const MOST_COUPS = 200

/** Everybody has cards that bring and bribe units, some are dead or abroad, some offices are the cousin's. */
function start(def: JuntaDef, rng: number[]): Coup {
  const some = def.seats.slice(1).filter(() => nextBelow(rng, 8) === 0)
  const isDead = (_: string, index: number) => index % 2 === 0
  const embassy = def.grid.names[def.rules.places.embassies[nextBelow(rng, 3)]]
  const dead = some.filter(isDead)
  const exile = Object.fromEntries(some.filter((_, index) => index % 2 === 1).map((id) => [id, embassy]))
  const cards = def.rules.cards.ids.filter((id, card) =>
    id === def.rules.cards.name[card] ? ['units', 'bribe'].includes(def.rules.cards.kind[card]) : false,
  )
  const hands: Record<string, string[]> = {}
  for (const card of cards) {
    const family = def.seats[nextBelow(rng, def.seats.length)]
    hands[family] = [...(hands[family] ?? []), card]
  }
  const notes = Object.fromEntries(def.seats.map((family) => [family, [1, 1, 2, 3]]))
  const given = governed(def, { dead, exile, hands, notes } as never)
  const holders = given.offices as Record<string, string>
  const vacant = OFFICES.filter((office) => some.includes(holders[office]))
  return new Coup(def, { ...given, cousin: vacant.slice(0, 1) } as never)
}

/** Of units that make one step, those that have moved come from one space. */
function checkSteps({ rules }: JuntaDef, { steps }: JuntaState): void {
  const origins = new Set<number>()
  for (let index = 0; index < steps.length; index += 2)
    if (rules.types.moves[rules.units.type[steps[index]]] === 1) origins.add(steps[index + 1])
  expect(origins.size).toBeLessThan(2)
}

/** Every unit is somewhere, nobody comes back from the dead, and who stands where agrees with a second count. */
function check(def: JuntaDef, before: JuntaState, coup: Coup): void {
  const { state } = coup
  const { rules } = def
  expect(state.cell.length).toBe(rules.units.count)
  const faults = rules.units.ids.filter((_, unit) => {
    const isOnBoard = state.cell[unit] >= LOST && state.cell[unit] < def.grid.size
    const isBack = before.cell[unit] === LOST && state.coup >= 0 && state.cell[unit] !== LOST
    const isTired = state.moved[unit] <= rules.types.moves[rules.units.type[unit]]
    return !isOnBoard || isBack || !(isTired || state.moved[unit] === FLED)
  })
  expect(faults).toEqual([])
  expect(
    contested(rules, state)
      .map((cell) => def.grid.names[cell])
      .sort(),
  ).toEqual(naiveContested(def, state))
  for (const cell of new Set(state.cell.filter((one) => one >= 0)))
    for (const family of def.seats) {
      const units = troop(def, state, cell, family).filter((unit) => state.moved[unit] !== FLED)
      expect(fightersAt(rules, state, cell, def.seats.indexOf(family))).toEqual(units)
      if (units.length > 0) expect(diceOf(rules, cell, units)).toBe(naiveDice(def, cell, units))
    }
  expect(rebelCentres(rules, state)).toBe(naiveCentres(def, state))
}

/** Each roll has as many dice as the units could throw at most, and each loss answers a hit. */
function checkFire(def: JuntaDef, before: JuntaState, coup: Coup): void {
  const hit = (dice: readonly number[]) => dice.filter((die) => die === 6).length
  const owed: Record<string, number> = {}
  for (const event of coup.events) {
    if (event.type === 'fired') {
      const cell = coup.cell(event.cell as string)
      const own = troop(def, before, cell, event.family as string).filter(
        (unit) => before.moved[unit] !== FLED,
      )
      const firing = own.filter((unit) => before.rest[unit] === 0)
      expect((event.dice as number[]).length).toBe(naiveDice(def, cell, firing))
    }
    if (event.type === 'bombarded') expect([3, 6]).toContain((event.dice as number[]).length)
    if (event.type === 'fired' || event.type === 'bombarded')
      owed[event.other as string] = (owed[event.other as string] ?? 0) + hit(event.dice as number[])
  }
  for (const [family, hits] of Object.entries(owed)) {
    const cell = coup.cell(coup.events.find(({ other }) => other === family)?.cell as string)
    const present = troop(def, before, cell, family).filter((unit) => before.moved[unit] !== FLED).length
    const lost = coup.events.filter((event) => event.type === 'lost' && event.family === family).length
    const due = coup.state.phase === 'losses' ? coup.state.due[coup.seat(family)] : 0
    expect(lost + due).toBe(Math.min(hits, present))
  }
}

/** Who must leave, from the units that fell. */
function checkRetreat(def: JuntaDef, state: JuntaState): void {
  if (state.phase !== 'consent' && state.phase !== 'retreat') return
  const losses = new Map<string, number>()
  for (let index = 0; index < state.fallen.length; index += 2)
    if (state.fallen[index] === state.field) {
      const family = def.seats[state.fallen[index + 1]]
      losses.set(family, (losses.get(family) ?? 0) + 1)
    }
  const there = def.seats.filter((family) =>
    troop(def, state, state.field, family).some((unit) => state.moved[unit] !== FLED),
  )
  const least = Math.min(...there.map((family) => losses.get(family) ?? 0))
  const beaten = there.filter((family) => (losses.get(family) ?? 0) > least)
  expect(
    mustLeave(def.rules, state, state.field)
      .map((seat) => def.seats[seat])
      .sort(),
  ).toEqual(beaten.sort())
  expect(beaten).toContain(def.seats[state.routed[0]])
}

test.each(SCENARIOS)(
  '%s: coups by chance',
  (scenario) => {
    const def = republic(scenario)
    let [positions, over] = [0, 0]
    const seen = new Set<string>()
    for (let seed = 1; over < 5 && seed <= MOST_COUPS; seed++) {
      const rng = seedRandom(seed)
      const coup = start(def, rng)
      let steps = 0
      while (coup.state.stage === 8) {
        const before = coup.state
        if (!randomStep(coup, rng, 3)) break
        seen.add(before.phase)
        steps += 1
        positions += 1
        expect(steps).toBeLessThan(MOST_STEPS)
        checkFire(def, before, coup)
        checkRetreat(def, coup.state)
        checkSteps(def, coup.state)
        if (positions % 5 === 0) check(def, before, coup)
      }
      if (steps > 40) over += 1
      expect(coup.state.phase).not.toBe('movement')
      expect(coup.state.due.every((due) => due === 0)).toBe(true)
    }
    expect(over).toBe(5)
    expect(positions).toBeGreaterThan(1000)
    for (const phase of PHASES) expect([...seen]).toContain(phase)
  },
  120_000,
)
