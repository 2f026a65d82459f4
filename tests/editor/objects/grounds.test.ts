/** An object with ground of its own kind brings that ground along, as the schemas state. */
import '../../../schemas/all'
import { expect, test } from 'vitest'
import { commonestOf } from '../../../app/_editor/map/model/ground'
import { keyOf, titleOf } from '../../../app/_editor/objects/model/find'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const FILES = allPacks().find(([name]) => name === 'content/corteo')![2]
const ABOUT = ['E-SITE-TERRAIN', 'W-GROUND-WITHOUT-SITE']

const opened = async () => {
  const editor = await ObjectEditor.open(FILES)
  editor.session.files.open('maps/city.yaml')
  const found = async () =>
    (await editor.check()).filter(({ code }) => ABOUT.includes(code)).map(({ code }) => code)
  const board = editor.session.files.map!.board!
  const common = commonestOf(board)!.terrain
  const taken = new Set(editor.objects.all.flatMap(({ cells }) => cells.map(({ cell }) => cell)))
  /** Distant cells of the most common terrain, without objects. */
  const free = board.grid.names.filter((name, cell) => board.terrain[cell] === common && !taken.has(name))
  const objective = editor.objects.all.find(({ list, tag }) => list === 'sites' && tag === 'objective')!
  return { editor, found, common, free: free.filter((_, at) => at % 7 === 0), objective }
}

test('four objectives that are placed are four steps and no error', async () => {
  const { editor, found, free } = await opened()
  for (const cell of free.slice(0, 4)) editor.place(editor.kind('sites', 'objective'), cell)
  expect(editor.document.history.done).toHaveLength(4)
  expect(free.slice(0, 4).map(editor.terrainAt)).toEqual(Array(4).fill('objective'))
  expect(await found()).toEqual([])
  for (let step = 0; step < 4; step++) editor.session.edits.undo()
  expect(editor.document.files).toEqual(FILES)
})

test('an objective that grows or is carried has its ground everywhere, and leaves none behind', async () => {
  const { editor, found, free, common, objective } = await opened()
  const title = titleOf(objective)
  editor.choose(title)
  editor.objects.paintCells(objective.lists[0].path, [editor.cell(free[0])], true)
  expect(editor.terrainAt(free[0])).toBe('objective')
  expect(await found()).toEqual([])
  const [from] = editor.cellsOf(title)
  const before = editor.cellsOf(title).map((cell) => editor.cell(cell))
  editor.objects.choose([{ object: keyOf(editor.object(title)) }])
  const { terrain } = editor.session.files.map!.board!
  const to = free.find((cell) => {
    const there = editor.objects.carriedCells(editor.cell(from), editor.cell(cell))
    return there.length === before.length && there.every((one) => terrain[one] === common)
  })!
  expect(to).toBeDefined()
  editor.objects.move(editor.cell(from), editor.cell(to))
  expect(new Set(editor.cellsOf(title).map(editor.terrainAt))).toEqual(new Set(['objective']))
  expect(new Set(before.map((cell) => editor.session.files.map!.board!.terrain[cell]))).toEqual(
    new Set([common]),
  )
  expect(await found()).toEqual([])
  expect(editor.document.history.done).toHaveLength(2)
  editor.session.edits.undo()
  editor.session.edits.undo()
  expect(editor.document.files).toEqual(FILES)
})

test('other sites, ground that is locked, and maps whose scenarios cover nothing are left as they are', async () => {
  const { editor, free, common } = await opened()
  editor.place(editor.kind('sites', 'landmark'), free[0])
  expect(editor.terrainAt(free[0])).toBe(common)
  editor.session.lookAt('ground', { isLocked: true })
  editor.place(editor.kind('sites', 'objective'), free[1])
  expect(editor.terrainAt(free[1])).toBe(common)
  const small = await ObjectEditor.open(
    allPacks().find(([name]) => name === 'engine/rulesets/corteo/smallest')![2],
  )
  const before = small.terrainAt('0101')
  small.place(small.kind('sites', 'objective'), '0101')
  expect(small.terrainAt('0101')).toBe(before)
})
