/** Cards use the language of blocks. Effects of triggers and of cards share one list. */
import { describe, expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import { merge } from '../../engine/compile/merge'
import type { JuntaDef } from '../../engine/rulesets/junta/state'
import type { RawPack } from '../../engine/types'
import { checkFile } from '../../schemas/check'
import type { JuntaCard, JuntaEffect } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'
import { Coup, governed } from './coup-field'

const CARD = 'extra-donation'
const OWNER = 'watch-family'
const THREE = 'three-families'
const COUNTERS = [{ id: 'seen' }, { id: 'least', least: 0 }]

/** Returns the pack with one more card, an event at any time. */
function packWith(effects: readonly JuntaEffect[], more: Partial<JuntaCard> = {}): RawPack {
  const raw = loadPack('junta')
  const card = { id: CARD, kind: 'event', when: ['any'], effects, ...more } as JuntaCard
  const political = raw.decks!.political
  return {
    ...raw,
    decks: { ...raw.decks, political: { ...political, cards: [...political.cards, card] } },
    scenarios: { ...raw.scenarios, [THREE]: merge(raw.scenarios[THREE], { counters: COUNTERS }) },
  } as RawPack
}

function holding(effects: readonly JuntaEffect[], more: Partial<JuntaCard> = {}, dice: number[] = []): Coup {
  const made = compile(packWith(effects, more), THREE)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const def = made.value as JuntaDef
  const given = {
    phase: 'bank',
    pretext: false,
    hands: { [OWNER]: [CARD] },
    locations: { 'cigar-family': 'swiss-bank' },
  }
  return new Coup(def, governed(def, given as never), dice)
}
const play = (coup: Coup): Coup => coup.do({ type: 'play', card: CARD }, OWNER)
const count = (by: number): JuntaEffect => ({ type: 'count', counter: 'seen', by })
const seen = ({ state }: Coup) => state.counters?.[0]

describe('a card', () => {
  test('counts, says and decides; what it is about is the card and who plays it', () => {
    const coup = holding([
      count(1),
      {
        type: 'if',
        when: { type: 'card', is: [CARD] } as never,
        do: [{ type: 'say', text: 'told' }, count(10)] as never,
      },
      {
        type: 'if',
        when: { type: 'family', is: [OWNER] } as never,
        do: [count(100)] as never,
      },
    ])
    expect(seen(play(coup))).toBe(111)
    expect(coup.events).toContainEqual(expect.objectContaining({ type: 'trigger', trigger: 'told' }))
  })

  test('rolls, and draws for who plays it', () => {
    const table = [{ faces: [5, 6], do: [{ type: 'draw', count: 2 }] }] as never
    const hands = [6, 1].map((die) => {
      const coup = play(holding([{ type: 'roll', table }], {}, [die]))
      return coup.state.place.filter((place) => place === 10 + coup.seat(OWNER)).length
    })
    expect(hands).toEqual([2, 0])
  })

  test('asks before the game goes on, and the rest comes behind the answer', () => {
    const ask = {
      type: 'ask',
      id: 'deal',
      seat: 'car-family',
      choices: [{ id: 'yes', do: [count(1)] }, { id: 'no' }],
    }
    const coup = play(holding([ask as JuntaEffect, count(10)]))
    expect([coup.state.phase, coup.asked, seen(coup)]).toEqual(['ask', ['car-family'], 0])
    coup.do({ type: 'answer', choice: 'yes' })
    expect([coup.state.phase, seen(coup)]).toEqual(['bank', 11])
  })

  test('has effects of cards and of triggers side by side', () => {
    const coup = play(holding([{ type: 'pretext' }, count(1), { type: 'bank-holiday' }]))
    expect([coup.state.pretext, coup.state.bank, seen(coup)]).toEqual([1, 2, 1])
  })

  test('that costs something is paid before', () => {
    const coup = holding([{ type: 'note', count: 1, cost: 3 }, count(1)])
    expect(coup.refuses({ type: 'play', card: CARD }, OWNER).rule).toBe('J-04')
  })
})

describe('what is written', () => {
  const file = (effect: string) =>
    checkFile(
      'decks/own.yaml',
      `id: own\ncards: [{ id: one, kind: event, when: [any], effects: [${effect}] }]\n`,
      { ruleset: 'junta' },
    )

  test('is refused with its place where there is no such word', () => {
    expect(file('{ type: count, counter: seen, by: 1 }')).toEqual([])
    expect(file('{ type: attempt, cost: 1 }')).toEqual([])
    expect(file('{ type: count, counter: seen }').length).toBeGreaterThan(0)
    expect(file('{ type: atempt, cost: 1 }').length).toBeGreaterThan(0)
  })

  test('names what the scenarios of its deck have', () => {
    const findings = crossCheck(packWith([{ type: 'count', counter: 'nowhere', by: 1 }]))
    expect(findings.map(({ code }) => code)).toContain('E-UNKNOWN-COUNTER')
  })
})
