import { describe, expect, test } from 'vitest'
import { ranked } from '../../app/_editor/commands/ranked'
import { type CommandId, SHORTCUTS, stampOf } from '../../app/_editor/commands/shortcuts'
import lateEn from '../../app/_editor/text/en.json'
import lateIt from '../../app/_editor/text/it.json'
import en from '../../app/_text/en.json'
import it from '../../app/_text/it.json'

const textOf = (texts: typeof en, command: string): string =>
  String(
    command
      .split('.')
      .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], texts.studio.command),
  )
const commandsOf = (texts: typeof en, late: typeof lateEn) =>
  SHORTCUTS.filter(({ command }) => !stampOf(command) && command !== 'palette').map(({ command }) => ({
    command,
    text: textOf(texts, command),
    words: (late.commandWords as Record<string, string>)[command.replace('.', '-')] ?? '',
  }))
const COMMANDS = { en: commandsOf(en, lateEn), it: commandsOf(it, lateIt) }

describe('commands are found by their words and by others', () => {
  test.each<['en' | 'it', string, CommandId]>([
    ['en', 'find', 'find'],
    ['en', 'search', 'find'],
    ['en', 'help', 'help'],
    ['en', 'docs', 'help'],
    ['en', 'keys', 'help'],
    ['en', '?', 'help'],
    ['en', 'export', 'export'],
    ['en', 'download', 'export'],
    ['en', 'ZIP', 'export'],
    ['en', 'go to cell', 'goToCell'],
    ['en', 'wrap', 'wrap'],
    ['en', 'flip left', 'flipAcross'],
    ['en', 'left and', 'flipAcross'],
    ['en', 'bucket', 'tool.fill'],
    ['en', 'eraser', 'tool.erase'],
    ['en', 'undo', 'undo'],
    ['en', 'grid', 'grid'],
    ['it', 'trova', 'find'],
    ['it', 'cerca', 'find'],
    ['it', 'aiuto', 'help'],
    ['it', 'guida', 'help'],
    ['it', 'docs', 'help'],
    ['it', 'esporta', 'export'],
    ['it', 'scarica', 'export'],
    ['it', 'vai a una casella', 'goToCell'],
    ['it', 'a capo', 'wrap'],
    ['it', 'secchiello', 'tool.fill'],
  ])('%s: %s', (language, wanted, command) => {
    expect(ranked(COMMANDS[language], wanted)[0]?.command).toBe(command)
  })

  test('each word of a name of a command finds it, whole and in its first letters', () => {
    for (const all of Object.values(COMMANDS))
      for (const { command, text } of all)
        for (const word of text.match(/\p{L}{3,}/gu) ?? [])
          for (const typed of [word, word.slice(0, 3).toUpperCase()])
            expect(
              ranked(all, typed).map((one) => one.command),
              typed,
            ).toContain(command)
  })
})

describe('what was typed', () => {
  const all = [
    { text: 'Flip left and right' },
    { text: 'Wand' },
    { text: 'Città', words: 'town' },
    { text: 'maps/town.yaml' },
  ]
  const found = (wanted: string) => ranked(all, wanted).map(({ text }) => text)
  test('nothing leaves all in their order', () => expect(found(' ')).toEqual(all.map(({ text }) => text)))
  test('letters scattered through a name are the last resort', () => {
    expect(found('wnd')).toEqual(['Wand'])
    expect(found('town')).toEqual(['maps/town.yaml', 'Città'])
    expect(found('lft')).toEqual(['Flip left and right'])
  })
  test('accents and capitals do not count', () => expect(found('CITTA')).toEqual(['Città']))
  test('all words must be there', () => {
    expect(found('right flip')).toEqual(['Flip left and right'])
    expect(found('right town')).toEqual([])
  })
})
