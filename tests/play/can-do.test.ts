/** "What can I do now": every kind of choice has words in both languages, and counts what can be told apart. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { canDo } from '../../app/_play/guide/can-do'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local-match'
import type { Choice } from '../../engine/types'
import { loadPack } from '../engine/support/content'

const choice = (group: string, at: Choice['at'], key = group): Choice => ({
  ...{ group, at, action: { type: group, of: key }, label: { key } },
})

test('several of a kind are counted by what they are about, the most first; buttons come last, in their words', () => {
  const pieces = ['a', 'b', 'c'].map((piece) => choice('move', { kind: 'piece', piece }))
  const said = canDo({
    choices: [
      choice('end', { kind: 'button', button: 'end' }),
      choice('shoot', { kind: 'cell', cell: 4 }),
      ...pieces,
      choice('move', { kind: 'piece', piece: 'a' }),
    ],
  })
  expect(said).toEqual([
    { type: 'several', group: 'move', of: 'piece', count: 3 },
    { type: 'one', label: { key: 'shoot' }, isButton: false },
    { type: 'one', label: { key: 'end' }, isButton: true },
  ])
})

test('ways to do one thing are counted too, and many buttons of a kind are not read out', () => {
  const ways = [1, 2, 3].map((way) => choice('go', { kind: 'button', button: `${way}` }))
  expect(canDo({ choices: ways })).toEqual([{ type: 'several', group: 'go', of: 'button', count: 3 }])
  const same = [
    choice('play', { kind: 'card', card: 'x' }, 'one'),
    choice('play', { kind: 'card', card: 'x' }, 'two'),
  ]
  expect(canDo({ choices: same })).toEqual([{ type: 'several', group: 'play', of: 'card', count: 2 }])
  expect(canDo({ choices: [] })).toEqual([])
})

const words = (language: string) =>
  JSON.parse(readFileSync(`app/_play/guide/text/${language}.json`, 'utf8')).guide.can as {
    readonly things: object
    readonly groups: object
  }

describe.each(['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'notte-bianca', 'wir-sind-das-volk'])(
  '%s',
  (id) => {
    test('has words for what is offered, of its own', () => {
      const pack = loadPack(id)
      const made = compile(pack, Object.keys(pack.scenarios)[0] ?? '')
      if (!made.ok) throw new Error(JSON.stringify(made.error))
      const match = new LocalMatch(made.value, { seed: 4 })
      const unsaid = new Set<string>()
      for (let step = 0; step < 150 && !match.frame().outcome; step++) {
        const { handover, decision, optionalActions } = match.frame()
        for (const { choices } of [...(decision ? [decision] : []), ...optionalActions])
          for (const one of canDo({ choices }))
            for (const language of ['en', 'it'])
              if (one.type === 'several' && !(one.group in words(language).groups))
                unsaid.add(`${one.group}/${one.of}`)
        if (handover !== undefined) match.send({ type: 'take-screen', seat: handover })
        else match.send(decision ? { type: 'choose-for-me', whole: false } : { type: 'pass-screen' })
      }
      expect([...unsaid]).toEqual([])
    })
  },
)
