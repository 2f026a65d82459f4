/** Corteo's moments of fighting: each happens once at its event, with the parts that the vocabulary says. */
import { describe, expect, test } from 'vitest'
import { botGame } from '../../engine/bots/game'
import { BOTS } from '../../engine/bots/kinds'
import { compile } from '../../engine/compile'
import type { CorteoTrigger, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { scene } from '../corteo/scene'
import { loadPack } from '../engine/support/content'

/** By moment, the type of the event that the log has for it. */
const EVENTS: Readonly<Record<string, string>> = {
  'force-chosen': 'mustered',
  'component-named': 'component',
  recovered: 'woke',
  arrived: 'arrives',
  'held-back': 'hesitates',
  'run-called': 'run',
  'jam-made': 'jam',
  'jam-failed': 'no-jam',
  'jam-removed': 'cleared',
  'barricade-built': 'barricade',
  'barricade-removed': 'removed',
  thrown: 'launch',
  'fell-short': 'short',
  unmoved: 'unmoved',
  'smoke-settled': 'smoke',
  'smoke-gone': 'smoke-gone',
  'head-named': 'head',
  'clash-decided': 'clash',
  retreated: 'retreated',
  'pushed-off': 'left',
  panicked: 'panicked',
  'waits-outside': 'waits',
  advanced: 'entered',
  arrested: 'arrested',
  'objective-covered': 'covered',
  'objective-taken': 'held',
  captured: 'captured',
  woken: 'roused',
  'slept-on': 'sleeps-on',
  flown: 'flown',
  convicted: 'convicted',
  freed: 'freed',
  prolonged: 'prolonged',
  'prolonging-declined': 'declined',
}
/** Moments that happen as often as another. */
const ALIKE = [
  ['odds-known', 'clash-began'],
  ['clash-decided', 'clash-began'],
  ['movement-ended', 'clashes-began'],
] as const
const OTHERS = ['eliminated', 'piece-placed', 'movement-began', 'swept-along', 'smoked-out', 'march-led']
const MOST_STEPS = 900

/** Plays a bundled scenario with a trigger at every moment, and counts moments and events. */
function counted(id: string, seed: number): ReadonlyMap<string, number> {
  const raw = loadPack('corteo')
  const scenario = raw.scenarios[id] as ScenarioFile
  const moments = [...new Set([...Object.keys(EVENTS), ...ALIKE.flat(), ...OTHERS])]
  const triggers = moments.map((at) => ({
    ...{ id: `at-${at}`, at: at as CorteoTrigger['at'] },
    do: [{ type: 'count' as const, counter: 'watch', by: 1 }],
  }))
  const watched = {
    ...scenario,
    counters: [...(scenario.counters ?? []), { id: 'watch' }],
    triggers: [...(scenario.triggers ?? []), ...triggers],
  }
  const made = compile({ ...raw, scenarios: { ...raw.scenarios, [id]: watched as never } }, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const seen = new Map<string, number>()
  const add = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1)
  const bots = made.value.seats.map((_, seat) => ((seat + seed) % 2 ? BOTS.random : BOTS.greedy))
  const game = botGame(made.value, bots, seed, { events: true })
  for (let left = MOST_STEPS; left > 0; left--) {
    const next = game.next()
    if (next.done) break
    for (const { type, trigger } of next.value.events) add(type === 'trigger' ? String(trigger) : type)
  }
  return seen
}

const happened = new Set<string>()

test.each([
  ['special', 1],
  ['special', 2],
  ['antifascist', 3],
  ['social', 5],
] as const)('%s: each moment happens once at its event', (id, seed) => {
  const seen = counted(id, seed)
  const of = (name: string) => seen.get(name) ?? 0
  for (const [at, type] of Object.entries(EVENTS)) {
    expect([at, of(`at-${at}`)]).toEqual([at, of(type)])
    if (of(type) > 0) happened.add(at)
  }
  for (const [one, other] of ALIKE) expect([one, of(`at-${one}`)]).toEqual([one, of(`at-${other}`)])
  expect(of('at-eliminated')).toBe(of('arrested') + of('captured') + of('exited'))
  expect(happened.size).toBeGreaterThan(8)
})

const unit = (id: string, unit: string, at: string): PositionUnit => ({ id, unit, at })
const noted = (at: CorteoTrigger['at'], part: Partial<CorteoTrigger> = {}): Partial<ScenarioFile> => ({
  counters: [{ id: 'seen' }],
  triggers: [{ id: 'x', at, do: [{ type: 'count', counter: 'seen', by: 1 }], ...part }],
})
const pair = [unit('a', 'shields', '0101'), unit('d', 'block', '0201')]
const clash = (dice: number[], scenario: Partial<ScenarioFile>, units = pair) =>
  scene(['.....'], { hand: 3, turn: 'guard', phase: 'clash', units }, dice, { scenario })
const cell = (name: string) => ({ type: 'cells' as const, cells: [name] })

describe('a clash', () => {
  test.each(['clash-began', 'odds-known', 'clash-decided'] as const)(
    '%s comes once, with both units',
    (at) => {
      const about = (other: string) =>
        clash([4], noted(at, { who: { units: ['shields'] }, other: { units: [other] }, zone: cell('0201') }))
      expect(about('block').do('attack a d').state.counters).toEqual([1])
      expect(about('row').do('attack a d').state.counters).toEqual([0])
    },
  )

  test('its die is a number of the moment', () => {
    const by = noted('clash-decided', {
      do: [{ type: 'set', counter: 'seen', to: { type: 'rolled' } }],
    })
    expect(clash([4], by).do('attack a d').state.counters).toEqual([4])
    expect(clash([2], by).do('attack a d').state.counters).toEqual([2])
  })

  test('ends if the odds or the die make a trigger remove the defender', () => {
    const remove = (at: CorteoTrigger['at']) =>
      clash([4], noted(at, { do: [{ type: 'remove', who: { units: ['block'] } }] })).do('attack a d')
    expect(remove('odds-known').events.some(({ type }) => type === 'clash')).toBe(false)
    const decided = remove('clash-decided')
    expect([decided.at('d'), decided.events.some(({ type }) => type === 'retreated')]).toEqual(['out', false])
  })

  test('units linked to a panicked one are swept along, and not the beaten one', () => {
    const linked = [...pair, unit('e', 'row', '0301')]
    const swept = (other: string) =>
      clash([6], noted('swept-along', { who: { units: ['row'] }, other: { units: [other] } }), linked).do(
        'attack a d',
      ).state.counters
    expect([swept('block'), swept('shields')]).toEqual([[1], [0]])
  })

  test('a unit without a way out is eliminated as it is arrested', () => {
    const walled = [unit('a', 'shields', '0201'), unit('d', 'block', '0101')]
    const after = clash([4], noted('eliminated', { zone: cell('0101') }), walled).do('attack a d')
    expect([after.at('d'), after.state.counters]).toEqual(['arrested', [1]])
  })
})

describe('control', () => {
  const walk = (at: CorteoTrigger['at'], name: string) =>
    scene(
      ['......', '......', '......'],
      { hand: 3, turn: 'crowd', phase: 'movement', units: [unit('d', 'block', '0202')] },
      [],
      { scenario: noted(at, { zone: cell(name), who: { units: ['block'] } }) },
    ).do('select d', 'move 0302').state.counters

  test('of a cell is gained and lost with a move', () => {
    expect([walk('control-gained', '0402'), walk('control-gained', '0102')]).toEqual([[1], [0]])
    expect([walk('control-lost', '0102'), walk('control-lost', '0402')]).toEqual([[1], [0]])
  })
})
