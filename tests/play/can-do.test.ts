/**
 * The answer to "What can I do now". Every kind of choice has texts in both languages, and the counts are of
 * distinguishable choices.
 */
import { readFileSync } from 'node:fs'
import { createFormatter, createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { type CanDo, canDo } from '../../app/_play/guide/can-do'
import { type SayingOf, sayCanDo } from '../../app/_play/guide/say-can-do'
import { LANGUAGES as KNOWN, type Language } from '../../app/_text/languages'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import { rulesetIds } from '../../engine/rulesets'
import type { Choice } from '../../engine/types'
import { loadPack } from '../engine/support/content'
import { everyMessage, speechOf } from '../text/support/speech'

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

const LANGUAGES = KNOWN.map(({ id }) => id)

/** Returns the sentence of the table in one language. */
function sentenceIn(locale: Language, format: SayingOf['format']): (all: readonly CanDo[]) => string {
  const messages = JSON.parse(readFileSync(`app/_play/guide/text/${locale}.json`, 'utf8'))
  const t = createTranslator({ locale, messages, namespace: 'guide.can' }) as unknown as SayingOf['t']
  const { list } = createFormatter({ locale, timeZone: 'UTC' })
  return (all) =>
    t('now', {
      what: sayCanDo(all, { t, format, list: (some) => list(some, { type: 'disjunction' }) }),
    })
}

/** Matches a part that begins with a number or a capital, or an unquoted label. */
const BROKEN = /(?:^You can|^Puoi|,| or| o) [\p{Lu}\d:]/u
const isBroken = (sentence: string) => BROKEN.test(sentence.replaceAll(/[“«][^”»]*[”»]/gu, 'quoted'))

test('the words of a button are quoted, and what is counted has a verb', () => {
  const say = sentenceIn('en', ({ key }) => key)
  const several: CanDo = { type: 'several', group: 'move', of: 'cell', count: 3 }
  const one = (key: string): CanDo => ({ type: 'one', label: { key }, isButton: true })
  expect(say([one('1 vote of your offices for Ada')])).toBe(
    'You can choose “1 vote of your offices for Ada”.',
  )
  expect(say([several, one('Done'), one('Pass')])).toBe(
    'You can move to one of 3 places or choose “Done” or “Pass”.',
  )
  expect(sentenceIn('it', ({ key }) => key)([several, one('Passa')])).toBe(
    'Puoi muovere a scelta fra 3 posti o scegliere «Passa».',
  )
})

test.each(LANGUAGES)('every label of every game stands in a sentence (%s)', async (language) => {
  const texts = (await everyMessage(language)) as Record<string, { readonly choice?: object }>
  const labels = rulesetIds().flatMap((id) => Object.values(texts[id]?.choice ?? {}) as string[])
  expect(labels.length).toBeGreaterThan(150)
  const say = sentenceIn(language, ({ key }) => key)
  const all = labels.map((key) => say([{ type: 'one', label: { key }, isButton: false }]))
  expect(all.filter(isBroken)).toEqual([])
})

describe.each(['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'notte-bianca', 'wir-sind-das-volk'])(
  '%s',
  (id) => {
    test('has words for what is offered, of its own, and they make a sentence', async () => {
      const pack = loadPack(id)
      const made = compile(pack, Object.keys(pack.scenarios)[0] ?? '')
      if (!made.ok) throw new Error(JSON.stringify(made.error))
      const match = new LocalMatch(made.value, { seed: 4 })
      const speeches = await Promise.all(
        LANGUAGES.map(async (language) =>
          sentenceIn(language, (await speechOf(pack, made.value, language)).format),
        ),
      )
      const broken = new Set<string>()
      const unsaid = new Set<string>()
      for (let step = 0; step < 150 && !match.frame().outcome; step++) {
        const { handover, decision, optionalActions } = match.frame()
        for (const { choices } of [...(decision ? [decision] : []), ...optionalActions]) {
          for (const say of speeches) {
            const sentence = say(canDo({ choices }))
            if (isBroken(sentence)) broken.add(sentence)
          }
          for (const one of canDo({ choices }))
            for (const language of ['en', 'it'])
              if (one.type === 'several' && !(one.group in words(language).groups))
                unsaid.add(`${one.group}/${one.of}`)
        }
        if (handover !== undefined) match.send({ type: 'take-screen', seat: handover })
        else match.send(decision ? { type: 'choose-for-me', whole: false } : { type: 'pass-screen' })
      }
      expect([...unsaid]).toEqual([])
      expect([...broken]).toEqual([])
    })
  },
)
