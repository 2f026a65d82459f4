import '../../../schemas/all'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Files } from '../../../app/_editor/document/change'
import { readMap } from '../../../app/_editor/map/model/map-reading'
import { SYMMETRIES } from '../../../app/_editor/map/model/symmetry'
import { moved } from '../../../app/_editor/objects/model/edit'
import { keyOf, objectsIn } from '../../../app/_editor/objects/model/find'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { schemaFor } from '../../../schemas/catalogue'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const PACKS = allPacks()
const SMALLEST = PACKS.filter(([name]) => name.includes('smallest'))

describe('every object of every pack', () => {
  test.each(PACKS)('%s: its cells written anew and back are the same text', (_, ruleset, files) => {
    const names = Object.keys(files).flatMap((file) =>
      /^maps\//.test(file) ? (readMap(file, files[file]).grid?.names ?? []) : [],
    )
    for (const [file, text] of Object.entries(files)) {
      const kind = schemaFor(file, ruleset)
      if (!kind || !/^(maps|scenarios)\//.test(file)) continue
      const objects = objectsIn(file, kind, readYaml(text).value).filter(({ cells }) => cells.length > 0)
      for (const { cells, path } of objects) {
        const other = (cell: string) =>
          names.find((name) => cells.every((one) => one.cell !== name)) ?? `${cell}9`
        // A key occurs only once, so one cell of a mapping moves at a time.
        for (const group of cells.some(({ isKey }) => isKey) ? cells.map((cell) => [cell]) : [cells]) {
          const there = moved(text, group, ({ cell }) => other(cell)) ?? ''
          expect(there, `${file} ${path.join('.')}`).not.toBe(text)
          const back = group.map((one) => ({
            ...one,
            path: one.isKey ? [...one.path.slice(0, -1), other(one.cell)] : one.path,
          }))
          expect(moved(there, back, ({ cell }) => cell)).toBe(text)
        }
      }
    }
  })

  test('they are found in all rulesets', () => {
    const counts = PACKS.map(([name, ruleset, files]) => {
      const all = Object.entries(files).flatMap(([file, text]) =>
        /^(maps|scenarios)\//.test(file)
          ? objectsIn(file, schemaFor(file, ruleset) ?? 'map', readYaml(text).value)
          : [],
      )
      return [name, all.length] as const
    })
    const least = {
      'content/corteo': 137,
      'content/cry-havoc': 74,
      'content/junta': 38,
      'content/kriegspiel': 88,
      'content/wir-sind-das-volk': 84,
      'examples/draughts/pack': 6,
    }
    expect(Object.fromEntries(counts)).toMatchObject(
      Object.fromEntries(Object.entries(least).map(([name]) => [name, expect.any(Number)])),
    )
    for (const [name, count] of counts)
      if (name in least) expect(count, name).toBeGreaterThanOrEqual(least[name as keyof typeof least])
  })
})

type Act = {
  readonly what: 'place' | 'move' | 'remove' | 'copy' | 'shape' | 'field' | 'rename'
  readonly pick: number
  readonly cell: number
}
const acts = fc.array(
  fc.record({
    what: fc.constantFrom('place', 'move', 'remove', 'copy', 'shape', 'field', 'rename') as fc.Arbitrary<
      Act['what']
    >,
    pick: fc.nat(1000),
    cell: fc.nat(1000),
  }),
  { minLength: 1, maxLength: 8 },
)

function act({ objects }: ObjectEditor, { what, pick, cell }: Act, serial: number): void {
  const { all, reader, scenario, grid } = objects
  const at = cell % (grid?.size ?? 1)
  const kinds = reader.placeables(scenario)
  if (what === 'place') {
    objects.place(kinds[pick % kinds.length], [at, (at + 1) % (grid?.size ?? 1)])
    return
  }
  const object = all[pick % Math.max(1, all.length)]
  if (!object) return
  objects.choose([{ object: keyOf(object) }])
  const from = grid?.indexOf(object.cells[0]?.cell ?? '') ?? -1
  if (what === 'move' && from >= 0) objects.move(from, at)
  else if (what === 'remove') objects.remove()
  else if (what === 'copy') objects.duplicate()
  else if (what === 'shape' && object.lists[0]) objects.paintCells(object.lists[0].path, [at], pick % 2 === 0)
  else if (what === 'field' && object.shape.schema.properties?.value)
    objects.acts.setField(object, [...object.path, 'value'], pick % 2 === 0 ? pick : undefined)
  else if (what === 'rename' && object.shape.schema.properties?.id)
    objects.acts.setField(object, [...object.path, 'id'], `other-${serial}`)
}

const comments = (files: Files) =>
  Object.values(files).flatMap((text) => text.split('\n').filter((line) => /^\s*#/.test(line)))

test.each(SMALLEST)(
  '%s: acts leave YAML and all comments; taken back the same text',
  async (_, _ruleset, files) => {
    const opened = await ObjectEditor.open(files)
    await fc.assert(
      fc.asyncProperty(acts, fc.constantFrom(...SYMMETRIES), async (list, symmetry) => {
        const editor = new ObjectEditor(files)
        editor.session.tool.chooseSymmetry(symmetry)
        editor.checked = opened.checked
        await editor.session.checkNow()
        for (const [serial, one] of list.entries()) act(editor, one, serial)
        const after = editor.document.files
        for (const [file, text] of Object.entries(after))
          expect(readYaml(text).ok, `${file}\n${text}`).toBe(true)
        expect(comments(after)).toEqual(comments(files))
        const steps = editor.document.history.done.length
        for (let step = 0; step < steps; step++) editor.session.edits.undo()
        expect(editor.document.files).toEqual(files)
        for (let step = 0; step < steps; step++) editor.session.edits.redo()
        expect(editor.document.files).toEqual(after)
      }),
      { numRuns: 25 },
    )
  },
)
