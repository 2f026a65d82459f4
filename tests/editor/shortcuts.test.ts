import { describe, expect, test } from 'vitest'
import { type CommandId, commandFor, keyOf, SHORTCUTS } from '../../app/_editor/commands/shortcuts'
import { TOOLS } from '../../app/_editor/tools/registry'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

describe('keys', () => {
  test.each<[CommandId, ReturnType<typeof press>]>([
    ['tool.paint', press('b')],
    ['tool.fill', press('f')],
    ['tool.pick', press('i')],
    ['tool.edge', press('e')],
    ['tool.select', press('h')],
    ['undo', press('z', { ctrlKey: true })],
    ['undo', press('z', { metaKey: true })],
    ['redo', press('Z', { ctrlKey: true, shiftKey: true })],
    ['redo', press('y', { ctrlKey: true })],
    ['help', press('?', { shiftKey: true })],
    ['zoomIn', press('+', { shiftKey: true })],
    ['play', press('Enter', { ctrlKey: true })],
    ['file', press('p', { ctrlKey: true })],
    ['save', press('s', { ctrlKey: true })],
    ['grid', press('g', { ctrlKey: true })],
    ['fit', press('/', { ctrlKey: true })],
    ['outline.cut', press('X', { shiftKey: true })],
    ['crop', press('C', { shiftKey: true })],
    ['newMap', press('W', { shiftKey: true })],
    ['newScenario', press('V', { shiftKey: true })],
  ])('%s', (command, key) => {
    expect(commandFor(key, false)).toBe(command)
  })

  test('bare keys mean nothing while something is written, the others do', () => {
    for (const { keys } of SHORTCUTS)
      for (const key of keys)
        if (!key.includes('Ctrl')) expect(commandFor(press(key.toLowerCase()), true)).toBeUndefined()
    expect(commandFor(press('z', { ctrlKey: true }), true)).toBe('undo')
  })

  test('what every text knows by the same key is left to the text', () => {
    for (const key of ['a', 'c', 'x', 'v', '1']) {
      expect(commandFor(press(key, { ctrlKey: true }), true)).toBeUndefined()
      expect(commandFor(press(key, { ctrlKey: true }), false)).toBeDefined()
    }
    for (const [key, command] of [
      ['k', 'palette'],
      ['s', 'save'],
    ])
      expect(commandFor(press(key, { ctrlKey: true }), true)).toBe(command)
  })

  test('no key has two meanings, and Alt is left to the reader of the page', () => {
    const uses = SHORTCUTS.flatMap(({ command, keys }) => keys.map((key) => ({ key, command })))
    const shared = uses.filter(({ key }) => uses.filter((one) => one.key === key).length > 1)
    expect(shared.map(({ key, command }) => `${key}: ${command}`)).toEqual([])
    expect(commandFor(press('b', { altKey: true }), false)).toBeUndefined()
  })

  test('a tool without a key is in the list of commands like the others', () => {
    for (const { id, key } of TOOLS) expect(keyOf(`tool.${id}`) || undefined, id).toBe(key)
  })
})
