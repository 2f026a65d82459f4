/** Choices and refusals agree on every action: what is offered is accepted, anything else is refused with a reason. */
import { describe, expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action } from '../../engine/types'
import { isThere, isWritten, pick, same, texts } from '../engine/support/agreement'
import { deepFreeze } from '../engine/support/freeze'
import { playRandomly } from '../engine/support/random-play'
import { SECRET, standing, war } from './war'

/** The state after a random number of random actions. */
const somewhere = (def: KriegspielDef, seed: number): KriegspielState =>
  playRandomly<KriegspielState>(def, seed, {
    anyone: true,
    most: nextBelow(seedRandom(seed), seed % 3 === 0 ? 60 : 900),
  }).state

/** Both armies around a few arsenals, some units in retreat, in any phase of a turn. */
function brawl(def: KriegspielDef, seed: number): KriegspielState {
  const rng = seedRandom(seed * 31)
  const { grid, rules } = def
  const near = rules.arsenals.cell.flatMap((cell) =>
    [...grid.names.keys()].filter((other) => grid.distance(cell, other) <= 2),
  )
  const free = [...new Set(near)].filter(
    (cell) =>
      rules.pack.terrain.terrain[rules.ground.terrain[cell]].cost !== 'closed' && nextBelow(rng, 3) > 0,
  )
  const units = rules.pieces.ids.flatMap((id) => {
    if (free.length === 0 || nextBelow(rng, 4) === 0) return []
    const [cell] = free.splice(nextBelow(rng, free.length), 1)
    const [side, ...type] = id.split('-').slice(0, -1)
    const word = ['moved', 'retreating', '', '', ''][nextBelow(rng, 5)]
    return [`${side} ${type.join('-')} ${grid.names[cell]} ${word}`]
  })
  const phase = [undefined, 'moves', 'attack'][nextBelow(rng, 3)] as 'moves' | undefined
  const state = standing(def, units, { phase, turn: pick(rng, def.seats) })
  const [asked] = decisions(def, state)
  if (!asked || nextBelow(rng, 2) === 0) return state
  const next = apply(def, state, asked.seat, pick(rng, asked.choices).action)
  return next.ok ? (next.value.state as KriegspielState) : state
}

const TYPES = ['select', 'place', 'opening', 'ready', 'roll', 'move', 'retreat', 'drop', 'attack', 'done']
const OTHER_TYPES = ['offer', 'accept', 'decline', '']
/** What each type of action names; the others name nothing. */
const NAMES: Readonly<Record<string, 'unit' | 'cell' | 'target'>> = {
  ...{ select: 'unit', attack: 'target', place: 'cell', move: 'cell', retreat: 'cell' },
}

/** An offered action with something changed, or any action at all. */
function mutated(def: KriegspielDef, rng: number[], offered: Action): Action {
  const { ids } = def.rules.pieces
  const type = () => pick(rng, [...TYPES, ...OTHER_TYPES])
  const fields: Record<string, () => string | number | boolean> = {
    unit: () => pick(rng, ids),
    target: () => pick(rng, ids),
    cell: () => {
      const near = def.grid.indexOf(String(offered.cell))
      const others = [...def.grid.names.keys()].filter(
        (cell) => near < 0 || def.grid.distance(cell, near) <= 2,
      )
      return def.grid.names[pick(rng, others)]
    },
  }
  const key = pick(rng, Object.keys(fields))
  switch (nextBelow(rng, 5)) {
    case 0: {
      const [known = 'cell'] = Object.keys(offered).filter((name) => name !== 'type')
      return { ...offered, [known]: fields[known]() }
    }
    case 1: {
      const other = type()
      const name = NAMES[other]
      return name ? { type: other, [name]: offered[name] ?? fields[name]() } : { type: other }
    }
    case 2:
      return { type: type(), [key]: fields[key]() }
    case 3:
      return { type: type() }
    default:
      return { ...offered, [key]: pick(rng, ['', '9999', '0000', 7, true, 'x'.repeat(99)]) }
  }
}

const seen = new Set<string>()
const refusedBy = new Set<string>()

describe.each([
  ['from a written placement', war(), 120, somewhere],
  ['from the first placement', war(SECRET), 60, somewhere],
  ['a brawl', war(), 400, brawl],
  [
    'a brawl with other answers',
    war(undefined, {
      attacks: 2,
      rules: {
        relayCutOff: 'needs-supply',
        arsenalTaker: 'any',
        passThroughDark: 'lit',
        movesAfterArsenal: 'allowed',
      },
    }),
    200,
    brawl,
  ],
  [
    'without an opening, dice, attacks or agreement',
    war(SECRET, {
      opening: undefined,
      first: { by: 'side', side: 'south' },
      attacks: 0,
      endings: { agreement: false },
    }),
    60,
    somewhere,
  ],
] as const)('%s', (_, def, positions, find) => {
  test(`${positions} positions: offers are accepted, the rest is refused and changes nothing`, {
    timeout: 120_000,
  }, () => {
    for (let seed = 1; seed <= positions; seed++) {
      const rng = seedRandom(seed * 7919)
      const state = deepFreeze(structuredClone(find(def, seed)))
      for (const asked of decisions(def, state)) {
        seen.add(asked.phase)
        expect(isWritten(asked.prompt), asked.prompt.key).toBe(true)
        const faults: unknown[] = []
        for (const { action, label } of asked.choices) {
          const done = apply(def, state, asked.seat, action)
          if (!done.ok) faults.push(['refused', action])
          const messages = done.ok ? [label, ...done.value.events.map(({ message }) => message)] : [label]
          faults.push(...messages.filter((message) => !isWritten(message)).map(({ key }) => ['no text', key]))
        }
        expect(faults).toEqual([])
        for (let count = 0; count < 25; count++) {
          const action = mutated(def, rng, pick(rng, asked.choices).action)
          if (asked.choices.some((choice) => same(choice.action, action))) continue
          const refused = apply(def, state, asked.seat, action)
          expect(refused.ok, JSON.stringify([seed, asked.phase, action])).toBe(false)
          if (refused.ok) continue
          const { rule, section, message, source } = refused.error
          expect(rule).toMatch(/^K-[A-Z0-9]+$/)
          if (/\d/.test(rule)) expect(section, rule).toBeDefined()
          refusedBy.add(message.key)
          expect(isWritten(message), message.key).toBe(true)
          if (source)
            expect(
              isThere(def.rules.pack, def.rules.scenario, source),
              JSON.stringify([action, source]),
            ).toBe(true)
        }
      }
    }
  })
})

test('the positions were of every kind, and most refusals came up', () => {
  const phases = ['placement', 'roll', 'retreat', 'moves', 'attack', 'answer']
  expect([...seen].sort()).toEqual([...phases].sort())
  const never = Object.keys(texts[0].kriegspiel.refuse).filter(
    (key) => !refusedBy.has(`kriegspiel.refuse.${key}`),
  )
  expect(never.filter((key) => !ELSEWHERE.includes(key))).toEqual([])
})

/** Too rare at random: see `moves.test.ts` and the cases of the pack. */
const ELSEWHERE = ['immobile', 'too-dear', 'no-way', 'arsenal-no-attack', 'arsenal-cut-off']
