/** While no piece is in hand, a first view of the map shows the places of the pieces to be set up. */
import { describe, expect, test } from 'vitest'
import { cellsAsked } from '../../app/_play/board/cells-asked'
import { apply, decisions, setup, table } from '../../engine/game'
import type { GameDef, GameState } from '../../engine/types'
import { gamesOf } from '../engine/support/content'

const asked = (def: GameDef, state: GameState) =>
  cellsAsked({ decision: decisions(def, state)[0], table: table(def, state) })

describe.each(['corteo', 'cry-havoc'])('%s', (pack) => {
  const [def] = gamesOf(pack)
  const state = setup(def, { seed: 1 })
  const [decision] = decisions(def, state)

  test('the question of the set-up has the cells of the next choices, before and after a piece is taken', () => {
    const before = asked(def, state)
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(def.grid.size)
    const take = decision.choices.find(({ group }) => group === 'select')
    if (!take) throw new Error('no piece can be taken')
    const taken = apply(def, state, decision.seat, take.action)
    if (!taken.ok) throw new Error('it cannot be taken')
    const after = asked(def, taken.value.state)
    expect(after.length).toBeGreaterThan(0)
    expect(before).toEqual(expect.arrayContaining(after))
  })
})
