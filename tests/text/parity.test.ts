import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { parse as readYaml } from 'yaml'

import { TEXT_FOLDERS } from '../support/texts'

/** Returns every message of a file by its full key. */
function messagesOf(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value)
    else
      for (const [key, inner] of Object.entries(value as object)) walk(inner, path ? `${path}.${key}` : key)
  }
  walk(JSON.parse(readFileSync(file, 'utf8')), '')
  return found
}

/** Returns the names of a message's values, in any branch. */
const valuesOf = (message: string) => [...new Set(namesIn(parse(message, { ignoreTag: true })))].sort()

const namesIn = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return namesIn(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))]
    return [element.value]
  })

describe.each(TEXT_FOLDERS)('the texts of %s', (folder) => {
  const english = messagesOf(`${folder}/en.json`)
  const italian = messagesOf(`${folder}/it.json`)

  test('say the same things in English and Italian', () => {
    expect([...italian.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('use the same values in both', () => {
    const differing = [...english].filter(
      ([key, text]) => valuesOf(text).join() !== valuesOf(italian.get(key) ?? '').join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  test('leave none empty', () => {
    const empty = [...english, ...italian].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })
})

/** The interface or the pack has names for kinds of cards, because their raw words belong to no language. */
test.each(['en', 'it'])('every kind of card of the bundled decks has a name in %s', (language) => {
  const interfaceWords = messagesOf(`app/_play/text/${language}.json`)
  const decks = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/decks\/[^/]*\.yaml$/.test(path))
    .map((path) => join('content', path))
  expect(decks.length).toBeGreaterThan(3)
  for (const file of decks) {
    const pack = readFileSync(join(file, '../../text', `${language}.yaml`), 'utf8')
    const own: Record<string, unknown> = readYaml(pack).text?.kinds ?? {}
    const { cards = [] }: { cards?: { kind?: string }[] } = readYaml(readFileSync(file, 'utf8'))
    const kinds = new Set(cards.flatMap(({ kind }) => kind ?? []))
    for (const kind of kinds)
      expect([file, kind, interfaceWords.has(`play.cards.kinds.${kind}`) || kind in own]).toEqual([
        file,
        kind,
        true,
      ])
  }
})
