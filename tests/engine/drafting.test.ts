/** Cases made of played games. They pass, and fail after a change of a rule's number. */
import { describe, expect, test } from 'vitest'
import { caseOf, draftCase } from '../../engine/cases/drafting'
import { runCase } from '../../engine/cases/run-case'
import { compile, differences, holding } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import { stepsOf } from '../../engine/replay/session'
import type { Case, GameDef, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { block } from '../../schemas/yaml/written'
import { filesOf } from '../support/pack-files'
import { loadPack } from './support/content'

/** Number of steps to play, and how many of 12 moments of the last third must give a case. */
const GAMES = [
  ['corteo', 'base', 700, 11],
  ['junta', 'four-families', 500, 12],
  ['cry-havoc', 'street-brawl', 150, 11],
  ['kriegspiel', 'opening', 150, 11],
  ['wir-sind-das-volk', 'one-decade', 150, 11],
] as const

type Units = RawPack['units']['units']
const slower = (pack: RawPack): RawPack =>
  ({
    ...pack,
    units: {
      ...pack.units,
      units: pack.units.units.map((unit) => ({
        ...JSON.parse(JSON.stringify(unit).replaceAll(/"speed":\d+/g, '"speed":0')),
      })) as Units,
    },
  }) as RawPack

/** A change of a number in each pack, and the event that then no longer occurs. */
const CHANGES: Readonly<
  Record<string, { readonly about: string; readonly change: (pack: RawPack) => RawPack }>
> = {
  corteo: { about: 'moved', change: slower },
  'cry-havoc': { about: 'moved', change: slower },
  kriegspiel: { about: 'moved', change: slower },
  junta: {
    about: 'drew',
    change: (pack) =>
      ({ ...pack, tables: { ...pack.tables, cards: { dealt: 5, drawn: 1, most: 6 } } }) as RawPack,
  },
  'wir-sind-das-volk': {
    about: 'built',
    change: (pack) => JSON.parse(JSON.stringify(pack).replaceAll(/"value":\d+/g, '"value":1')) as RawPack,
  },
}

const gameOf = (pack: RawPack, scenario: string): GameDef => {
  const made = compile(pack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

function played(def: GameDef, steps: number, seed = 4) {
  const controls = Object.fromEntries(def.seats.map((seat) => [seat, 'random' as const]))
  const match = new LocalMatch(def, { seed, controls })
  match.botSteps(steps)
  return match.session
}

describe.each(GAMES)('%s', (id, scenario, length, least) => {
  const pack = loadPack(id) as RawPack
  const def = gameOf(pack, scenario)
  const session = played(def, length)
  const count = stepsOf(session).length

  test('what is said to hold of a position does hold', () => {
    for (const { state } of stepsOf(session).filter((_, at) => at % 17 === 0))
      expect(differences(def, state, holding(def, state) ?? {})).toEqual([])
  })

  test('a stretch becomes a case that passes, with everything that is proposed', () => {
    let made = 0
    for (let at = 1; at <= 12; at++) {
      const to = Math.floor(count * (2 / 3 + at / 39))
      const drafted = draftCase(session, to - 2, to)
      if (!drafted.ok) continue
      made++
      const chosen = new Set(drafted.value.proposals.map((one) => one.id))
      const rule = caseOf(def, drafted.value, chosen, { id: 'drafted' })
      expect([to, runCase(pack, rule).differences]).toEqual([to, []])
    }
    expect(made).toBeGreaterThanOrEqual(least)
  })

  test('three stretches become cases that pass, and fail once a number of the pack is another', () => {
    const { about, change } = CHANGES[id]
    const other = change(pack)
    const telling = stepsOf(session).filter(({ events }) => events.some(({ type }) => type === about))
    const those = [0, 0.5, 0.99].map((part) => telling[Math.floor(telling.length * part)])
    expect(new Set(those).size).toBe(3)
    for (const { count: to } of those) {
      const drafted = draftCase(session, to - 1, to)
      if (!drafted.ok) throw new Error(`${to}: ${JSON.stringify(drafted.error)}`)
      const likely = drafted.value.proposals.filter(({ isLikely }) => isLikely).map((one) => one.id)
      const rule = caseOf(def, drafted.value, new Set(likely), { id: 'from-play' })
      expect([to, runCase(pack, rule).differences]).toEqual([to, []])
      expect([to, runCase(other, rule).ok]).toEqual([to, false])
    }
  })
})

test('as a file of the pack it is without findings, and fails once units are slower', () => {
  const pack = loadPack('kriegspiel') as RawPack
  const def = gameOf(pack, 'opening')
  const session = played(def, 60)
  const far = stepsOf(session).find(
    ({ events }) => events.some(({ type }) => type === 'moved') && events[0].unit !== undefined,
  )
  if (!far) throw new Error('nobody moved')
  const drafted = draftCase(session, far.count - 1, far.count)
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.error))
  const likely = drafted.value.proposals.filter(({ isLikely }) => isLikely).map((one) => one.id)
  const rule = caseOf(def, drafted.value, new Set(likely), { id: 'from-play', proves: ['K-21'] })
  const file = block({ cases: [rule] })
  const files = filesOf('kriegspiel')
  const checked = checkPack({ ...files, 'cases/from-play.yaml': file })
  expect(checked.diagnostics.filter(({ file }) => file === 'cases/from-play.yaml')).toEqual([])
  const written = checked.pack?.cases.find(({ file }) => file === 'cases/from-play.yaml')
  const [read] = written?.cases ?? []
  expect(runCase(pack, read as Case)).toMatchObject({ ok: true })
  const units = pack.units.units.map((unit) => ({ ...unit, speed: 0 }))
  const changed = { ...pack, units: { ...pack.units, units } } as RawPack
  expect(runCase(changed, read as Case).ok).toBe(false)
})
