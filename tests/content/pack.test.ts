/** The pack as a whole: no findings, a complete scale of victory, and texts in both languages. */
import { expect, test } from 'vitest'
import { base, checked, map, pack } from './pack'

test('the checks find nothing to say', () => {
  expect(checked.diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([])
})

test('the numbers of the base game', () => {
  expect([base.turns, base.order]).toEqual([10, ['march', 'power']])
  expect(base.rules).toMatchObject({
    stacking: 2,
    run: { pieces: 5, factor: 2, notInTurns: [1] },
    barricades: { pieces: 10, cost: 2, removable: false },
    launch: { cost: '1/2', perPhase: 1, noArrests: true },
    head: { units: 2, bonus: 2, components: 'any' },
    columns: { minimum: 2 },
    disengage: { march: 0, power: 'closed' },
  })
  expect(base.scoring).toEqual([
    { id: 'objectives', type: 'objectives', times: 1 },
    { id: 'arrests', type: 'arrested-power', times: -1 },
  ])
})

test('every score from -60 to 150 has one level of victory (C-142)', () => {
  const levelOf = (score: number) =>
    base.victory.filter(({ from, to }) => score >= (from ?? -Infinity) && score <= (to ?? Infinity))
  for (let score = -60; score <= 150; score++) expect([score, levelOf(score).length]).toEqual([score, 1])
  const ids = [-1, 0, 19, 20, 49, 50, 69, 70].map((score) => levelOf(score)[0].id)
  expect(ids).toEqual([
    'crushing-power',
    'narrow-power',
    'narrow-power',
    'draw',
    'draw',
    'narrow-march',
    'narrow-march',
    'crushing-march',
  ])
})

const ids = (list: readonly { id: string }[] | undefined) => (list ?? []).map(({ id }) => id)
const wanted: Record<string, string[]> = {
  sides: ids(pack.units.sides),
  components: ids(pack.units.components),
  units: ids(pack.units.units),
  terrain: ids(pack.terrain.terrain),
  edges: ids(pack.terrain.edges),
  tables: ids(pack.tables.tables),
  results: pack.tables.tables.flatMap(({ results }) => Object.keys(results)),
  maps: ['city'],
  places: ids(map.places),
  sites: ids(map.sites),
  scenarios: Object.keys(pack.scenarios),
  scoring: ids(base.scoring),
  victory: ids(base.victory),
}

test.each(['en', 'it'])('everything has a name and a help in %s', (language) => {
  const file = Object.values(pack.texts).find((one) => one.language === language)!
  for (const [group, list] of Object.entries(wanted)) {
    const entries = file.text[group] ?? {}
    expect([group, list.filter((id) => !entries[id]?.name.trim() || !entries[id]?.help?.trim())]).toEqual([
      group,
      [],
    ])
  }
})

test('no two things of one group share a name', () => {
  for (const file of Object.values(pack.texts))
    for (const [group, entries] of Object.entries(file.text)) {
      const names = Object.values(entries).map(({ name }) => name)
      expect([file.language, group, names.length - new Set(names).size]).toEqual([file.language, group, 0])
    }
})
