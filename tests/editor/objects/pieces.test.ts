import '../../../schemas/all'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patchIn, patchText } from '../../../app/_editor/map/model/patch-text'
import { SYMMETRIES } from '../../../app/_editor/map/model/symmetry'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const packOf = (name: string) => allPacks().find(([folder]) => folder === name)?.[2] ?? {}
const CORTEO = packOf('engine/rulesets/corteo/smallest')
const KRIEGSPIEL = packOf('engine/rulesets/kriegspiel/smallest')
const PARK = 'maps/park.yaml'
const MORNING = 'scenarios/first-morning.yaml'

/** Marks a block from one cell to another. */
function marked(editor: ObjectEditor, from: string, to: string) {
  editor.session.marks.none()
  return editor.use('marquee').pointerDown(from).pointerOver(to).pointerUp()
}
const park = () => ObjectEditor.open(CORTEO)
const siteLines = (text = '') => text.split('\n').filter((line) => line.includes('role:'))

describe('a piece of a map takes along what stands wholly on it', () => {
  test('moved: its things keep their ids, and only their cells are written anew, in the step of the ground', async () => {
    const editor = await park()
    const before = editor.document.text(PARK) ?? ''
    marked(editor, '0501', '0502').pointerDown('0502').pointerOver('0503').pointerUp()
    const after = editor.document.text(PARK) ?? ''
    expect(siteLines(after)).toEqual(
      siteLines(before).map((line) => line.replace("cells: ['0502']", "cells: ['0503']")),
    )
    expect(editor.terrainAt('0503')).toBe('lawn')
    expect(editor.document.history.done).toHaveLength(1)
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(CORTEO)
  })

  test('what lies on it in part stays; so does everything where only ground is taken', async () => {
    const editor = await park()
    marked(editor, '0103', '0103').pointerDown('0103').pointerOver('0102').pointerUp()
    expect(editor.cellsOf('gate')).toEqual(['0103', '0104', '0203', '0204'])
    editor.session.marks.carry()
    marked(editor, '0502', '0502').pointerDown('0502').pointerOver('0503').pointerUp()
    expect(editor.cellsOf('north-lawn')).toEqual(['0502'])
    expect(editor.terrainAt('0503')).toBe('lawn')
  })

  test('copied: a second one of each under an id of its own, named in all languages; cut and put down the same one', async () => {
    const editor = await park()
    marked(editor, '0705', '0705').session.marks.copy()
    editor.session.marks.paste()
    editor.click('0202')
    expect(editor.cellsOf('far-lawn-1')).toEqual(['0202'])
    for (const file of ['text/en.yaml', 'text/it.yaml'])
      expect(readYaml(editor.document.text(file) ?? '').value).toMatchObject({
        text: { sites: { 'far-lawn-1': { name: 'Far lawn 1' } } },
      })
    expect(editor.document.history.done).toHaveLength(1)
    expect((await editor.check()).filter(({ severity }) => severity === 'error')).toEqual([])
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(CORTEO)

    marked(editor, '0803', '0804').session.marks.cut()
    // Its exits are outside the piece, so it stays.
    expect(editor.cellsOf('garden-hut')).toEqual(['0803', '0804', '0703', '0704'])
    editor.session.edits.undo()
    marked(editor, '0703', '0804').session.marks.cut()
    expect(() => editor.object('garden-hut')).toThrow()
    editor.session.marks.paste()
    editor.session.tool.hoverAt(editor.cell('0402'))
    editor.click('0402')
    expect(editor.cellsOf('garden-hut')).toHaveLength(4)
    expect(readYaml(editor.document.text(PARK) ?? '').ok).toBe(true)
  })

  test('turned and flipped: its things turn with it, and six turns are none', async () => {
    const editor = await park()
    marked(editor, '0201', '0503')
    const before = editor.cellsOf('north-lawn')
    editor.session.marks.flip('across')
    expect(editor.terrainAt(editor.cellsOf('north-lawn')[0])).toBe('lawn')
    expect(editor.cellsOf('north-lawn')).not.toEqual(before)
    editor.session.marks.flip('across')
    expect(editor.cellsOf('north-lawn')).toEqual(before)
    expect(editor.document.files).toEqual(CORTEO)
  })

  test('Delete takes them out; the eraser leaves them', async () => {
    const editor = await park()
    marked(editor, '0502', '0502').session.marks.clear()
    expect(() => editor.object('north-lawn')).toThrow()
    expect(editor.document.history.done).toHaveLength(1)
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(CORTEO)
    editor.use('erase').click('0502')
    expect(editor.cellsOf('north-lawn')).toEqual(['0502'])
  })

  test('pieces of the set-up go one by one, in the scenario that is shown', async () => {
    const editor = await ObjectEditor.open(KRIEGSPIEL)
    const before = editor.document.text(MORNING) ?? ''
    marked(editor, '0503', '0503').pointerDown('0503').pointerOver('0502', '0501').pointerUp()
    expect(editor.document.text(MORNING)).toBe(
      before.replace("at: ['0403', '0503', '0603']", "at: ['0403', '0501', '0603']"),
    )
    editor.session.edits.undo()
    marked(editor, '0503', '0603').session.marks.copy()
    editor.session.marks.paste()
    editor.click('0501')
    const added = (editor.document.text(MORNING) ?? '').split('\n').filter((line) => !before.includes(line))
    expect(added).toHaveLength(1)
    expect(added[0]).toContain(
      'at: ["0501", "0601"]'.replaceAll('"', added[0].includes('"0501"') ? '"' : "'"),
    )
  })

  test('a piece with its things is text, and goes to another pack', async () => {
    const editor = await park()
    const patch = marked(editor, '0502', '0502').session.tool.host.takeUp([editor.cell('0502')])
    expect(patch.things).toHaveLength(1)
    expect(patchIn(patchText(patch))).toEqual(patch)
    expect(
      patchIn(JSON.stringify({ ...JSON.parse(patchText(patch)), things: [{ list: 1 }] })),
    ).toBeUndefined()
  })

  test('what another map has no list for stays behind, and that is said', async () => {
    const from = await park()
    const { things = [] } = from.session.tool.host.takeUp([from.cell('0705')])
    expect(things).toHaveLength(1)
    const to = await ObjectEditor.open(KRIEGSPIEL)
    const at = to.session.files.map!.grid!.centre(to.cell('0202'))
    const others = things.map((thing) => ({ ...thing, list: 'bridges' }))
    expect(to.session.state.objects?.put(others, at, [])).toEqual([])
    expect(to.session.state.notice).toEqual({ key: 'studio.refused.no-list', values: { count: 1 } })
  })

  test('symmetry repeats what is put down, moved and taken out', async () => {
    const editor = await park()
    editor.session.tool.chooseSymmetry('down')
    marked(editor, '0502', '0502')
    const [cell] = editor.session.tool.host.images.map((image) => image.cell(editor.cell('0502')))
    expect(editor.cellsOf('south-lawn')).toEqual([editor.session.files.map!.grid!.names[cell]])
    editor.pointerDown('0502').pointerOver('0602').pointerUp()
    expect(editor.cellsOf('north-lawn')).toEqual(['0602'])
    expect(editor.cellsOf('south-lawn')).not.toEqual(['0505'])
    editor.session.marks.clear()
    expect(() => editor.object('south-lawn')).toThrow()
    expect(editor.document.history.done).toHaveLength(2)
  })
})

