/** A refusal for a section that does not exist, which no case can name. */
import { expect, test } from 'vitest'
import { apply, decisions } from '../../engine/game'
import { casePositions } from '../support/case-positions'

test('to pass a protest on to a section that is none is refused as that', () => {
  const moments = casePositions('wir-sind-das-volk').flatMap(({ def, states }) =>
    states.flatMap((state) =>
      decisions(def, state)
        .filter(({ choices }) => choices.some(({ action }) => action.type === 'pass-on'))
        .map(({ seat }) => apply(def, state, seat, { type: 'pass-on', section: 'nowhere' })),
    ),
  )
  expect(moments.length).toBeGreaterThan(0)
  for (const refused of moments)
    expect(refused).toMatchObject({
      ok: false,
      error: { rule: 'W-45', message: { key: 'volk.refuse.no-section' } },
    })
})
