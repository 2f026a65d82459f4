/**
 * Parts needed only during play may load late. Bots decide the same, and earlier questions are answered once the parts have loaded.
 */
import { afterAll, describe, expect, test, vi } from 'vitest'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import { stepsOf } from '../../engine/replay/session'
import type { GameDef, RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'

// Other tests share the loaded modules.
afterAll(() => vi.resetModules())

/** Returns a fresh engine with the rules that the first view of a table loads. */
async function firstLook(id: string) {
  vi.resetModules()
  const [registry, game, match] = await Promise.all([
    import('../../engine/rulesets'),
    import('../../engine/game'),
    import('../../engine/match/local/local-match'),
  ])
  await registry.loadToShow(loadPack(id) as RawPack)
  return { ...registry, compile: game.compile, Match: match.LocalMatch, def: defOf(id, game.compile) }
}

function defOf(id: string, compileIt: typeof compile): GameDef {
  const pack = loadPack(id) as RawPack
  const made = compileIt(pack, Object.keys(pack.scenarios)[0])
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

const greedy = ({ seats }: GameDef) => Object.fromEntries(seats.map((seat) => [seat, 'greedy' as const]))
const actions = ({ session }: LocalMatch) => stepsOf(session).map(({ seat, action }) => ({ seat, action }))

describe.each(['corteo', 'cry-havoc', 'kriegspiel'])('%s', (id) => {
  test('a greedy bot waits for what it goes by, and plays as if it had always been there', async () => {
    const { Match, def, hasRuntime, loadToPlay } = await firstLook(id)
    const waiting: (() => void)[] = []
    const bring = (then: () => void) => {
      waiting.push(then)
      return () => {}
    }
    const late = new Match(def, { seed: 12, controls: greedy(def), bring })
    late.botSteps(30)
    expect(hasRuntime(def)).toBe(false)
    expect(waiting).toHaveLength(1)
    const before = late.frame().step
    expect(late.botSteps(30)).toBe(0)
    expect(waiting).toHaveLength(1)
    await loadToPlay(loadPack(id) as RawPack)
    waiting[0]()
    expect(late.frame().step).toBe(before + 1)
    late.botSteps(40)
    const whole = defOf(id, compile)
    const always = new LocalMatch(whole, { seed: 12, controls: greedy(whole) })
    always.botSteps(before + 41)
    expect(actions(late)).toEqual(actions(always))
  })
})

test('a bot that is asked brings what it goes by, and nobody else does', async () => {
  const { Match, def, hasRuntime } = await firstLook('corteo')
  const match = new Match(def, { seed: 1, controls: { ...greedy(def), [def.seats[0]]: 'human' } })
  match.botSteps(5)
  await new Promise((wait) => setTimeout(wait, 20))
  expect(hasRuntime(def)).toBe(false)
  match.send({ type: 'control', seat: def.seats[0], control: 'greedy' })
  match.botSteps(5)
  await vi.waitFor(() => expect(match.frame().step).toBe(1))
})

test('why not is answered once it can be said', async () => {
  const { Match, def, hasRuntime } = await firstLook('corteo')
  const [seat] = def.seats
  const act = { type: 'act', seat, action: { type: 'select', unit: 'nobody' } } as const
  const match = new Match(def, { seed: 1 })
  match.send({ ...act, id: 1 })
  expect(match.frame().answer).toBeUndefined()
  await vi.waitFor(() => expect(match.frame().answer?.id).toBe(1))
  expect(hasRuntime(def)).toBe(true)
  const { refusal } = match.frame().answer!
  const whole = defOf('corteo', compile)
  const always = new LocalMatch(whole, { seed: 1 })
  always.send({ ...act, id: 1 })
  expect(refusal).toEqual(always.frame().answer?.refusal)
})

test('where what says why not does not come, that is said', async () => {
  const fail = () => Promise.reject(new Error('offline'))
  vi.resetModules()
  const known = await import('../../engine/rulesets/known')
  const MANIFESTS = known.MANIFESTS.map((one) => (one.id === 'corteo' ? { ...one, runtime: fail } : one))
  vi.doMock('../../engine/rulesets/known', () => ({ ...known, MANIFESTS }))
  const { Match, def } = await firstLook('corteo')
  vi.doUnmock('../../engine/rulesets/known')
  const match = new Match(def, { seed: 1 })
  const action = { type: 'select', unit: 'nobody' }
  match.send({ type: 'act', id: 1, seat: def.seats[0], action })
  await vi.waitFor(() => expect(match.frame().answer?.refusal?.message.key).toBe('kernel.not-told'))
})
