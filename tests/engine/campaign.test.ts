/** Campaigns: the order of their games, the things that are carried, and their checks. */
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { afterGame, beginCampaign, scenarioToPlay, winnerOf } from '../../engine/campaign/campaign'
import { withCarried } from '../../engine/campaign/carry'
import { type Ended, endedOf } from '../../engine/campaign/ended'
import { compile } from '../../engine/compile'
import { crossCheck } from '../../engine/compile/cross-check'
import { setup, table } from '../../engine/game'
import type { Outcome, RawPack } from '../../engine/types'
import type { CampaignFile } from '../../schemas/generated/content'

const HOME = `${import.meta.dirname}/../..`
const { raw: pack } = await checkFolder(`${HOME}/examples/three-evenings`, 'three-evenings', HOME)
const raw = pack!
const [campaign] = raw.campaigns!

const outcome = (winner: string, score = 0, level?: string): Outcome => ({
  ...{ winner, score, reason: { key: 'none' }, sheet: [], utility: {} },
  ...(level === undefined ? {} : { level }),
})
const strike = (count: number, statuses: string[] = []) =>
  Array.from({ length: count }, () => ({ side: 'strike', unit: 'crew', component: 'dockers', statuses }))
const ended = (more: Partial<Ended> = {}): Ended => ({ counters: {}, options: {}, units: [], ...more })

describe('the order of the games', () => {
  const second = afterGame(campaign, beginCampaign(campaign), outcome('strike', 5), ended())
  test.each([
    [3, 'third-evening'],
    [2, 'lock-out'],
  ])('after a counter of %d comes %s', (value, scenario) => {
    const next = afterGame(campaign, second, outcome('police'), ended({ counters: { 'seats-taken': value } }))
    expect(scenarioToPlay(campaign, next)).toBe(scenario)
    const last = afterGame(campaign, next, outcome('strike'), ended())
    expect(scenarioToPlay(campaign, last)).toBeUndefined()
    expect([last.step, last.played.length, winnerOf(campaign, last)]).toEqual([undefined, 3, 'strike'])
    expect(afterGame(campaign, last, outcome('strike'), ended())).toBe(last)
  })

  test('winner, level and score are conditions, at their bounds', () => {
    const steps = (when: object): CampaignFile => ({
      id: 'x',
      steps: [
        { id: 'a', scenario: 's', next: [{ to: 'b', when }] },
        { id: 'b', scenario: 's' },
      ],
    })
    const goesOn = (when: object, end: Outcome) =>
      afterGame(steps(when), beginCampaign(steps(when)), end, ended()).step === 'b'
    expect([
      goesOn({ winner: ['draw'] }, outcome('draw')),
      goesOn({ winner: ['draw'] }, outcome('a')),
    ]).toEqual([true, false])
    expect([
      goesOn({ level: ['rout'] }, outcome('a', 0, 'rout')),
      goesOn({ level: ['rout'] }, outcome('a')),
    ]).toEqual([true, false])
    expect([3, 2].map((score) => goesOn({ score: { least: 3 } }, outcome('a', score)))).toEqual([true, false])
    expect([3, 4].map((score) => goesOn({ score: { most: 3 } }, outcome('a', score)))).toEqual([true, false])
  })

  test('the state is plain data', () => expect(JSON.parse(JSON.stringify(second))).toEqual(second))
})

