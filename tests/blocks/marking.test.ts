/** Objects on cells and their owners, levels of victory with a condition, and choices in the middle of a game. */
import { describe, expect, test } from 'vitest'
import { outcome, table, view } from '../../engine/game'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { CorteoTrigger, Effect, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '..........', '..........']
const counters: ScenarioFile['counters'] = [{ id: 'seen' }]
const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const walkers = [unit('a', 'block', '0102'), unit('b', 'row', '0302'), unit('g', 'riders', '0902')]
const cells = (...names: string[]) => ({ type: 'cells' as const, cells: names })
const camp = { type: 'feature' as const, feature: 'camp' }
const crowds = { type: 'control' as const, side: 'crowd' }

/** Ends the movement of the crowd, which triggers the effects, and counts the cells of a zone. */
const done = (effects: CorteoTrigger['do'], more: Partial<ScenarioFile> = {}, hand = 2): Scene =>
  scene(rows, { hand, turn: 'crowd', phase: 'movement', units: walkers }, [], {
    scenario: {
      counters,
      ...more,
      triggers: [
        { id: 'x', at: 'movement-ended', turn: 'crowd', to: hand, do: effects },
        ...(more.triggers ?? []),
      ],
    },
  }).do('done')
const measured = (zone: Extract<Effect, { type: 'feature' }>['zone']): Effect => ({
  type: 'set',
  counter: 'seen',
  to: { type: 'cells', zone },
})
const seen = ({ state }: Scene) => (state as CorteoState).counters[0]

/** Plays on to the same side's next turn. */
function next(now: Scene): Scene {
  let then = now.do('done')
  while (then.asked !== now.asked) then = then.do(then.offers.includes('done') ? 'done' : then.offers[0])
  return then
}

describe('features', () => {
  const put = (more: object = {}): Effect => ({ ...camp, zone: cells('0101', '0201'), ...more })

  test('stand on cells, which zones read and the table shows, and are taken away', () => {
    const now = done([put(), measured({ type: 'near', of: camp, distance: 0 })])
    expect(seen(now)).toBe(2)
    const markers = table(now.def, now.state).pieces.filter(({ type }) => type === 'camp')
    expect(markers.map(({ cell }) => cell)).toEqual(
      ['0101', '0201'].map((name) => now.def.grid.indexOf(name)),
    )
    const less = done([put(), { ...put({ off: true }), zone: cells('0101') } as Effect, measured(camp)])
    expect(seen(less)).toBe(1)
    expect(done([put(), put({ off: true })]).state).not.toHaveProperty('features')
  })

  test('for some turns, and put down anew for longer', () => {
    const look: CorteoTrigger = { id: 'look', at: 'turn-began', do: [measured(camp)] }
    expect(seen(next(done([put({ turns: 1 })], { triggers: [look] })))).toBe(0)
    expect(seen(next(done([put({ turns: 2 })], { triggers: [look] })))).toBe(2)
    expect(seen(next(done([put({ turns: 1 }), put({ turns: 2 })], { triggers: [look] })))).toBe(2)
  })

  test('numbers change on them', () => {
    const modifiers: ScenarioFile['modifiers'] = [{ number: 'movement', by: -2, who: { zone: camp } }]
    const on = (zone: ReturnType<typeof cells>) => {
      const now = done([{ ...camp, zone }], { modifiers })
      return (now.do('select g').state as CorteoState).points
    }
    expect(on(cells('0902')) - on(cells('0903'))).toBe(-4)
  })
})

describe('control', () => {
  const claim = (side: string | undefined, ...names: string[]): Effect => ({
    type: 'control',
    zone: cells(...names),
    ...(side ? { side } : {}),
  })

  test('is of the side that was last given it, whoever stands there, until it is taken', () => {
    expect(seen(done([claim('crowd', '0101', '0201', '0902'), measured(crowds)]))).toBe(3)
    expect(seen(done([claim('crowd', '0101', '0201'), claim('guard', '0201'), measured(crowds)]))).toBe(1)
    const none = done([claim('crowd', '0101'), claim(undefined, '0101'), measured(crowds)])
    expect(seen(none)).toBe(0)
    expect(none.state).not.toHaveProperty('owned')
  })

  test('is marked on the table in the order of the cells', () => {
    const now = done([claim('crowd', '0201'), claim('guard', '0101')])
    const marks = table(now.def, now.state).marks.filter(({ kind }) => kind === 'control')
    expect(marks.map(({ cell, side }) => [now.def.grid.names[cell], side])).toEqual([
      ['0101', 'guard'],
      ['0201', 'crowd'],
    ])
  })
})

