/** Views over a map: its visible part, and the reach of a unit. */
import { describe, expect, test } from 'vitest'
import type { AroundAnswer, AroundQuestion } from '../../app/_editor/around/around-worker'
import { AroundAsker } from '../../app/_editor/around/ask-around'
import { boundsOf, isLarger, seenIn } from '../../app/_editor/map/panel/minimap-view'
import { squareGrid } from '../../engine/geometry/square'
import type { RawPack } from '../../engine/types'

describe('the minimap', () => {
  const bounds = boundsOf(squareGrid({ columns: 10, rows: 6 }))
  const view = (scale: number, x = 0, y = 0) => ({ scale, x, y, width: 500, height: 300 })

  test('covers all cells, and is there while the window is smaller than they are', () => {
    expect(bounds.right - bounds.left).toBeCloseTo(10.1)
    expect(bounds.bottom - bounds.top).toBeCloseTo(6.1)
    expect([isLarger(view(45), bounds), isLarger(view(80), bounds)]).toEqual([false, true])
  })

  test('shows what is in sight, and no more than there is', () => {
    const whole = seenIn(view(20, 100, 100), bounds)
    expect([whole.left, whole.top]).toEqual([0, 0])
    expect([whole.right, whole.bottom].map((side) => side.toFixed(1))).toEqual(['10.1', '6.1'])
    const part = seenIn(view(100, -300, -200), bounds)
    expect([part.right - part.left, part.bottom - part.top]).toEqual(
      [5, 3].map((side) => expect.closeTo(side)),
    )
    expect(part.left).toBeCloseTo(3 - bounds.left)
  })
})

describe('who asks the rules', () => {
  function asker() {
    const asked: AroundQuestion[] = []
    const worker = {
      postMessage: (question: AroundQuestion) => asked.push(question),
      terminate() {},
    } as unknown as Worker
    let die = () => {}
    const watch = (_: Worker, onDead: () => void) => {
      die = onDead
      return () => {}
    }
    const made = new AroundAsker(() => worker, watch)
    const answer = (data: AroundAnswer) => worker.onmessage?.({ data } as MessageEvent)
    const fail = (message: string) => worker.onerror?.({ message } as ErrorEvent)
    return { made, asked, answer, fail, die: () => die() }
  }
  const pack = {} as RawPack
  const none = { kinds: [], layers: [] }

  test('sends a pack once, and hears the last answer alone', () => {
    const { made, asked, answer } = asker()
    const heard: unknown[] = []
    made.ask({ pack, scenario: 'one' }, (said) => heard.push(['one', said]))
    made.ask({ pack, scenario: 'two' }, (said) => heard.push(['two', said]))
    expect(asked.map((question) => 'pack' in question)).toEqual([true, false])
    answer({ id: asked[0].id, around: none })
    answer({ id: asked[1].id, around: none })
    expect(heard).toEqual([['two', { around: none }]])
  })

  test('asks a new worker again, with the pack, when the one before died', () => {
    const { made, asked, answer, die } = asker()
    const heard: unknown[] = []
    made.ask({ pack, scenario: 'one' }, (said) => heard.push(said))
    die()
    expect(asked.map((question) => 'pack' in question)).toEqual([true, true])
    answer({ id: asked[1].id, around: none })
    expect(heard).toEqual([{ around: none }])
    die()
    expect(asked).toHaveLength(2)
  })

  test('says that there is no worker, or that it failed; once closed it says nothing', () => {
    const heard: unknown[] = []
    new AroundAsker(() => undefined).ask({ pack, scenario: 'one' }, (said) => heard.push(said))
    const { made, fail } = asker()
    made.ask({ pack, scenario: 'one' }, (said) => heard.push(said))
    fail('broken')
    made.close()
    fail('again')
    const failed = (reason: string) => ({ whyNot: { key: 'around.failed', values: { reason } } })
    expect(heard).toEqual([failed('worker'), failed('broken')])
  })
})
