/** The outline tool without a screen: presses at points of the map, and the resulting text. */
import '../../../schemas/all'
import { expect, test } from 'vitest'
import type { Files } from '../../../app/_editor/document/change'
import { drawOutlines } from '../../../app/_editor/lazy-parts'
import type { Mode } from '../../../app/_editor/outlines/controller/gestures'
import { Outlines } from '../../../app/_editor/outlines/controller/outline-controller'
import type { Spot } from '../../../app/_editor/outlines/model/sheet'
import { SAMPLE_FILES, TestEditor } from '../test-editor'
import { AREA_FILE, BAY, BAY_FILES } from './sample'

const TERRAIN = `terrain:
  - { id: shore, look: { colour: '#fff' } }
  - { id: room, look: { colour: '#aaa' } }
`

/** Points are in cells of the map, and the pointer is slightly off them. */
class OutlineEditor extends TestEditor {
  readonly hand: Outlines
  constructor(files: Files = { ...BAY_FILES, 'terrain.yaml': TERRAIN }) {
    super(files)
    this.hand = new Outlines(this.session)
    this.session.takeOutlines(this.hand)
    this.session.files.openMap(AREA_FILE)
    this.use('outlines')
  }

  mode(mode: Mode) {
    this.hand.use(mode)
    return this
  }
  to(x: number, y: number) {
    this.hand.point({ point: [x * 100 + 3, y * 100 - 2], reach: 12 })
    this.session.tool.pointerPast([])
    return this
  }
  press(x: number, y: number, shift = false) {
    this.down(x, y, shift)
    this.session.tool.pointerUp()
    return this
  }
  down(x: number, y: number, shift = false) {
    this.hand.point({ point: [x * 100 + 3, y * 100 - 2], reach: 12 })
    this.session.tool.pointerDown(-1, { shift })
    return this
  }
  drag(from: Spot, to: Spot) {
    this.down(...from).to(...to)
    this.session.tool.pointerUp()
    return this
  }
  get bay() {
    return this.document.text(AREA_FILE) ?? ''
  }
  get said() {
    return this.hand.said?.key
  }
}

test('presses draw an outline, the first corner closes it; Ctrl+Z takes back a corner before a step', () => {
  const editor = new OutlineEditor().mode('draw').press(8, 0).press(10, 0).press(11, 2)
  expect(editor.hand.path).toHaveLength(3)
  expect(editor.hand.takeBack()).toBe(true)
  editor.press(10, 4).press(8, 4).press(8, 0)
  expect(editor.hand.path).toEqual([])
  expect(editor.hand.chosen?.shape).toEqual([
    [800, 0],
    [1005, 0],
    [1005, 400],
    [800, 400],
  ])
  expect(editor.hand.takeBack()).toBe(false)
  editor.session.edits.undo()
  expect(editor.document.files).toMatchObject(BAY_FILES)
})

test('Shift follows borders from corner to corner', () => {
  const editor = new OutlineEditor().mode('draw').press(8, 4).press(4, 8, true)
  expect(editor.hand.path).toEqual([
    [800, 400],
    [400, 400],
    [400, 800],
  ])
})

test('a drag carries a corner, shown before; Escape calls it off; what cannot be is said and not written', () => {
  const editor = new OutlineEditor().down(4, 4).to(4.5, 4.5).expectPathToBe('outlines.carrying')
  expect(editor.hand.ghost).toMatchObject({ shapes: expect.any(Map) })
  expect(editor.bay).toBe(BAY)
  editor.session.tool.pointerCancel()
  expect(editor.hand.ghost).toBeUndefined()
  editor.drag([4, 4], [4.5, 4.5])
  expect(editor.hand.corner).toEqual([455, 450])
  expect(editor.bay.match(/\[4\.55, 4\.5\]/g)).toHaveLength(4)
  const before = editor.bay
  editor.drag([4.5, 4.5], [-1, 6])
  expect([editor.said, editor.hand.isRefused]).toEqual(['outlines.refused.overlaps', true])
  expect(editor.bay).toBe(before)
})

test('a press chooses: a town before its ground, an area, nothing; a border of what is chosen is bent', () => {
  const editor = new OutlineEditor().press(3, 3)
  expect(editor.hand.chosen?.id).toBe('harbour')
  editor.drag([3, 3], [3.5, 3.5])
  expect(editor.bay).toContain('{ id: harbour, terrain: town, at: [3.55, 3.5] }')
  expect(editor.press(1, 6).hand.chosen?.id).toBe('south')
  editor.drag([2, 8], [2, 9])
  expect(editor.hand.chosen?.shape).toHaveLength(5)
  expect(editor.press(20, 20).hand.chosen).toBeUndefined()
})

