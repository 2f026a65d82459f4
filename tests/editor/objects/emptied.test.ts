/** An object that is put on a map and removed again leaves no empty key, in every list of every pack. */
import '../../../schemas/all'
import { expect, test } from 'vitest'
import { withoutEmptied } from '../../../app/_editor/objects/model/emptied'
import { withoutKey } from '../../../app/_editor/objects/model/text-edits'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

test.each(allPacks().filter(([name]) => name.includes('smallest')))(
  '%s: what is placed first of its kind, and taken out, leaves the text as it was',
  async (_, _ruleset, files) => {
    const editor = await ObjectEditor.open(files)
    const kinds = editor.objects.reader.placeables(editor.objects.scenario)
    let tried = 0
    for (const kind of kinds.filter(({ path }) => path.length === 1)) {
      const before = editor.document.files[kind.file]
      if (new RegExp(`^${kind.list}:`, 'm').test(before)) continue
      editor.place(kind, editor.session.files.map!.grid!.names[0])
      if (!editor.objects.chosen) continue
      tried++
      editor.objects.remove()
      expect(editor.document.files[kind.file], kind.list).toBe(before)
    }
    expect(tried).toBeGreaterThan(0)
  },
)

test('the last key of a mapping goes with it, and what was empty before stays', () => {
  const before = 'id: m\nscenery: []\nplaces:\n  - { id: a, kind: k, cells: ["0101"] }\n'
  const after = 'id: m\nscenery: []\nplaces: []\n'
  expect(withoutEmptied('maps/m.yaml', 'corteo', before, after)).toBe('id: m\nscenery: []\n')
})

test('the only key of a mapping leaves a mapping, not nothing', () => {
  expect(withoutKey('a:\n  b:\n    c: 1\nd: 2\n', ['a', 'b', 'c'])).toBe('a:\n  b: {}\nd: 2\n')
  expect(withoutKey('- a:\n    c: 1 # why\n- 2\n', [0, 'a', 'c'])).toMatch(/^- a: \{\}.*\n- 2\n$/)
})