type Act = { readonly what: (typeof WHAT)[number]; readonly cells: readonly [number, number, number] }
const WHAT = ['move', 'copy', 'cut', 'turn', 'flip', 'clear', 'stamp', 'carry'] as const
const acts = fc.array(
  fc.record({ what: fc.constantFrom(...WHAT), cells: fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000)) }),
  { minLength: 1, maxLength: 8 },
)

function act(editor: ObjectEditor, { what, cells }: Act): void {
  const { grid } = editor.session.files.map!
  const [from, to, there] = cells.map((cell) => grid!.names[cell % grid!.size])
  const { marks } = editor.session
  if (what === 'carry') marks.carry()
  if (what !== 'stamp') marked(editor, from, to)
  if (what === 'move') editor.pointerDown(from).pointerOver(there).pointerUp()
  else if (what === 'copy') marks.copy()
  else if (what === 'cut') marks.cut()
  else if (what === 'turn') marks.turn(1)
  else if (what === 'flip') marks.flip('across')
  else if (what === 'clear') marks.clear()
  else {
    marks.paste()
    editor.click(there)
  }
}

test.each([
  ['corteo', CORTEO],
  ['kriegspiel', KRIEGSPIEL],
])('%s: acts on pieces leave YAML; taken back the same text', async (_, files) => {
  const opened = await ObjectEditor.open(files)
  await fc.assert(
    fc.asyncProperty(acts, fc.constantFrom(...SYMMETRIES), async (list, symmetry) => {
      const editor = await ObjectEditor.open(files)
      editor.checked = opened.checked
      editor.session.tool.chooseSymmetry(symmetry)
      for (const one of list) act(editor, one)
      const after = editor.document.files
      for (const [file, text] of Object.entries(after))
        expect(readYaml(text).ok, `${file}\n${text}`).toBe(true)
      const steps = editor.document.history.done.length
      for (let step = 0; step < steps; step++) editor.session.edits.undo()
      expect(editor.document.files).toEqual(files)
      for (let step = 0; step < steps; step++) editor.session.edits.redo()
      expect(editor.document.files).toEqual(after)
    }),
    { numRuns: 15 },
  )
})