test('a cut goes from border to border of the chosen area', () => {
  const editor = new OutlineEditor().press(1, 6).mode('cut').press(2, 6)
  expect(editor.said).toBe('outlines.refused.no-start')
  editor.press(0, 6).press(2, 6.5)
  expect(editor.hand.path).toHaveLength(2)
  editor.press(4, 6)
  expect(editor.hand.chosen?.id).toBe('area-1')
  expect(editor.hand.sheet.areas.map(({ id }) => id)).toEqual(['north', 'east', 'south', 'area-1', 'harbour'])
})

test('a frame makes an inset, which is carried by the paper around it', () => {
  const editor = new OutlineEditor({ ...BAY_FILES, [AREA_FILE]: BAY.replace(/places:[\s\S]*/, '') }).mode(
    'frame',
  )
  editor.drag([3.7, -0.5], [8.5, 4.5])
  expect(editor.bay).toContain('{ id: inset-1, kind: inset, cells: [east] }')
  expect(editor.hand.mode).toBe('choose')
  editor.drag([6, -0.3], [7, -0.3])
  expect(editor.hand.sheet.areas.find(({ id }) => id === 'east')?.at).toEqual([700, 200])
})

test('keys carry the chosen corner, one step for all of them, and the pen draws', () => {
  const editor = new OutlineEditor().press(6, 1)
  editor.hand.chooseCorner([800, 0])
  for (const way of [1, 1, 1]) editor.hand.nudge(way, 0)
  expect(editor.hand.corner).toEqual([830, 0])
  editor.hand.halve()
  expect(editor.hand.chosen?.shape).toHaveLength(5)
  editor.hand.remove()
  expect(editor.hand.chosen?.shape).toHaveLength(4)
  for (let step = 0; step < 3; step++) editor.session.edits.undo()
  expect(editor.bay).toBe(BAY)
  editor.mode('node').hand.point(undefined)
  editor.hand.movePen(5, 0)
  editor.hand.put(editor.hand.snap())
  expect(editor.bay).toContain('- { id: place-1, terrain: shore, at: [')
})

test('a frame is drawn by the pen: one corner and the one across from it, called off before it is done', () => {
  const editor = new OutlineEditor({ ...BAY_FILES, [AREA_FILE]: BAY.replace(/places:[\s\S]*/, '') })
  const before = editor.document.files
  const { hand } = editor.mode('frame')
  const penTo = (x: number, y: number) => {
    hand.point({ point: [x * 100, y * 100], reach: 12 })
    hand.movePen(0, 0)
  }
  penTo(3.5, -1)
  hand.put(hand.snap())
  penTo(9, 5)
  expect(hand.frame).toEqual([[350, -100], hand.snap().at])
  expect(hand.leave()).toBe(true)
  expect([hand.frame, hand.path, hand.mode]).toEqual([undefined, [], 'frame'])
  expect(editor.document.files).toBe(before)
  penTo(3.5, -1)
  hand.put(hand.snap())
  penTo(9, 5)
  hand.put(hand.snap())
  expect(editor.bay).toContain('{ id: inset-1, kind: inset, cells: [east] }')
  expect([hand.mode, hand.frame, hand.path]).toEqual(['choose', undefined, []])
  editor.session.edits.undo()
  expect(editor.document.files).toEqual(before)
})

test('locked ground and maps of cells are left alone, and it is said', () => {
  const editor = new OutlineEditor()
  editor.session.lookAt('ground', { isLocked: true })
  editor.drag([4, 4], [4.5, 4.5])
  expect(editor.bay).toBe(BAY)
  expect(editor.session.state.notice?.key).toBe('studio.closed')
  const cells = new TestEditor(SAMPLE_FILES)
  cells.session.takeTool('outlines')
  expect(cells.session.state.notice?.key).toBe('studio.refused.no-outlines')
  expect(cells.session.state.tool).not.toBe('outlines')
})

test('a command takes the outlines into the hand for one thing that a press does; on cells it is refused', async () => {
  const editor = new OutlineEditor()
  editor.use('select')
  await drawOutlines(editor.session, 'cut')
  expect(editor.session.state.tool).toBe('outlines')
  expect(editor.session.state.outlines).toBe(editor.hand)
  expect(editor.hand.mode).toBe('cut')
  const onCells = new TestEditor()
  await drawOutlines(onCells.session, 'draw')
  expect(onCells.session.state.outlines).toBeUndefined()
  expect(onCells.session.state.notice?.key).toBe('studio.refused.no-outlines')
})
