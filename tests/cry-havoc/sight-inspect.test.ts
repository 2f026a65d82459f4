/** Pointing at a shooter, or at an empty hex with a selected shooter, shows its lines of sight. */
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { inspect } from '../../engine/game'
import type { GameDef, Inspection, Message, Pointed } from '../../engine/types'
import { engineTexts } from '../support/texts'
import { azure, gules, type Setting, Skirmish } from './skirmish'

const { en, it } = engineTexts

/** A hedge of bushes and one tree, with open ground before them. */
const HEDGE: Setting = { rows: ['........', '....b...', '....t...', '........', '........'] }
const UNITS = [
  gules('bow-man', 'a', '0102'),
  gules('spear-man', 's', '0105'),
  azure('spear-man', 'bush', '0502'),
  azure('spear-man', 'behind', '0603'),
  azure('spear-man', 'open', '0305'),
]
const scene = (step: 'first-shots' | 'movement') =>
  new Skirmish(HEDGE, { step, side: 'gules', turn: 2, units: UNITS })

const ask = ({ def, state }: Skirmish, at: Pointed) => inspect(def as GameDef, state, 'gules', at)
const hex = ({ def }: Skirmish, cell: string): Pointed => ({ kind: 'cell', cell: def.grid.indexOf(cell) })
const kindAt = ({ def }: Skirmish, inspection: Inspection | undefined, cell: string) =>
  inspection?.cells.filter((one) => one.cell === def.grid.indexOf(cell)).map(({ kind }) => kind)

/** Returns the text for a player. A message without a text throws. */
function format(messages: typeof en | typeof it, locale: string, { key, values = {} }: Message): string {
  const translate = createTranslator({
    locale,
    messages: messages as Record<string, unknown>,
    onError: (error: unknown) => {
      throw error
    },
  } as never) as (key: string, values: object) => string
  const plain = Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? 'X' : value])
  return translate(key, Object.fromEntries(plain))
}

describe('a shooter', () => {
  const game = scene('first-shots')
  const seen = ask(game, { kind: 'piece', piece: 'a' })

  test('shows the hexes it sees by their cover, and its enemies', () => {
    expect(kindAt(game, seen, '0302')).toEqual(['none'])
    expect(kindAt(game, seen, '0502')).toEqual(['target'])
    expect(kindAt(game, seen, '0603')).toEqual(['blocked'])
    expect(kindAt(game, seen, '0503')).toEqual(['light'])
    expect(kindAt(game, seen, '0102')).toEqual([])
    expect(seen?.lines).toHaveLength(2)
  })

  test('in words', () => {
    const words = [seen!.title, seen!.verdict!, ...seen!.cells.map(({ label }) => label!)]
    expect(words.map((message) => format(en, 'en', message))).toContain('2 of 3 enemies in sight')
    expect(words.map((message) => format(it, 'it', message))).toContain('2 di 3 nemici in vista')
    expect(words.map((message) => format(en, 'en', message))).toContain('trees on the line stop the shot')
  })

  test('without a weapon shows nothing', () => {
    expect(ask(game, { kind: 'piece', piece: 's' })).toBeUndefined()
  })
})

describe('an empty hex', () => {
  test('with a shooter in hand: the line to it, and what stops it', () => {
    const game = scene('first-shots').do('select', 'a')
    const free = ask(game, hex(game, '0402'))
    expect([free?.verdict?.values?.cover, free?.lines.length]).toEqual(['none', 1])
    const stopped = ask(game, hex(game, '0803'))
    expect(stopped?.verdict?.key).toMatch(/^cry-havoc\.refuse\.shot-/)
    expect(format(en, 'en', stopped!.verdict!).length).toBeGreaterThan(10)
  })

  test('with a walker in hand: what it would see from there', () => {
    const game = scene('movement').do('select', 'a')
    const there = ask(game, hex(game, '0401'))
    expect(there?.title.key).toBe('cry-havoc.inspect.sight-from')
    expect(kindAt(game, there, '0502')).toEqual(['light'])
    expect(kindAt(game, there, '0102')).toEqual(['none'])
  })

  test('without anybody in hand says nothing', () => {
    const game = scene('first-shots')
    expect(ask(game, hex(game, '0402'))).toBeUndefined()
  })
})
