/** Random coups. They end, keep the number of units, and each loss follows a hit. */
import { expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import { Coup, governed, OFFICES, randomStep, republic } from './coup-field'

const SCENARIOS = ['four-families', 'five-families', 'six-families', 'seven-families']
const LOST = -2
const FLED = 9
const PHASES = ['movement', 'police', 'attack', 'bombard', 'fire', 'losses', 'consent', 'retreat', 'sides']
/** More steps than any coup can take: seven phases, each unit once, three waves. */
const MOST_STEPS = 4000
/** Among this many coups, five must be long. */
const MOST_COUPS = 200

/** Every family has cards that bring and bribe units. Some are dead or abroad, and cousins hold some offices. */
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

/** Units of one joint step come from one space. */
function checkSteps({ rules }: JuntaDef, { steps }: JuntaState): void {
  const origins = new Set<number>()
  for (let index = 0; index < steps.length; index += 2)
    if (rules.types.moves[rules.units.type[steps[index]]] === 1) origins.add(steps[index + 1])
  expect(origins.size).toBeLessThan(2)
}

/** Every unit has a place, and no family returns from the dead. */
function check({ rules, grid }: JuntaDef, before: JuntaState, { state }: Coup): void {
  expect(state.cell.length).toBe(rules.units.count)
  const faults = rules.units.ids.filter((_, unit) => {
    const isOnBoard = state.cell[unit] >= LOST && state.cell[unit] < grid.size
    const isBack = before.cell[unit] === LOST && state.coup >= 0 && state.cell[unit] !== LOST
    const isTired = state.moved[unit] <= rules.types.moves[rules.units.type[unit]]
    return !isOnBoard || isBack || !(isTired || state.moved[unit] === FLED)
  })
  expect(faults).toEqual([])
}

/** A family under fire has lost or still owes one unit per six, up to its number of units. */
function checkFire(coup: Coup): void {
  const hit = (dice: readonly number[]) => dice.filter((die) => die === 6).length
  const owed: Record<string, number> = {}
  for (const { type, dice, other } of coup.events) {
    if (type === 'bombarded') expect([3, 6]).toContain((dice as number[]).length)
    if (type === 'fired' || type === 'bombarded')
      owed[other as string] = (owed[other as string] ?? 0) + hit(dice as number[])
  }
  for (const [family, hits] of Object.entries(owed)) {
    const lost = coup.events.filter((event) => event.type === 'lost' && event.family === family).length
    const due = coup.state.phase === 'losses' ? coup.state.due[coup.seat(family)] : 0
    expect(lost + due).toBeLessThanOrEqual(hits)
  }
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
        checkFire(coup)
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
