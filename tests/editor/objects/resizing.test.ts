import '../../../schemas/all'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellIn, cropTo, type Growth } from '../../../app/_editor/map/model/size'
import { type Resized, resized } from '../../../app/_editor/objects/controller/resizing'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const NONE: Growth = { top: 0, left: 0, right: 0, bottom: 0, isPushed: false }
const PACKS = allPacks().filter(
  ([name, , files]) =>
    !/examples\/(?!draughts)/.test(name) &&
    Object.entries(files).some(([file, text]) => /^maps\//.test(file) && !/kind: areas/.test(text)),
)
const SMALLEST = PACKS.filter(([name]) => name.includes('smallest') || name.includes('draughts'))
const packOf = (name: string) => PACKS.find(([folder]) => folder === name)?.[2] ?? {}
const CORTEO = packOf('engine/rulesets/corteo/smallest')

async function opened(files: Parameters<typeof ObjectEditor.open>[0]) {
  const editor = await ObjectEditor.open(files)
  const map = editor.session.files.maps.find((file) => !/kind: areas/.test(files[file] ?? 'kind: areas'))
  editor.session.files.open(map ?? '')
  return editor
}
const plan = ({ session }: ObjectEditor, growth: Partial<Growth>) =>
  resized(session, { ...NONE, ...growth }) as Resized
function resize(editor: ObjectEditor, growth: Partial<Growth>) {
  const { changes } = plan(editor, growth)
  editor.document.run({ name: { key: 'studio.step.resize' }, changes })
  editor.document.closeStep()
}
const opposite = ({ top, left, right, bottom, isPushed }: Growth): Growth => ({
  ...{ top: -top, left: -left, right: -right, bottom: -bottom },
  isPushed,
})
const some = fc.integer({ min: 0, max: 4 })
const growths = fc.record({ top: some, left: some, right: some, bottom: some, isPushed: fc.boolean() })

describe('another size of a map', () => {
  test('to what is marked: its rows and columns are left, all other ones would be gone', async () => {
    const editor = await opened(CORTEO)
    const { grid } = editor.session.files.map!
    const those = ['0302', '0504'].map((name) => grid!.indexOf(name))
    expect(cropTo(grid!, those)).toEqual({ left: -2, right: -3, top: -1, bottom: -2, isPushed: false })
    expect(plan(editor, cropTo(grid!, those)).grid).toMatchObject({ columns: 3, rows: 3 })
    const all = Array.from({ length: grid!.size }, (_, cell) => cell)
    expect(plan(editor, cropTo(grid!, all)).changes).toEqual([])
  })

  test.each(PACKS)(
    '%s: larger and back is the same text, and all neighbours stay the same',
    async (name, _r, files) => {
      const first = await opened(files)
      await fc.assert(
        fc.asyncProperty(growths, async (growth) => {
          const editor = new ObjectEditor(files)
          editor.checked = first.checked
          await editor.session.checkNow()
          editor.session.files.open(first.session.state.mapFile ?? '')
          const { grid: before } = editor.session.files.map!
          resize(editor, growth)
          const { grid: after } = editor.session.files.map!
          if (!growth.isPushed)
            for (let cell = 0; cell < before!.size; cell++)
              for (let way = 0; way < before!.directions.length; way++) {
                const near = before!.neighbours[cell * before!.directions.length + way]
                const there = cellIn(before!, after!, growth, cell)
                if (near >= 0)
                  expect(after!.neighbours[there * before!.directions.length + way]).toBe(
                    cellIn(before!, after!, growth, near),
                  )
              }
          resize(editor, opposite(growth))
          expect(editor.document.files).toEqual(files)
        }),
        { numRuns: name.startsWith('content') ? 1 : 3 },
      )
    },
  )

  test.each(SMALLEST)('%s: the checks find nothing new on a larger map', async (_, _r, files) => {
    const editor = await opened(files)
    const said = (found: Awaited<ReturnType<typeof editor.check>>) =>
      found.map(({ code, file }) => `${file} ${code}`)
    const before = said(await editor.check())
    resize(editor, { top: 1, left: 3, right: 2, bottom: 1 })
    expect(said(await editor.check()).filter((one) => !before.includes(one))).toEqual([])
    expect(editor.document.history.done).toHaveLength(1)
  })

  test('smaller: what would be gone is named, and is taken out; one step to take back', async () => {
    const editor = await opened(CORTEO)
    const { lost, grid } = plan(editor, { left: -1, right: -1 })
    expect([grid.columns, grid.offset]).toEqual([6, 'even'])
    expect(lost.cells).toEqual(['0803', '0804'])
    expect(lost.things.map(({ id }) => id)).toEqual(['gate', 'garden-hut', 'bench'])
    expect(lost.cases).toEqual(['four-hexes-of-path', 'a-lawn-counts-at-the-end-of-the-round'])
    resize(editor, { left: -1, right: -1 })
    expect(editor.cellsOf('gate')).toEqual(['0103', '0104'])
    expect(editor.cellsOf('garden-hut')).toEqual(['0603', '0604'])
    expect(editor.cellsOf('far-lawn')).toEqual(['0605'])
    expect(() => editor.object('bench')).toThrow()
    for (const text of Object.values(editor.document.files)) expect(readYaml(text).ok).toBe(true)
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(CORTEO)
  })

  test('sides go along, and those of lost cells go', async () => {
    const files = {
      ...CORTEO,
      'terrain.yaml': `${CORTEO['terrain.yaml']}\nedges:\n  - { id: wall, look: { colour: '#333', style: wall }, cost: closed }\n`,
      'maps/park.yaml': `${CORTEO['maps/park.yaml']}edges:\n  - { type: wall, sides: ['0101/S', '0303/N', '0804/NE'] }\n`,
    }
    const editor = await opened(files)
    expect(plan(editor, { right: -1 }).lost.sides).toEqual(['0804/NE'])
    resize(editor, { top: 2, right: -1 })
    expect(editor.document.text('maps/park.yaml')).toContain("sides: ['0103/S', '0305/N'] }")
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(files)
  })

  test('no size below one or above 512, none for maps of areas, and none that a rule would not survive', async () => {
    const editor = await opened(CORTEO)
    expect(resized(editor.session, { ...NONE, left: -8 })).toEqual({ fault: 'size' })
    expect(resized(editor.session, { ...NONE, right: 505 })).toEqual({ fault: 'size' })
    expect(resized(editor.session, { ...NONE, right: Number.NaN })).toEqual({ fault: 'size' })
  })
})
