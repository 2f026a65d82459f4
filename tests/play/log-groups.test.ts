import { expect, test } from 'vitest'
import { grouped } from '../../app/_play/log/log-groups'
import { takeoversAt } from '../../app/_play/log/takeovers-at'
import type { LogStep } from '../../engine/match/port/match'

const step = (count: number, round: string, phase: string, seat = 'a'): LogStep => ({
  ...{ seat, count, events: [], moves: [] },
  heading: { round: { key: round }, phase: { key: phase } },
})

test('steps that follow each other in a turn and a phase stand together, in their order', () => {
  const steps = [
    step(5, 'two', 'move'),
    step(4, 'two', 'fight'),
    step(3, 'one', 'fight'),
    step(2, 'one', 'fight'),
    step(1, 'one', 'fight', 'b'),
  ]
  const groups = grouped([...steps, step(0, 'two', 'move')], ({ key }) => key)
  expect(
    groups.map(({ round, phases }) => [
      round,
      phases.map(({ phase, turns }) => [
        phase,
        ...turns.map(({ seat, steps }) => `${seat}: ${steps.map(({ count }) => count)}`),
      ]),
    ]),
  ).toEqual([
    [
      'two',
      [
        ['move', 'a: 5'],
        ['fight', 'a: 4'],
      ],
    ],
    ['one', [['fight', 'a: 3,2', 'b: 1']]],
    ['two', [['move', 'a: 0']]],
  ])
  expect(grouped([], ({ key }) => key)).toEqual([])
})

test('a step that begins a turn stands in two parts, each under its own turn', () => {
  const event = (type: string) => ({ type, message: { key: type } })
  const turned: LogStep = {
    ...step(2, 'one', 'move'),
    events: [event('done'), event('begins')],
    opens: { from: 1, heading: { round: { key: 'two' }, phase: { key: 'draw' } } },
  }
  const parts = (steps: readonly LogStep[]) =>
    grouped(steps, ({ key }) => key).map(({ round, phases }) => [
      round,
      ...phases.flatMap(({ phase, turns }) =>
        turns.map(({ seat, steps }) => [
          phase,
          seat,
          ...steps.flatMap(({ events }) => events.map(({ type }) => type)),
        ]),
      ),
    ])
  expect(parts([turned, step(1, 'one', 'move')])).toEqual([
    ['two', ['draw', undefined, 'begins']],
    ['one', ['move', 'a', 'done']],
  ])
  const whole = { ...turned, opens: { ...turned.opens, from: 0 } } as LogStep
  expect(parts([whole])).toEqual([['two', ['draw', undefined, 'done', 'begins']]])
})

test('a takeover stands with the step after which it came, or the last one that was heard before', () => {
  const [first, second, third] = [0, 4, 9].map((at) => ({ seat: `seat-${at}`, step: at }))
  const steps = [step(7, 'two', 'move'), step(3, 'one', 'move')]
  expect([...takeoversAt([first, second, third], steps)]).toEqual([
    [0, [first]],
    [3, [second]],
    [7, [third]],
  ])
})
