import { insertNewlineAndIndent } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { EditorState, type Transaction } from '@codemirror/state'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../../app/_editor/text-editor/plain-view'

/** Returns the text after Enter at ▮, with the new caret as ▮. */
function enter(marked: string, file = 'units.yaml'): string {
  const at = marked.indexOf('▮')
  const state = EditorState.create({
    doc: marked.replace('▮', ''),
    selection: { anchor: at },
    extensions: [languageOf(file, marked), indentUnit.of('  ')],
  })
  let after = state
  insertNewlineAndIndent({ state, dispatch: (transaction: Transaction) => (after = transaction.state) })
  const { head } = after.selection.main
  const text = after.doc.toString()
  return `${text.slice(0, head)}▮${text.slice(head)}`
}

describe('Enter goes in', () => {
  test.each([
    ['after a key', 'units:▮', 'units:\n  ▮'],
    ['after a key inside', 'a:\n  b:▮', 'a:\n  b:\n    ▮'],
    ['after a key in an item', '- id: a\n  look:▮', '- id: a\n  look:\n    ▮'],
    ['after the key of a dash', 'list:\n  - look:▮', 'list:\n  - look:\n      ▮'],
    ['after a dash alone', 'list:\n  -▮', 'list:\n  -\n    ▮'],
    ['after two dashes', 'list:\n  - - a:▮', 'list:\n  - - a:\n        ▮'],
    ['after a key with a comment', 'a:  # all of it▮', 'a:  # all of it\n  ▮'],
    ['after a quoted key', '"0101":▮', '"0101":\n  ▮'],
    ['after the head of a text', 'a:\n  help: |▮', 'a:\n  help: |\n    ▮'],
    ['between two keys', 'a:▮\nb: 1', 'a:\n  ▮\nb: 1'],
  ])('%s', (_where, before, after) => expect(enter(before)).toBe(after))
})

describe('Enter stays', () => {
  test.each([
    ['after a value', 'a:\n  b: 1▮', 'a:\n  b: 1\n  ▮'],
    ['after the value of an item', 'list:\n  - id: a▮', 'list:\n  - id: a\n    ▮'],
    ['after an item', 'list:\n  - a▮', 'list:\n  - a\n  ▮'],
    ['after a time', 'a:\n  at: 20:30▮', 'a:\n  at: 20:30\n  ▮'],
    ['in a text that ends with a colon', 'help: |\n  One:▮', 'help: |\n  One:\n  ▮'],
    ['after a comment', '  # note:▮', '  # note:\n  ▮'],
    ['on an empty line', 'a:\n  ▮', 'a:\n\n  ▮'],
    ['before a line', 'a:\n▮  b: 1', 'a:\n\n  ▮b: 1'],
    ['after brackets', 'look: { a: 1 }▮', 'look: { a: 1 }\n▮'],
  ])('%s', (_where, before, after) => expect(enter(before)).toBe(after))
  test('in a page for people', () => expect(enter('As follows:▮', 'README.md')).toBe('As follows:\n▮'))
})

test('a long text, which has no colours, goes in too', () => {
  const rows = `rows:\n${'  - ssss\n'.repeat(12_000)}`
  expect(enter(`${rows}sites:▮`).endsWith('sites:\n  ▮')).toBe(true)
})
