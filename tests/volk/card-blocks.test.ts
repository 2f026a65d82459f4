/**
 * Cards use the language of blocks, and triggers can have the effects of cards. The icons of cards are words of the same language.
 */
import { describe, expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import { merge } from '../../engine/compile/merge'
import { decisions, view } from '../../engine/game'
import { wirSindDasVolk } from '../../engine/rulesets/wir-sind-das-volk'
import { scorer } from '../../engine/rulesets/wir-sind-das-volk/bot/scorer'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import { BUILT, EAST, RUNDOWN, type VolkState, WEST } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action, RawPack } from '../../engine/types'
import { checkFile } from '../../schemas/check'
import type { VolkCard, VolkPosition, VolkScenarioFile } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'
import { own } from '../support/own'
import { at, does, germany, WHOLE } from './germany'

/** Effects as written in a file, including words of the game inside them. */
type Effects = readonly object[]
type Written = Pick<VolkScenarioFile, 'triggers'>
const CARD = 'border-traffic'
const DECK = 'decade-1'
const COUNTERS = [{ id: 'seen' }, { id: 'after' }]

/** Returns the pack with one more card, which serves the West, and its counters. */
function packWith(effects: Effects, more: Partial<VolkCard> = {}, written: Written = {}): RawPack {
  const raw = loadPack('wir-sind-das-volk')
  const card = { id: CARD, colour: 'yellow', value: 2, effects, ...more }
  const deck = raw.decks![DECK]
  return {
    ...raw,
    decks: { ...raw.decks, [DECK]: { ...deck, size: 22, cards: [...deck.cards, card] } },
    scenarios: {
      ...raw.scenarios,
      [WHOLE]: merge(raw.scenarios[WHOLE], { counters: COUNTERS, ...written }),
    },
  } as RawPack
}

const START: VolkPosition = {
  turn: 'brd',
  open: [CARD, 'marshall-plan', 'comecon'],
  hands: { brd: [], ddr: [] },
  pile: ['reparations', 'basic-law'],
  special: [],
  unrest: { hessen: 2, bayern: 2, sachsen: 2 },
  factories: ['dortmund', 'bitterfeld'],
}
const count = (counter: string, by = 1) => ({ type: 'count', counter, by }) as const
const EVENT: Action = { type: 'play', card: CARD, use: 'event' }
const icon = (index: number): Action => ({ type: 'icon', at: index })
const choose = (province: string): Action => ({ type: 'choose', province })

