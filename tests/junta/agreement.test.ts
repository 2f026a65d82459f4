/** Choices and refusals agree on every action: what is offered is accepted, anything else is refused with a reason that is written. */
import { expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action, Message, Source } from '../../engine/types'
import { isThere, isWritten, pick, same, texts } from '../engine/support/agreement'
import { deepFreeze } from '../engine/support/freeze'
import { beyondADay } from '../support/beyond-a-day'
import { countOf } from '../support/budget'
import { reach } from './random-games'
import { gameOf, OTHER_ANSWERS } from './table-of'

const POSITIONS = countOf(10, 45)
const PHASES =
  'nominate decline vote shed appoint budget force pay locations declare react bank call movement deal'.split(
    ' ',
  )
const seen = new Set<string>()
const refusedBy = new Set<string>()

/** Words of actions that are asked for in the whole game. */
const TYPES =
  'nominate pass cast offices stand decline yes no shed appoint again promise propose force refrain lay done go exile attempt protect suffer take leave deposit withdraw return resign play waste discard drop rise wait deal give keep want spare offer accept refuse counter'.split(
    ' ',
  )

/** An offered action with something changed, or any action at all. */
function mutated(def: JuntaDef, rng: number[], offered: Action): Action {
  const { rules } = def
  const fields: Record<string, () => string | number | boolean> = {
    family: () => pick(rng, def.seats),
    with: () => pick(rng, def.seats),
    for: () => pick(rng, [...def.seats, 'yes', 'no']),
    card: () => pick(rng, rules.cards.ids),
    item: () => pick(rng, [...rules.cards.ids, 'note-1', 'note-3', 'note-9']),
    office: () => pick(rng, rules.offices.ids),
    location: () => pick(rng, rules.locations.ids),
    cell: () => pick(rng, def.grid.names),
    amount: () => nextBelow(rng, 40),
    votes: () => nextBelow(rng, 5),
    note: () => nextBelow(rng, 5),
  }
  const key = pick(rng, Object.keys(fields))
  switch (nextBelow(rng, 5)) {
    case 0: {
      const known = Object.keys(offered).filter((name) => name in fields)
      return known.length === 0
        ? { ...offered, [key]: fields[key]() }
        : { ...offered, [known[0]]: fields[known[0]]() }
    }
    case 1:
      return { ...offered, type: pick(rng, TYPES) }
    case 2:
      return { type: pick(rng, TYPES), [key]: fields[key]() }
    case 3:
      return {
        type: pick(rng, TYPES),
        card: fields.card(),
        family: fields.family(),
        location: fields.location(),
      }
    default:
      return { ...offered, [key]: pick(rng, ['', 'nobody', 0, -1, true, 'x'.repeat(99)]) }
  }
}

function isHere(def: JuntaDef, source: Source): boolean {
  const deck = Object.values(def.rules.pack.decks).find(({ file }) => file === source.file)
  if (!deck) return isThere(def.rules.pack, def.rules.scenario, source)
  return deck.cards[source.path[1] as number] !== undefined
}

const unwritten = (messages: readonly Message[]): string[] =>
  messages.filter((message) => !isWritten(message)).map(({ key }) => key)

function offersAreTaken(def: JuntaDef, state: JuntaState, rng: number[]): void {
  for (const asked of decisions(def, state)) {
    seen.add(asked.phase)
    expect(unwritten([asked.prompt])).toEqual([])
    expect(asked.choices.length).toBeGreaterThan(0)
    for (let count = Math.min(asked.choices.length, 12); count > 0; count--) {
      const { action, label } = pick(rng, asked.choices)
      const done = apply(def, state, asked.seat, action)
      expect(done.ok, JSON.stringify([asked.phase, action])).toBe(true)
      const events = done.ok ? done.value.events : []
      const others = events.flatMap(({ others }) => (others ? [others.message] : []))
      expect(unwritten([label, ...events.map(({ message }) => message), ...others])).toEqual([])
    }
  }
}

function theRestIsRefused(def: JuntaDef, state: JuntaState, rng: number[]): void {
  const all = decisions(def, state)
  for (const { seat, choices, phase } of all) {
    const own = all.filter((one) => one.seat === seat).flatMap((one) => one.choices)
    for (let count = 0; count < 8; count++) {
      const action = mutated(def, rng, pick(rng, choices).action)
      if (own.some((choice) => same(choice.action, action))) continue
      const refused = apply(def, state, seat, action)
      expect(refused.ok, JSON.stringify([phase, seat, action])).toBe(false)
      if (refused.ok) continue
      const { rule, section, message, source } = refused.error
      expect(rule).toMatch(/^(?:J|K)-[A-Z0-9]+$/)
      if (rule.startsWith('J')) expect(section, `${rule} ${JSON.stringify(action)}`).toBeDefined()
      expect(unwritten([message])).toEqual([])
      refusedBy.add(message.key)
      if (source) expect(isHere(def, source), JSON.stringify([action, source])).toBe(true)
    }
  }
}

test.each([
  ['seven families', 7, {}],
  ['four families', 4, {}],
  ['five families, other answers', 5, OTHER_ANSWERS],
] as const)(
  '%s: offers are accepted, the rest is refused and changes nothing',
  { timeout: 240_000 },
  (_, families, options) => {
    const def = gameOf(families, options)
    for (let seed = 1; seed <= POSITIONS; seed++) {
      const rng = seedRandom(seed * 7919)
      const state = deepFreeze(
        structuredClone(reach(def, seed, PHASES[seed % PHASES.length], 1 + nextBelow(rng, 12))),
      )
      offersAreTaken(def, state, rng)
      theRestIsRefused(def, state, rng)
    }
  },
)

beyondADay('the positions were of many kinds, and most refusals of the political game came up', () => {
  expect(PHASES.filter((phase) => !seen.has(phase))).toEqual([])
  const { voting, politics, playing } = texts[0].junta.refuse
  const keys = Object.entries({ voting, politics, playing }).flatMap(([part, of]) =>
    Object.keys(of as object).map((key) => `${part}.${key}`),
  )
  const never = keys.filter((key) => !refusedBy.has(`junta.refuse.${key}`))
  expect(never.filter((key) => !ELSEWHERE.includes(key))).toEqual([])
})

/** Too rare at random: see the cases of the pack, `votes.test.ts`, `offices.test.ts` and `budget.test.ts`. */
const ELSEWHERE: readonly string[] = [
  ...['dead', 'family-away', 'no-backing', 'junta', 'declined', 'not-yet', 'cast-already', 'play-first'].map(
    (key) => `voting.${key}`,
  ),
  ...['no-office', 'office-votes', 'no-votes', 'first-election', 'exile'].map((key) => `voting.${key}`),
  ...['not-in-front', 'president-has-one', 'presidency', 'has-most', 'two-brigades', 'leaves-out'].map(
    (key) => `politics.${key}`,
  ),
  ...['no-more', 'too-much', 'no-minister', 'not-again', 'no-change'].map((key) => `politics.${key}`),
  ...['no-amount', 'no-note', 'notes-gone', 'notes-bound'].map((key) => `politics.${key}`),
  ...['dead', 'combat', 'target', 'needs', 'too-dear', 'exile', 'no-use', 'other-moment'].map(
    (key) => `playing.${key}`,
  ),
]