describe('the things carried', () => {
  const carried = afterGame(
    campaign,
    beginCampaign(campaign),
    outcome('strike', 9),
    ended({
      counters: { 'seats-taken': 2, other: 1 },
      units: [
        ...strike(2, ['worn-out', 'brave']),
        ...strike(1),
        ...strike(1, ['worn-out']).map((unit) => ({ ...unit, name: 'rosa' })),
      ],
    }),
  ).carried
  const changed = withCarried(raw, 'second-evening', carried)
  const made = compile(changed, 'second-evening')
  if (!made.ok) throw new Error(JSON.stringify(made.error[0]))
  const def = made.value
  const state = setup(def, { seed: 1 })

  test('losses, statuses, counters and the sum of scores', () => {
    expect(carried).toMatchObject({
      counters: { 'seats-taken': 2, 'earlier-points': 9 },
      sides: ['strike', 'police'],
    })
    expect(carried.units.map(({ statuses }) => statuses)).toEqual([
      ['worn-out'],
      ['worn-out'],
      [],
      ['worn-out'],
    ])
    const now = endedOf(def, changed, state)
    const left = now.units.filter(({ side }) => side === 'strike')
    expect(left.map(({ name = '', statuses }) => [name, ...statuses]).sort()).toEqual([
      [''],
      ['', 'worn-out'],
      ['', 'worn-out'],
      ['rosa', 'worn-out'],
    ])
    expect(now.units.filter(({ side }) => side === 'police')).toEqual([])
    expect(now.counters).toMatchObject({ 'seats-taken': 2, 'earlier-points': 9 })
  })

  test('a fallen unit with a name is not replaced by another of its type', () => {
    const without = { ...carried, units: strike(2) }
    const again = withCarried(raw, 'second-evening', without)
    const lines = (
      again.scenarios['second-evening'] as unknown as { rosters: { id?: string; side: string }[] }
    ).rosters
    expect(lines.filter(({ side }) => side === 'strike').map(({ id }) => id)).toEqual([undefined])
  })

  test('leave the pack as it was, and its other scenarios', () => {
    expect(changed.scenarios['first-evening']).toBe(raw.scenarios['first-evening'])
    const whole = compile(raw, 'second-evening')
    const start = whole.ok ? table(whole.value, setup(whole.value, { seed: 1 })) : undefined
    expect(start?.trays.flatMap(({ pieces }) => pieces)).toHaveLength(20)
  })
})

describe('the checks', () => {
  const found = (change: Partial<CampaignFile>) => {
    const other = { ...raw, campaigns: [{ ...campaign, ...change }] } as RawPack
    return crossCheck(other)
      .filter(({ file }) => file.startsWith('campaigns/'))
      .map(({ code, path }) => [code, path.join('.')])
  }
  const steps = (...list: CampaignFile['steps']) => found({ steps: list, carry: {} })
  const first = { id: 'a', scenario: 'first-evening' }

  test('a good campaign has no finding', () => expect(found({})).toEqual([]))
  test('unknown scenarios, steps, players and counters', () => {
    expect(steps({ id: 'a', scenario: 'fourth-evening' })).toEqual([
      ['E-UNKNOWN-SCENARIO', 'steps.0.scenario'],
    ])
    expect(found({ first: 'none', carry: {} })).toEqual([['E-UNKNOWN-STEP', 'first']])
    const when = { winner: ['nobody'], counters: [{ counter: 'none' }] }
    expect(steps({ ...first, next: [{ to: 'b', when }] }).map(([code]) => code)).toEqual([
      'E-UNKNOWN-STEP',
      'E-UNKNOWN-SEAT',
      'E-UNKNOWN-COUNTER',
    ])
  })
  test('a thing that the next scenario lacks', () => {
    const next = [{ to: 'b', carry: { counters: ['earlier-points'], units: ['people'], score: 'none' } }]
    expect(steps({ ...first, next }, { id: 'b', scenario: 'second-evening' })).toEqual([
      ['E-CAMPAIGN-LACKS', 'steps.0.next.0.carry.counters.0'],
      ['E-CAMPAIGN-LACKS', 'steps.0.next.0.carry.units.0'],
      ['E-CAMPAIGN-LACKS', 'steps.0.next.0.carry.score'],
    ])
  })
  test('a loop without an end, and a step that never follows', () => {
    expect(steps({ ...first, next: [{ to: 'a' }] })).toEqual([['E-CAMPAIGN-ENDLESS', 'steps.0.next']])
    expect(steps({ ...first, next: [{ to: 'a', when: { winner: ['draw'] } }] })).toEqual([])
    const next = [{ to: 'b' }, { to: 'c' }]
    expect(steps({ ...first, next }, { ...first, id: 'b' }, { ...first, id: 'c' })).toEqual([
      ['W-CAMPAIGN-NEVER', 'steps.0.next.1'],
    ])
  })
})
