/** Cases give and expect what blocks make: features, owned cells, changed ground, hidden units and answers. */
import { describe, expect, test } from 'vitest'
import type { BlockRules, BlockState } from '../../engine/blocks/port'
import { differences, setUpAs, written } from '../../engine/game'
import type { Expectation, GameDef, WrittenPosition } from '../../engine/types'
import { gameWith, played } from './played'

type Unit = { readonly id?: string; readonly at?: unknown; readonly hidden?: boolean }
/** Whether a written unit stands on a cell: its number is the name. */
const onCell = ({ at }: Unit): boolean => typeof at === 'string' && /^\d/.test(at)

const blocksOf = (def: GameDef) => (def as GameDef & { rules: BlockRules }).rules.blocks

const TRIGGERS = (seat: string) => [
  {
    id: 'mud',
    at: 'turn-began',
    from: 90,
    do: [{ type: 'feature', feature: 'mud', zone: { type: 'everywhere' } }],
  },
  {
    id: 'asked',
    at: 'turn-began',
    from: 90,
    do: [
      { type: 'ask', id: 'plan', seat, choices: [{ id: 'stay' }, { id: 'go', value: 7 }] },
      { type: 'ask-number', id: 'stake', seat, to: 5 },
      {
        type: 'if',
        when: { type: 'answered', of: 'plan' },
        do: [{ type: 'set', counter: 'seen', to: { type: 'answer', of: 'stake' } }],
      },
    ],
  },
]

async function game(ruleset: string): Promise<GameDef> {
  const { seats } = await gameWith(ruleset, {})
  const own = ruleset === 'corteo' || ruleset === 'kriegspiel' || ruleset === 'cry-havoc'
  const triggers = TRIGGERS(seats[0])
  return gameWith(ruleset, { counters: [{ id: 'seen' }], triggers: own ? triggers : triggers.slice(1) })
}

/** Gives the parts, and asserts that a case finds them, misses others, and that a written position has them again. */
async function holdsAgain(ruleset: string, parts: Expectation, others: Expectation): Promise<BlockState> {
  const def = await game(ruleset)
  const state = setUpAs(def, parts as WrittenPosition, [])
  expect(differences(def, state, parts)).toEqual([])
  const [[key]] = Object.entries(others)
  expect(differences(def, state, others), key).toHaveLength(1)
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  // Some games write no position at this moment.
  const again = written(def, state)
  if (again) expect(again).toMatchObject(parts)
  return state as BlockState
}

const ANSWERS: Expectation = { answers: { plan: { of: ['go'], value: 7 }, stake: { of: ['3'], value: 3 } } }

test.each(['corteo', 'kriegspiel', 'cry-havoc', 'junta', 'wir-sind-das-volk'])(
  '%s: answers',
  async (ruleset) => {
    const state = await holdsAgain(ruleset, ANSWERS, { answers: { plan: { of: ['stay'] } } })
    expect(state.answered?.map(({ value }) => value)).toEqual([7, 3])
  },
)

describe.each(['corteo', 'kriegspiel', 'cry-havoc'])('%s', (ruleset) => {
  test('features, and cells that effects gave to a side', async () => {
    const { grid, seats } = await game(ruleset)
    const [one, two] = grid.names
    await holdsAgain(ruleset, { features: { mud: [one, two] } }, { features: { mud: [one] } })
    await holdsAgain(ruleset, { control: { [seats[1]]: [one] } }, { control: { [seats[1]]: [two] } })
    const def = await game(ruleset)
    const state = setUpAs(def, {}, [])
    expect(differences(def, state, { features: { snow: [one] } })).toEqual(['there is no feature "snow"'])
    expect(state).not.toHaveProperty('features')
  })

  test('a unit hidden on its cell', async () => {
    const def = await game(ruleset)
    const start = played(def, (state) => (written(def, state)?.units ?? []).some(onCell))
    const units = (written(def, start.at(-1)!)?.units ?? []) as readonly Unit[]
    const unit = units.find(onCell)!
    const id = unit.id!
    const given = { units: units.map((one) => (one === unit ? { ...one, hidden: true } : one)) }
    const state = setUpAs(def, given as unknown as WrittenPosition, [])
    expect((state as BlockState).lurking).toHaveLength(1)
    expect(differences(def, state, { units: { [id]: { at: unit.at, hidden: true } } })).toEqual([])
    expect(differences(def, state, { units: { [id]: { hidden: false } } })).toHaveLength(1)
    expect(written(def, state)?.units).toContainEqual(
      expect.objectContaining({ id, at: unit.at, hidden: true }),
    )
  })
})

describe.each(['corteo', 'cry-havoc'])('%s', (ruleset) => {
  test('changed ground', async () => {
    const def = await game(ruleset)
    const { board, terrain = [] } = blocksOf(def).ground
    const cell = board.terrain.findIndex((kind) => kind !== terrain[0])
    const [at, name] = cell < 0 ? [0, terrain[1]] : [cell, terrain[0]]
    const state = await holdsAgain(
      ruleset,
      { ground: { [board.grid.names[at]]: name } },
      { ground: { [board.grid.names[at]]: board.terrain[at] } },
    )
    expect(state.laid?.terrain).toHaveLength(1)
    expect(setUpAs(def, { ground: { [board.grid.names[at]]: board.terrain[at] } }, [])).not.toHaveProperty(
      'laid',
    )
  })
})