function defOf(raw: RawPack): VolkDef {
  const made = compile(raw, WHOLE)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

/** Plays the event of the card. */
function played(effects: Effects, more: Partial<VolkCard> = {}, dice: readonly number[] = []) {
  const def = defOf(packWith(effects, more))
  return { def, state: does(def, at(def, START, dice), EVENT) }
}
/** The value of the card's event for a bot of the West. */
function eventWorth(effects: Effects): number {
  const def = defOf(packWith(effects))
  const state = at(def, START)
  const [decision] = decisions(def, state)
  const scores = scorer(def, 'brd').score(decision, view(def, state, 'brd'))
  return scores[decision.choices.findIndex(({ action }) => action.card === CARD && action.use === 'event')]
}
const counted = ({ counters = [] }: VolkState) => counters
const unrestIn = ({ rules }: VolkDef, { unrest }: VolkState, province: string) =>
  unrest[rules.provinces.ids.indexOf(province)]
const offered = (def: VolkDef, state: VolkState) =>
  decisions(def, state).flatMap(({ seat, choices }) =>
    choices.map(({ action }) => `${seat}: ${Object.values(action).join(' ')}`),
  )

describe('a card', () => {
  test('counts, and is about itself and who plays it', () => {
    const { def, state } = played([
      count('seen'),
      { type: 'if', when: { type: 'card', is: [CARD], use: 'event' }, do: [count('seen', 10)] },
      { type: 'if', when: { type: 'side', is: 'brd' }, do: [count('seen', 100)], else: [count('after')] },
    ])
    expect(counted(state)).toEqual([111, 0])
    expect(def.rules.cards.effects[def.rules.cards.ids.indexOf(CARD)].length).toBe(1)
  })

  test('has icons and other effects in an order of choice; those side by side are one', () => {
    const effects: Effects = [
      count('seen'),
      count('after'),
      { type: 'track', track: 'currency', steps: 2 },
      { type: 'say', text: 'told' },
    ]
    const { def, state } = played(effects)
    expect(offered(def, state)).toEqual(['brd: icon 0', 'brd: icon 1', 'brd: icon 2'])
    const labels = decisions(def, state)[0].choices.map(({ label }) => JSON.stringify(label))
    expect(labels[0]).toMatch(/counters\.seen.*counters\.after/)
    expect(labels[2]).toMatch(/triggers\.told/)
    const before = state.currency
    const moved = does(def, state, icon(1))
    expect([moved.currency - before, ...counted(moved)]).toEqual([2, 0, 0])
    expect(counted(does(def, moved, icon(0)))).toEqual([1, 1])
  })

  test('that is of both sides may leave such an effect out', () => {
    const { def, state } = played([count('seen'), { type: 'wall' }], { colour: 'dual' })
    expect(counted(does(def, state, { type: 'drop', at: 0 }))).toEqual([0, 0])
  })

  test('rolls, and draws for who plays it', () => {
    const table = [{ faces: [5, 6], do: [{ type: 'draw', count: 2 }] }]
    const held = [6, 1].map((die) => played([{ type: 'roll', table }], {}, [die]).state.held[WEST])
    expect(held).toEqual([2, 0])
  })

  test('asks before the game goes on', () => {
    const ask = {
      type: 'ask',
      id: 'deal',
      seat: 'ddr',
      choices: [{ id: 'yes', do: [{ type: 'unrest', on: 'ddr', count: -1 }, count('after')] }, { id: 'no' }],
    }
    const { def, state } = played([ask, count('seen')])
    expect([state.phase, ...offered(def, state)]).toEqual(['ask', 'ddr: answer yes', 'ddr: answer no'])
    const no = does(def, state, { type: 'answer', choice: 'no' })
    expect([no.phase, no.turn, ...counted(no)]).toEqual(['turn', EAST, 1, 0])
    // Only one province of the East has unrest, so the place needs no question.
    const yes = does(def, state, { type: 'answer', choice: 'yes' })
    expect([unrestIn(def, yes, 'sachsen'), ...counted(yes)]).toEqual([1, 1, 1])
  })

  test('waits within a condition until an icon there is settled', () => {
    const { def, state } = played([
      {
        type: 'if',
        when: { type: 'measure', of: { type: 'track', track: 'prestige' }, least: -9 },
        do: [{ type: 'unrest', on: 'brd', count: -1 }, count('seen')],
      },
      count('after'),
    ])
    expect([offered(def, state), counted(state)]).toEqual([
      ['brd: choose hessen', 'brd: choose bayern'],
      [0, 0],
    ])
    const done = does(def, state, choose('bayern'))
    expect([unrestIn(def, done, 'bayern'), ...counted(done), done.underway]).toEqual([1, 1, 1, undefined])
  })

  test('is foreseen by bots, also what an icon within asks', () => {
    const calm = [{ type: 'unrest', on: 'brd', count: -4 }]
    const hanging = (least: number) => {
      const when = { type: 'measure', of: { type: 'track', track: 'prestige' }, least }
      return eventWorth([{ type: 'if', when, do: calm }])
    }
    expect(hanging(-9)).toBeGreaterThan(hanging(9))
    // Bots know only the possible results of a die.
    const faces = [1, 2, 3, 4, 5, 6]
    expect(eventWorth([{ type: 'roll', table: [{ faces, do: calm }] }])).toBe(hanging(-9))
  })

  test('ends the game', () => {
    const { def, state } = played([{ type: 'end', winner: 'ddr' }])
    expect([state.phase, wirSindDasVolk.outcome(def, state)?.winner]).toEqual(['over', 'ddr'])
  })
})

describe('a trigger does what a card does', () => {
  const PLAYED: Action[] = [{ type: 'play', card: 'marshall-plan', use: 'develop' }, { type: 'done' }]
  const brings = (effects: Effects, given: VolkPosition = {}, moment = 'card-played') => {
    const triggers = [{ id: 'comes', at: moment, once: true, do: effects }] as never
    const def = germany(WHOLE, { counters: COUNTERS, triggers })
    const open = ['marshall-plan', 'comecon']
    return { def, state: does(def, at(def, { ...START, open, ...given }), ...PLAYED) }
  }

  test('at once: a track, the wall, the police, a special factory', () => {
    const wall = brings([{ type: 'wall' }, { type: 'dissolve' }, { type: 'special', town: 'rheinsberg' }])
    const town = wall.def.rules.cities.ids.indexOf('rheinsberg')
    expect([wall.state.wall, wall.state.dissolved, wall.state.factory[town]]).toEqual([1, 1, BUILT])
    expect(brings([{ type: 'open-wall' }], { wall: true }).state.wall).toBe(0)
    const before = brings([]).state
    const { state } = brings([
      { type: 'track', track: 'prestige', steps: -2 },
      { type: 'track', track: 'socialism', steps: 1, wall: 'standing' },
    ])
    expect([state.prestige - before.prestige, state.socialism - before.socialism]).toEqual([-2, 0])
  })

  test('and asks the side of the moment, before the next card', () => {
    const { def, state } = brings([{ type: 'unrest', on: 'brd', count: 1, provinces: ['hessen', 'bayern'] }])
    expect([state.phase, ...offered(def, state)]).toEqual([
      'task',
      'brd: choose hessen',
      'brd: choose bayern',
    ])
    const done = does(def, state, choose('hessen'))
    expect([done.phase, done.turn, unrestIn(def, done, 'hessen')]).toEqual(['turn', EAST, 3])
  })

  test('or the side that is written', () => {
    const { def, state } = brings([{ type: 'unrest', on: 'brd', count: -1, by: 'ddr' }])
    expect(decisions(def, state).map(({ seat }) => seat)).toEqual(['ddr'])
    expect(offered(def, state)).toContain('ddr: choose hessen')
  })

  test('one after the other, what comes behind waits', () => {
    const { def, state } = brings([
      { type: 'unrest', on: 'brd', count: -1 },
      count('seen'),
      { type: 'rundown', on: 'ddr', count: 1 },
      { type: 'unrest', on: 'ddr', count: 1, provinces: ['sachsen', 'brandenburg'] },
      count('after'),
    ])
    expect([counted(state), offered(def, state)]).toEqual([
      [0, 0],
      ['brd: choose hessen', 'brd: choose bayern'],
    ])
    const second = does(def, state, choose('hessen'))
    const bitterfeld = def.rules.cities.ids.indexOf('bitterfeld')
    expect([counted(second), second.factory[bitterfeld]]).toEqual([[1, 0], RUNDOWN])
    expect(offered(def, second)).toContain('brd: choose sachsen')
    const last = does(def, second, choose('sachsen'))
    expect([counted(last), last.phase, last.tasks, last.underway]).toEqual([[1, 1], 'turn', [], undefined])
  })

  test('what comes meanwhile waits for it too', () => {
    const triggers = [
      { id: 'first', at: 'card-played', do: [{ type: 'unrest', on: 'brd', count: 2 }, count('after', 5)] },
      {
        id: 'then',
        at: 'protested',
        do: [{ type: 'set', counter: 'seen', to: { type: 'counter', counter: 'after' } }],
      },
    ] as never
    const def = germany(WHOLE, { counters: COUNTERS, triggers })
    const given = { ...START, open: ['marshall-plan', 'comecon'], unrest: { hessen: 3 } }
    const state = does(def, at(def, given), ...PLAYED, choose('hessen'), choose('hessen'))
    expect(counted(state)).toEqual([5, 5])
  })

  test('a look at cards stays a secret', () => {
    const { def, state } = brings([{ type: 'peek' }, count('seen')], {
      hands: { brd: ['basic-law'], ddr: ['reparations'] },
      pile: [],
    })
    const card = def.rules.cards.ids.indexOf('reparations')
    const known = (seen: VolkState) =>
      ['brd', 'spectator'].map(
        (viewer) => (view(def, seen, viewer) as VolkState).place[card] === seen.place[card],
      )
    expect([known(state), counted(state)]).toEqual([
      [true, false],
      [0, 0],
    ])
    expect(counted(does(def, state, { type: 'leave' }))).toEqual([1, 0])
  })

  test('at the beginning of a decade nobody plays: the side in which it acts is asked', () => {
    const triggers = [
      { id: 'comes', at: 'turn-began', do: [{ type: 'unrest', on: 'brd', count: 1 }, count('seen')] },
    ]
    const def = germany(WHOLE, { counters: COUNTERS, triggers })
    const state = wirSindDasVolk.setup(def, 1)
    expect([state.phase, ...decisions(def, state).map(({ seat }) => seat)]).toEqual(['task', 'brd'])
    const { action } = decisions(def, state)[0].choices[0]
    const done = does(def, state, action)
    expect([done.phase, counted(done)]).toEqual(['turn', [1, 0]])
  })

  test('at the end of a decade, before cards are kept, once', () => {
    const triggers = [
      {
        id: 'comes',
        at: 'turn-ended',
        do: [count('seen'), { type: 'unrest', on: 'brd', count: 1 }, count('after')],
      },
    ]
    const def = germany(WHOLE, { counters: COUNTERS, triggers })
    const given: VolkPosition = {
      phase: 'end',
      step: 10,
      hands: { brd: ['reparations'], ddr: [] },
      pile: [],
      special: [],
    }
    const state = at(def, given)
    expect([state.phase, counted(state)]).toEqual(['task', [1, 0]])
    const done = does(def, state, choose('hessen'))
    expect([done.phase, done.decade, counted(done), done.stage]).toEqual(['keep', 1, [1, 1], 0])
  })

  test('a circle of what cards do is broken', () => {
    const unrest = (by: number) => ({ type: 'unrest', on: 'brd', count: by, provinces: ['hessen'] })
    const triggers = [{ id: 'round', at: 'protested', do: [count('seen'), unrest(-1), unrest(1)] }]
    const def = germany(WHOLE, { counters: COUNTERS, triggers })
    const poor = at(def, { phase: 'end', step: 6, unrest: { hessen: 3 }, standard: { bayern: 2 } })
    expect(counted(poor)[0]).toBeGreaterThan(100)
    expect([poor.tasks.some(({ kind }) => kind === 'rest'), poor.underway]).toEqual([false, undefined])
  })
})

describe('what is written', () => {
  const file = (effect: string) =>
    checkFile('decks/own.yaml', `id: own\ncards: [{ id: one, effects: [${effect}] }]\n`, {
      ruleset: 'wir-sind-das-volk',
    })

  test('is refused with its place where there is no such word', () => {
    expect(file('{ type: count, counter: seen, by: 1 }')).toEqual([])
    expect(file('{ type: unrest, on: brd, count: 1 }')).toEqual([])
    expect(file('{ type: count, counter: seen }').length).toBeGreaterThan(0)
    expect(file('{ type: unrst, on: brd, count: 1 }').length).toBeGreaterThan(0)
  })

  test('names what there is, on cards and in triggers, however deep', () => {
    const codes = (raw: RawPack) => crossCheck(raw).map(({ code }) => code)
    expect(codes(packWith([count('nowhere')]))).toContain('E-UNKNOWN-COUNTER')
    const inside = (effect: object) =>
      packWith([{ type: 'if', when: { type: 'card', is: [CARD] }, do: [effect] }])
    expect(codes(inside({ type: 'special', town: 'nowhere' }))).toContain('E-UNKNOWN-TOWN')
    expect(codes(inside({ type: 'unrest', on: 'brd', count: 0 }))).toContain('E-EFFECT-NOTHING')
    expect(
      codes(
        packWith(
          [],
          {},
          {
            triggers: [
              {
                id: 'one',
                at: 'turn-began',
                do: [{ type: 'unrest', on: 'brd', count: 1, provinces: ['nowhere'] }],
              },
            ] as never,
          },
        ),
      ),
    ).toContain('E-UNKNOWN-PROVINCE')
  })
})
