/** Units with a name of their own and states at the start, in every game that lists units. */
import { describe, expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import { differences, table } from '../../engine/game'
import type { GameDef, GameState, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'
import { countersIn, playUntil } from '../support/smallest-game'

type Line = { unit: string; count?: number } & Readonly<Record<string, unknown>>
type Scenario = Readonly<Record<string, unknown>>

/** Returns the scenario with another first line of units. */
const LINES: Readonly<Record<string, (scenario: Scenario, change: (line: Line) => Line[]) => Scenario>> = {
  corteo: inRosters,
  kriegspiel: inRosters,
  'cry-havoc': (scenario, change) => {
    const [force, ...others] = scenario.forces as { groups: { units: Line[] }[] }[]
    const [group, ...more] = force.groups
    const units = [...change(group.units[0]), ...group.units.slice(1)]
    return { ...scenario, forces: [{ ...force, groups: [{ ...group, units }, ...more] }, ...others] }
  },
}

function inRosters(scenario: Scenario, change: (line: Line) => Line[]): Scenario {
  const [first, ...others] = scenario.rosters as Line[]
  return { ...scenario, rosters: [...change(first), ...others] }
}

const counted = (who: object) => ({ type: 'units', who })
const counters = ['general', 'guard', 'tired', 'both', 'done'].map((id) => ({ id }))
const set = (counter: string, to: unknown) => ({ type: 'set', counter, to })
const triggers = [
  {
    id: 'x',
    at: 'turn-began',
    once: true,
    quiet: true,
    do: [
      set('general', counted({ named: 'general' })),
      set('guard', counted({ named: 'general-2' })),
      set('tired', counted({ status: 'tired' })),
      set('both', counted({ named: 'general', status: 'tired' })),
      set('done', 1),
    ],
  },
]

const played = (def: GameDef): GameState => playUntil(def, (state) => countersIn(state)[4] === 1)

describe.each(Object.keys(LINES))('%s', async (ruleset) => {
  const pack = checkPack(textFiles((await smallestPackOf(ruleset))!), crossCheck).pack!
  const [[id, scenario]] = Object.entries(pack.scenarios) as unknown as [string, Scenario][]
  const packWith = (change: (line: Line) => Line[], more: object = {}): RawPack =>
    ({
      ...pack,
      scenarios: { [id]: { ...LINES[ruleset](scenario, change), counters, triggers, ...more } },
    }) as unknown as RawPack
  const game = (change: (line: Line) => Line[]): GameDef => {
    const made = compile(packWith(change), id)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    return made.value
  }

  test('one unit by name, with a state from the start', () => {
    const def = game((line) => [{ ...line, count: 1, figures: undefined, id: 'general', status: ['tired'] }])
    const state = played(def)
    expect(countersIn(state).slice(0, 4)).toEqual([1, 0, 1, 1])
    const shown = table(def, state).pieces.find((piece) => piece.id === 'general')
    expect(shown).toMatchObject({ name: 'pieces.general', statuses: ['tired'] })
    expect(differences(def, state, { units: { general: { status: ['tired'] } } })).toEqual([])
    expect(differences(def, state, { units: { general: { status: [] } } })).toHaveLength(1)
  })

  test('several units of a name are numbered', () => {
    const def = game((line) => [{ ...line, count: 2, figures: undefined, id: 'general' }])
    expect(countersIn(played(def)).slice(0, 4)).toEqual([0, 1, 0, 0])
  })

  test('a game without names has none, nor states', () => {
    const def = game((line) => [line])
    const state = played(def)
    expect(countersIn(state).slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(state).not.toHaveProperty('statuses')
  })

  test('the checks know names and states, and refuse others', () => {
    const found = (name: string, status: string) =>
      crossCheck(
        packWith((line) => [{ ...line, count: 1, figures: undefined, id: 'general', status: ['tired'] }], {
          triggers: [
            {
              id: 'x',
              at: 'turn-began',
              do: [set('done', counted({ named: name, status }))],
            },
          ],
        }),
      ).flatMap(({ code, found: what }) => (code.startsWith('E-UNKNOWN') ? [`${code} ${what}`] : []))
    expect(found('general', 'tired')).toEqual([])
    expect(found('general-2', 'brave')).toEqual(['E-UNKNOWN-PIECE general-2', 'E-UNKNOWN-STATUS brave'])
  })
})
