/** Every number of Corteo's tables, units and rule options, as in docs/rules and the reconstruction. No change goes unseen. */
import { expect, test } from 'vitest'
import { pack } from './pack'

const table = (id: string) => pack.tables.tables.find((one) => one.id === id)!
const rowsOf = (id: string) => table(id).rows.map((row) => row.join(' '))

test('the table of throws', () => {
  expect([table('launch').ratios.join(' '), table('launch').below]).toEqual([
    '1-2 1-1 2-1 3-1 4-1 5-1',
    'none',
  ])
  expect(rowsOf('launch')).toEqual([
    'NE NE NE NE NE* NE*',
    'NE NE NE* NE* R1 R1',
    'NE NE* R1 R1 R1 R2',
    'NE R1 R1 R2 R2 R2',
    'NE* R1 R2 R2 P2 P2',
    'R1 R2 P2 P2 P2 P2',
  ])
  const { R1, R2, P2 } = table('launch').results
  expect([R1, R2, P2].map((result) => ({ steps: 0, chosenBy: '', ...result }))).toMatchObject([
    { type: 'retreat', who: 'target', steps: 1, chosenBy: 'owner' },
    { type: 'retreat', who: 'target', steps: 2, chosenBy: 'owner' },
    { type: 'panic', who: 'target', steps: 2, chosenBy: 'enemy' },
  ])
})

test('the table of clashes', () => {
  expect([table('clash').ratios.join(' '), table('clash').below]).toEqual([
    '1-5 1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1',
    'first',
  ])
  expect(rowsOf('clash')).toEqual([
    'AP AP AP AP AP AR AR DR DR',
    'AP AP AP AR AR AR DR DR DR',
    'AP AP AR AR AR DR DR DR DP',
    'AP AR AR AR DR DR DR DP DP',
    'AR AR AR DR DR DR DP DP DP',
    'AR AR DR DR DP DP DP DP DP',
  ])
  for (const result of Object.values(table('clash').results)) expect(result).toMatchObject({ steps: 1 })
})

test('speed, power and throw of every unit', () => {
  const numbers = pack.units.units.map(({ id, speed, power, launch }) => [
    id,
    speed,
    power,
    launch?.range ?? 0,
  ])
  expect(numbers).toEqual([
    ['spezzone-6-6', 6, 6, 3],
    ['spezzone-6-4', 6, 4, 3],
    ['cordone-4-4', 4, 4, 0],
    ['cordone-4-2', 4, 2, 0],
    ['gruppo-4-1', 4, 1, 0],
    ['dissidenti-4-2', 4, 2, 0],
    ['blindati-8-4', 8, 4, 0],
    ['celere-4-4', 4, 4, 0],
    ['lacrimogeni-4-6', 4, 6, 4],
    ['carabinieri-6-4', 6, 4, 0],
    ['piantoni-2-2', 2, 2, 0],
    ['vigili-2-2', 2, 2, 0],
    ['finanza-2-2', 2, 2, 0],
    ['presidente-3-0', 3, 0, 0],
    ['comizio-4-0', 4, 0, 0],
  ])
})

test.each(Object.keys(pack.scenarios))('the numbers of the rules of %s', (id) => {
  const { turns, minutes, rules } = pack.scenarios[id]
  const isBase = id === 'base'
  expect([turns, minutes, rules.stacking]).toEqual([10, 20, 2])
  expect(rules.run).toEqual({ side: 'march', pieces: 5, factor: 2, notInTurns: [1] })
  expect(rules.barricades).toMatchObject({ side: 'march', pieces: 10, cost: 2, removable: !isBase })
  expect(rules.launch).toMatchObject({ table: 'launch', cost: '1/2', perPhase: 1, noArrests: true })
  expect(rules.head).toMatchObject({ side: 'march', units: 2, bonus: 2 })
  expect(rules.columns).toEqual({ minimum: 2 })
  expect(rules.disengage).toEqual({ march: isBase ? 0 : 1, power: 'closed' })
  expect(rules.leaving?.turns).toBe(isBase ? undefined : 2)
})

test('what chapter B does otherwise is said by switches of the base game alone', () => {
  const { base, ...others } = pack.scenarios
  const { stackAll, controlToControl, garrisons, barricades, launch, clash, objectives } = base.rules
  expect({ stackAll, controlToControl, garrisons }).toEqual({
    stackAll: true,
    controlToControl: true,
    garrisons: undefined,
  })
  expect(barricades?.alsoOn).toEqual(['garden', 'stairs', 'crowded', 'objective'])
  expect([launch?.together, clash?.advance, objectives?.stops, objectives?.leave]).toEqual([
    false,
    false,
    false,
    undefined,
  ])
  for (const { rules } of Object.values(others)) {
    expect(rules.garrisons).toEqual({ tag: 'garrison' })
    expect([rules.stackAll, rules.controlToControl, rules.clash?.advance, rules.objectives?.stops]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
})
