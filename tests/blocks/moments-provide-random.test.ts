/**
 * The vocabulary describes each moment truly. The parts that it provides are always there, no others are, and the named side has
 * the turn. Bots play bundled scenarios with a trigger at every moment that records its subject.
 */
import { describe, expect, test } from 'vitest'
import { NOTHING, type Subject } from '../../engine/blocks/port'
import { botGame } from '../../engine/bots/game'
import { BOTS } from '../../engine/bots/kinds'
import type { GameDef } from '../../engine/types'
import { gamesOf } from '../engine/support/content'
import { perScale, scale } from '../support/budget'
import { LANGUAGES, type Language } from './moments'
import { type Seen, watched } from './watched'

/** The field of a subject for each part. Cards, offices and their uses take the place of units in games without units. */
const FIELD: Readonly<Record<string, keyof Subject>> = {
  unit: 'it',
  card: 'it',
  office: 'it',
  other: 'other',
  use: 'other',
  cell: 'cell',
  there: 'there',
  seat: 'seat',
  rolled: 'rolled',
}
const FIELDS = [...new Set(Object.values(FIELD))]

/** A die without a face has the value 0. */
const isThere = (subject: Subject, field: keyof Subject): boolean =>
  subject[field] >= (field === 'rolled' ? 1 : 0)

/**
 * Moments after a rare choice or in special scenarios only. No run, however long, reached `resigned`, `wall-fell` and Corteo's
 * `option-chosen`, so their parts are not checked here. Longer runs reached the others.
 */
const RARE: readonly string[] = [
  'option-chosen',
  'resigned',
  'wall-fell',
  'captured',
  'freed',
  'piece-entered',
  'woken',
  'piece-left',
  'counter-reached',
  'force-chosen',
  'component-named',
  'prolonged',
  'prolonging-declined',
  'arrived',
  'held-back',
  'jam-made',
  'jam-failed',
  'jam-removed',
  'fell-short',
  'unmoved',
  'smoke-settled',
  'smoked-out',
  'smoke-gone',
  'smoke-cleared',
  'clash-drawn',
  'pushed-off',
  'waits-outside',
  'head-lost',
  'slept-on',
  'convicted',
  'flown',
  'retreat-waived',
]

function play(def: GameDef, seed: number, most: number): void {
  const bots = def.seats.map((_, seat) => BOTS[(['random', 'greedy'] as const)[(seat + seed) % 2]])
  const game = botGame(def, bots, seed, {})
  for (let left = most; left > 0 && !game.next().done; left--);
}

/** Returns the false statements about the moments that occurred. */
function faults({ moments }: Language, sides: number, seen: Map<string, Seen[]>): string[] {
  return [...seen].flatMap(([at, list]) => {
    const { provides, turn } = moments[at]
    const fields = new Set(provides.map((part) => FIELD[part]))
    const wrong = list.flatMap(({ subject }) =>
      FIELDS.filter((field) => isThere(subject, field) !== fields.has(field)).map(
        (field) => `${at}: ${field}`,
      ),
    )
    const whose = { first: 0, last: sides - 1, none: NOTHING }[turn ?? 'none']
    const outOfTurn = turn !== undefined && list.some(({ side }) => side !== whose) ? [`${at}: turn`] : []
    return [...new Set([...wrong, ...outOfTurn])]
  })
}

describe.each(LANGUAGES.map((language) => [language.ruleset, language] as const))(
  '%s',
  (ruleset, language) => {
    test('moments provide what the vocabulary says, and nothing else', { timeout: 3_600_000 }, () => {
      const defs = gamesOf(ruleset)
      const until = Date.now() + perScale({ daily: 1500, reduced: 15_000, long: 120_000 })
      const all = new Set<string>()
      for (let seed = 1; seed <= 2 || Date.now() < until; seed++) {
        const def = defs[seed % defs.length]
        const seen = new Map<string, Seen[]>()
        const look = (one: Seen) => void seen.set(one.at, [...(seen.get(one.at) ?? []), one])
        play(
          watched(def, Object.keys(language.moments), look),
          seed,
          perScale({ daily: 400, reduced: 2000, long: 10_000 }),
        )
        expect(faults(language, def.seats.length, seen), `${def.scenario} ${seed}`).toEqual([])
        for (const at of seen.keys()) all.add(at)
      }
      const missed = Object.keys(language.moments).filter((at) => !all.has(at) && !RARE.includes(at))
      if (scale === 'daily') expect(all.size).toBeGreaterThan(2)
      else expect(missed).toEqual([])
    })
  },
)
