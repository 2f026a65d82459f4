import '../../../schemas/all'
import { describe, expect, test } from 'vitest'
import { cellTurned, gridTurned, namesTurned, type Quarter } from '../../../app/_editor/map/model/quarter'
import { type Resized, resized } from '../../../app/_editor/objects/controller/resizing'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { runCase } from '../../../engine/cases/run-case'
import { makeGrid } from '../../../engine/geometry/make-grid'
import { someOf } from '../../support/budget'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const QUARTERS: readonly Quarter[] = ['right', 'left']
const PACKS = allPacks().filter(
  ([name, , files]) =>
    !/examples\/(?!draughts)/.test(name) &&
    Object.entries(files).some(([file, text]) => /^maps\//.test(file) && !/kind: areas/.test(text)),
)
const isBundled = ([name]: (typeof PACKS)[number]) => name.startsWith('content')
const BUNDLED = PACKS.filter(isBundled)
const SMALLEST = PACKS.filter((pack) => !isBundled(pack))
const packOf = (name: string) => PACKS.find(([folder]) => folder === name)?.[2] ?? {}
const GRIDS = [
  ...(['flat', 'pointy'] as const).flatMap((orientation) =>
    (['odd', 'even'] as const).flatMap((offset) =>
      [
        { columns: 4, rows: 5 },
        { columns: 5, rows: 4 },
      ].map((size) => makeGrid({ grid: { kind: 'hex', orientation, offset, ...size } })),
    ),
  ),
  makeGrid({ grid: { kind: 'square', columns: 4, rows: 3 } }),
]

async function opened(files: Parameters<typeof ObjectEditor.open>[0]) {
  const editor = await ObjectEditor.open(files)
  const map = editor.session.files.maps.find((file) => !/kind: areas/.test(files[file] ?? 'kind: areas'))
  editor.session.files.open(map ?? '')
  return editor
}

async function turn(editor: ObjectEditor, quarter: Quarter) {
  const { changes } = resized(editor.session, quarter) as Resized
  editor.document.run({ name: { key: 'studio.step.resize' }, changes })
  editor.document.closeStep()
  await editor.session.checkNow()
}

const values = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, /ya?ml$/.test(file) ? readYaml(text).value : text]),
  )

describe('a map turned by a quarter', () => {
  test.each(GRIDS)('$kind $orientation $offset $columns x $rows: every cell keeps its neighbours', (grid) => {
    for (const quarter of QUARTERS) {
      const next = gridTurned(grid, quarter)
      const directions = namesTurned(grid, next, quarter)
      expect(next.size).toBe(grid.size)
      for (let cell = 0; cell < grid.size; cell++)
        for (const [way, name] of grid.directions.entries()) {
          const near = grid.neighbours[cell * grid.directions.length + way]
          const there = next.directionOf(directions.get(name)!)
          const found = next.neighbours[cellTurned(grid, quarter, cell) * next.directions.length + there]
          expect(found).toBe(near < 0 ? -1 : cellTurned(grid, quarter, near))
        }
      const back = gridTurned(next, quarter === 'right' ? 'left' : 'right')
      expect([back.orientation, back.offset, back.columns]).toEqual([
        grid.orientation,
        grid.offset,
        grid.columns,
      ])
    }
  })

  test.each([...SMALLEST, ...someOf(BUNDLED)])(
    '%s: there and back says the same, and the checks find nothing new',
    async (_, _r, files) => {
      const editor = await opened(files)
      const said = (found: Awaited<ReturnType<typeof editor.check>>) =>
        found.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${file} ${code}`)
      const before = said(await editor.check())
      await turn(editor, 'right')
      expect(values(editor.document.files)).not.toEqual(values(files))
      expect(said(await editor.check()).filter((one) => !before.includes(one))).toEqual([])
      expect(editor.document.history.done).toHaveLength(1)
      await turn(editor, 'left')
      expect(values(editor.document.files)).toEqual(values(files))
      editor.session.edits.undo()
      editor.session.edits.undo()
      expect(editor.document.files).toEqual(files)
    },
  )

  test('slopes, sides and the wind are turned; what is said beside rows would be lost, and is named', async () => {
    const files = packOf('content/cry-havoc')
    const editor = await opened(files)
    const { lost } = resized(editor.session, 'right') as Resized
    expect(lost.comments).toContain('# 01')
    expect([lost.cells, lost.sides, lost.things, lost.cases]).toEqual([[], [], [], []])
    await turn(editor, 'right')
    const text = editor.session.files.map!.text
    expect(text).toContain('kind: hex, orientation: pointy')
    expect(text).toContain("'n': { terrain: scarp-slope, up: E }")
    expect(text).toContain("'2': { terrain: house-corner, up: SE }")
    const corteo = await opened(packOf('content/corteo'))
    const wind = () =>
      Object.values(corteo.document.files).flatMap((file) => file.match(/directions: \[.*\]/g) ?? [])
    const ways = wind()
    expect(ways.length).toBeGreaterThan(0)
    await turn(corteo, 'left')
    expect(wind()).toEqual(ways.map(() => 'directions: [W, NW, NE, E, SE, SW]'))
  })

  test.each(SMALLEST)('%s: its cases hold on the turned map as before', async (_, _r, files) => {
    const editor = await opened(files)
    await turn(editor, 'right')
    await editor.check()
    const { pack } = editor.session.state.checked
    const cases = pack!.cases.flatMap((file) => file.cases)
    expect(cases.length).toBeGreaterThan(0)
    expect(cases.filter((one) => !runCase(pack!, one).ok).map(({ id }) => id)).toEqual([])
  })
})
