/** The markers on the table have the colours of the legend, so that both pictures of a marker are equal. */
import { expect, test } from 'vitest'
import { table } from '../../engine/game'
import statements from '../../engine/rulesets/corteo/statements.json'
import { scene } from './scene'

test('each marker has the colour of the legend', () => {
  const given = { barricades: ['0101'], jams: ['0201'], smoke: ['0301'], covered: ['0401'] }
  const { def, state } = scene(['......', '......'], { hand: 2, turn: 'crowd', units: [], ...given })
  const drawn = table(def, state).pieces.map(({ type, colour }) => [type, colour])
  const legend = Object.entries(statements.legend.markers).map(([type, { colour }]) => [type, colour])
  expect(drawn.sort()).toEqual(legend.sort())
})
