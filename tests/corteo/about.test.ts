/** The odds shown before a clash and a throw, and the expected score. */
import { expect, test } from 'vitest'
import { table } from '../../engine/game'
import type { Position, PositionUnit } from '../../schemas/generated/content'
import { type Scene, scene } from './scene'

const unit = (id: string, unit: string, at: string): PositionUnit => ({ id, unit, at })
const aboutOf = ({ def, state }: Scene) => table(def, state).about ?? []
const STREETS = ['......', '......', '......']
const given: Position = {
  hand: 3,
  turn: 'guard',
  phase: 'clash',
  units: [
    unit('a', 'shields', '0201'),
    unit('b', 'shields', '0301'),
    unit('c', 'shields', '0401'),
    unit('d', 'block', '0202'),
    unit('e', 'block', '0302'),
  ],
}

test('a clash that can be opened has the ratio that it then is fought at', () => {
  const start = scene(STREETS, given, [5])
  const rows = aboutOf(start).find(({ id }) => id === 'clashes')?.rows ?? []
  expect(rows).toHaveLength(start.offers.length)
  const opening = start.offers.indexOf('attack b e')
  const fought = start.do('attack b e').events.find(({ type }) => type === 'clash')
  expect(rows[opening].text?.values).toEqual({ ratio: fought?.ratio })
})

test('a clash that is being formed has a line for each result, all faces of the die together', () => {
  const [about] = aboutOf(scene(STREETS, given, [5]).do('attack a d'))
  expect(about.id).toBe('clash')
  expect(about.rows.reduce((sum, { value = 0 }) => sum + value, 0)).toBe(about.rows[0].of)
})

test('the score of now, and what it is worth', () => {
  const start = scene(STREETS, given)
  const score = aboutOf(start).find(({ id }) => id === 'score')
  expect(score?.isSecondary).toBe(true)
  expect(score?.title.values).toEqual({ score: table(start.def, start.state).score.total })
})
