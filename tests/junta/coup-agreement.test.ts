/** In a coup, too, what is offered is accepted and anything else refused, with a reason that is written and a number that is there. */
import { expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { inCoup } from '../../engine/rulesets/junta/coup/optional'
import { coupPhases } from '../../engine/rulesets/junta/coup/phases'
import type { JuntaDef } from '../../engine/rulesets/junta/state'
import type { Action } from '../../engine/types'
import { isWritten, pick, same } from '../engine/support/agreement'
import { deepFreeze } from '../engine/support/freeze'
import { Coup, governed, randomStep, republic } from './coup-field'

const TRIES = 2500
const FILES = ['units.yaml', 'tables.yaml', 'decks/political.yaml']

/** A value for a field of an action: a name of the pack, now and then one that nothing has. */
function someName(def: JuntaDef, rng: number[], field: string): string | number {
  const { rules } = def
  if (field === 'units') return nextBelow(rng, 4)
  const names: Record<string, readonly string[]> = {
    cell: def.grid.names,
    unit: rules.units.ids,
    family: def.seats,
    card: rules.cards.ids,
    office: rules.offices.ids,
    by: ['move'],
    with: ['rebels', 'president'],
    for: ['rebels', 'president'],
  }
  return nextBelow(rng, 12) === 0 ? 'nowhere' : pick(rng, names[field] ?? ['nowhere'])
}

const FIELDS = ['cell', 'unit', 'family', 'card', 'office', 'units', 'by', 'with', 'for']

const TYPES = [...Object.values(coupPhases), inCoup].flatMap(({ on }) => Object.keys(on))

/** Any action of a coup, with any fields. */
function any(def: JuntaDef, rng: number[]): Action {
  const fields = FIELDS.filter(() => nextBelow(rng, 3) === 0)
  const named = Object.fromEntries(fields.map((field) => [field, someName(def, rng, field)]))
  return { type: pick(rng, TYPES), ...named }
}

/** An offered action with another name in one of its fields; one that has none becomes any action. */
function changed(def: JuntaDef, rng: number[], offered: Action): Action {
  const fields = Object.keys(offered).filter((field) => field !== 'type')
  if (fields.length === 0) return any(def, rng)
  const field = pick(rng, fields)
  return { ...offered, [field]: someName(def, rng, field) }
}

test('choices and refusals agree', { timeout: 120_000 }, () => {
  const def = republic()
  const rng = seedRandom(77)
  const hands = Object.fromEntries(
    def.seats.map((family, seat) => [
      family,
      [
        ['angry-students', 'bribed-police'],
        ['general-strikers', 'rented-helicopter'],
        ['peasant-uprising'],
        ['paid-agitators', 'street-rioters'],
        ['bank-guards'],
        ['bribed-first-brigade', 'christian-militia'],
        ['private-security'],
      ][seat],
    ]),
  )
  const notes = Object.fromEntries(def.seats.map((family) => [family, [1, 2, 3]]))
  let coup = new Coup(def, governed(def, { hands, notes } as never))
  const refused = new Set<string>()
  for (let tries = 0; tries < TRIES; tries++) {
    if (coup.state.stage !== 8 || !randomStep(coup, rng, 4))
      coup = new Coup(def, governed(def, { hands, notes, pretext: nextBelow(rng, 3) > 0 } as never))
    deepFreeze(coup.state)
    const asked = decisions(def, coup.state)
    const decision = pick(rng, asked)
    const seat = nextBelow(rng, 3) === 0 ? pick(rng, def.seats) : decision.seat
    const action =
      nextBelow(rng, 3) === 0 ? any(def, rng) : changed(def, rng, pick(rng, decision.choices).action)
    const isOffered = asked.some(
      (one) => one.seat === seat && one.choices.some((c) => same(c.action, action)),
    )
    const answer = apply(def, coup.state, seat, action)
    expect(answer.ok, JSON.stringify({ seat, action })).toBe(isOffered)
    if (answer.ok) continue
    const { rule, message, source } = answer.error
    refused.add(message.key)
    expect(rule).toMatch(/^[JK]-/)
    expect(isWritten(message), message.key).toBe(true)
    if (source) expect(FILES).toContain(source.file)
  }
  expect(refused.size).toBeGreaterThan(30)
})