describe('levels of victory', () => {
  const when = (least: number) => ({
    type: 'measure' as const,
    of: { type: 'counter' as const, counter: 'seen' },
    least,
  })
  const level = (seenBy: number, least: number) => {
    const victory: ScenarioFile['victory'] = [
      { id: 'usual', winner: 'guard' },
      { id: 'told', when: when(least), winner: 'crowd' },
      { id: 'later', when: when(0), from: 1000, winner: 'draw' },
    ]
    const end: Effect[] = [
      { type: 'set', counter: 'seen', to: seenBy },
      { type: 'end', now: true },
    ]
    const now = done(end, { victory })
    return outcome(now.def, now.state)
  }

  test('one with a condition that holds goes before those without, within its scores', () => {
    expect(level(2, 2)).toMatchObject({ level: 'told', winner: 'crowd' })
    expect(level(1, 2)).toMatchObject({ level: 'usual', winner: 'guard' })
  })
})

describe('units taken out', () => {
  test('the nearest first, and no more than so many', () => {
    const left = (more: object) => {
      const now = done([{ type: 'remove', who: { side: 'crowd' }, ...more }])
      return [now.at('a'), now.at('b')].map((at) => /^\d+$/.test(at))
    }
    expect(left({ count: 1 })).toEqual([false, true])
    expect(left({ count: 1, nearest: cells('0402') })).toEqual([true, false])
    expect(left({ count: 0 })).toEqual([true, true])
    expect(left({})).toEqual([false, false])
  })
})

describe('choices in the middle of a game', () => {
  const options = (more: object = {}): ScenarioFile['options'] => [
    { id: 'plan', seat: 'crowd', start: 'left', choices: [{ id: 'left' }, { id: 'right' }], ...more },
  ]
  const chosen = ({ state }: Scene) => (state as CorteoState).chosen[0]

  test('its player is asked, and goes on with the game', () => {
    const asked = done(
      [
        { type: 'choose', option: 'plan' },
        { type: 'count', counter: 'seen', by: 1 },
      ],
      { options: options() },
    )
    expect([asked.asked, asked.offers, seen(asked)]).toEqual(['crowd', ['answer left', 'answer right'], 0])
    const then = asked.do('answer right')
    expect([chosen(then), seen(then), then.asked]).toEqual([1, 1, 'guard'])
    expect(then.events.some(({ type, choice }) => type === 'option-chosen' && choice === 'right')).toBe(true)
  })

  test('one that is named, or drawn, or the only one, asks nobody; triggers hear of it', () => {
    const heard: CorteoTrigger = {
      id: 'heard',
      at: 'option-chosen',
      do: [{ type: 'count', counter: 'seen', by: 1 }],
    }
    const more = { options: options(), triggers: [heard] }
    const named = done([{ type: 'choose', option: 'plan', to: 'right' }], more)
    expect([chosen(named), seen(named), named.asked]).toEqual([1, 1, 'guard'])
    const only = done([{ type: 'choose', option: 'plan' }], {
      ...more,
      options: options({ choices: [{ id: 'left' }] }),
    })
    expect([chosen(only), seen(only)]).toEqual([0, 1])
    const drawn = done([{ type: 'choose', option: 'plan' }], { ...more, options: options({ by: 'roll' }) })
    expect([0, 1]).toContain(chosen(drawn))
    expect(drawn.asked).toBe('guard')
  })

  test('a secret that is chosen anew is one again', () => {
    const effects: Effect[] = [
      { type: 'reveal', option: 'plan' },
      { type: 'choose', option: 'plan' },
    ]
    const asked = done(effects, { options: options({ secret: true }) })
    expect(view(asked.def, asked.state, 'guard').chosen).toEqual([0])
    const then = asked.do('answer right')
    expect(view(then.def, then.state, 'guard').chosen).toEqual([-2])
    expect(view(then.def, then.state, 'crowd').chosen).toEqual([1])
    expect(then.events.some((event) => JSON.stringify(event).includes('right'))).toBe(false)
  })
})

describe('who acts first', () => {
  test('is the first entry whose condition holds once the turn has begun; smoke and turns count on', () => {
    const first = (from: number): ScenarioFile['initiative'] => [
      { side: 'guard', when: { type: 'turn', from } },
    ]
    const now = (from: number) => {
      const begun = scene(rows, { hand: 2, turn: 'guard', phase: 'movement', units: walkers }, [], {
        scenario: { counters, initiative: first(from) },
      })
      let then = begun.do('done')
      while ((then.state as CorteoState).hand === 2)
        then = then.do(then.offers.includes('done') ? 'done' : then.offers[0])
      return then
    }
    expect(now(4).asked).toBe('crowd')
    const turned = now(3)
    expect(turned.asked).toBe('guard')
    expect(turned.do('done').asked).toBe('crowd')
    expect(next(turned).asked).toBe('guard')
    expect((next(turned).state as CorteoState).hand).toBe(4)
  })
})
