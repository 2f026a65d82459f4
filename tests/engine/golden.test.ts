/** Games pinned in a pack. A replay is the same until one of their rules changes. */
import { describe, expect, test } from 'vitest'
import { compile } from '../../engine/game'
import { goldenDifference, goldenOf } from '../../engine/golden/golden'
import { LocalMatch } from '../../engine/match/local/local-match'
import { branch } from '../../engine/replay/session'
import type { GameDef, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { block } from '../../schemas/yaml/written'
import { filesOf } from '../support/pack-files'
import { FIVE_GAMES, loadPack } from './support/content'

const gameOf = (pack: RawPack, scenario: string): GameDef => {
  const made = compile(pack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

function played(def: GameDef, steps: number) {
  const controls = Object.fromEntries(def.seats.map((seat) => [seat, 'random' as const]))
  const match = new LocalMatch(def, { seed: 9, controls })
  match.botSteps(steps)
  return match.session
}

describe.each(FIVE_GAMES)('%s', (id, scenario) => {
  const pack = loadPack(id) as RawPack
  const session = played(gameOf(pack, scenario), 80)
  const golden = goldenOf(session)

  test('goes as it went', () => expect(goldenDifference(pack, golden)).toBeUndefined())

  test('a sign that is another, a move that is another and another end are each told, at their move', () => {
    const [first, ...rest] = golden.told
    const other = { ...golden, told: [first.replace(/^(\S+ ){3}\S+/, '$1$1$1ffff'), ...rest] }
    expect(goldenDifference(pack, other)?.move).toBeLessThanOrEqual(4)
    const [, ...moves] = golden.moves
    expect(goldenDifference(pack, { ...golden, moves })).toBeDefined()
    const end = goldenDifference(pack, { ...golden, end: '00000000' })
    expect(end).toEqual({ move: golden.moves.length, message: { key: 'golden.end' } })
  })
})

test('a number that the game comes by makes it go otherwise, from where it comes by it', () => {
  const pack = loadPack('kriegspiel') as RawPack
  const session = played(gameOf(pack, 'opening'), 120)
  const golden = goldenOf(session)
  const units = pack.units.units.map((unit) => ({ ...unit, speed: 1 }))
  const slow = { ...pack, units: { ...pack.units, units } } as RawPack
  const found = goldenDifference(slow, golden)
  expect(found?.message.key).toMatch(/^golden\./)
  const before = goldenOf(branch(session, (found?.move ?? 1) - 1))
  expect(goldenDifference(slow, before)).toBeUndefined()
})

test('as a file of the pack it is read back as it was written', () => {
  const files = filesOf('kriegspiel')
  const pack = loadPack('kriegspiel') as RawPack
  const golden = goldenOf(played(gameOf(pack, 'opening'), 40), { en: 'Forty moves: "north", and so on' })
  const checked = checkPack({ ...files, 'games/forty.yaml': block({ ...golden }) })
  expect(checked.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const [read] = checked.pack?.goldens ?? []
  expect(read).toEqual({ ...golden, file: 'games/forty.yaml' })
})

test('what is no game is found in the file', () => {
  const files = { ...filesOf('kriegspiel'), 'games/odd.yaml': 'scenario: opening\nseed: x\nmoves: []\n' }
  const codes = checkPack(files).diagnostics.filter(({ file }) => file === 'games/odd.yaml')
  expect(codes.length).toBeGreaterThan(0)
})
