/** A player of Corteo knows before a choice: the worth of a Head, what is left to do, and what comes. */
import { describe, expect, test } from 'vitest'
import { decisions, guide, setup, table } from '../../engine/game'
import type { PositionUnit } from '../../schemas/generated/content'
import { gamesOf } from '../engine/support/content'
import { scene } from './scene'

const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const guidanceOf = ({ def, state }: ReturnType<typeof scene>) => {
  const [decision] = decisions(def, state)
  return guide(def, state, decision)
}

describe('the worth of a Head', () => {
  const open = ['........', '........', '........']
  test('is the bonus for each unit linked to it', () => {
    const units = [
      unit('a', 'row', '0102'),
      unit('b', 'row', '0202'),
      unit('c', 'row', '0302'),
      unit('d', 'row', '0702'),
    ]
    const given = { hand: 2, turn: 'crowd', phase: 'head', units, head: { component: 'weavers' } } as const
    const notes = guidanceOf(scene(open, given))?.notes ?? []
    const linked = (id: string) => notes.find(({ action }) => action.unit === id)?.note.values
    expect(linked('a')).toMatchObject({ linked: 2 })
    expect(linked('d')).toMatchObject({ linked: 0, bonus: 0 })
    expect(Number(linked('a')?.bonus)).toBeGreaterThan(0)
  })
})

describe('reinforcements to come', () => {
  const [base] = gamesOf('corteo')
  test('are listed by their turn from the start, and leave the list when they are due', () => {
    const start = setup(base, { seed: 1 })
    const all = table(base, start).arrivals ?? []
    expect(all.length).toBeGreaterThan(2)
    expect(all[0]).toMatchObject({ turn: 2, side: 'power' })
    expect(all[0].pieces).toHaveLength(5)
    expect(all.map(({ turn }) => turn)).toEqual(all.map(({ turn }) => turn).sort((a, b) => a - b))
    const later = table(base, { ...start, hand: 2, turn: 1, first: 0 } as typeof start).arrivals ?? []
    expect(later.map(({ turn }) => turn)).toEqual(all.map(({ turn }) => turn).filter((turn) => turn > 2))
    const before = table(base, { ...start, hand: 2, turn: 0 } as typeof start).arrivals ?? []
    expect(before[0]?.turn).toBe(2)
  })
})
