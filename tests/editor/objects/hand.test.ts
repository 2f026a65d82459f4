import '../../../schemas/all'
import { expect, test } from 'vitest'
import { spanAt } from '../../../app/_editor/objects/model/text-edits'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { MAP_FILE, SAMPLE_MAP } from '../sample-map'
import { SAMPLE_FILES } from '../test-editor'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const open = () => ObjectEditor.open(SAMPLE_FILES)
const openPack = (name: string) => {
  const pack = allPacks().find(([folder]) => folder === name)
  if (!pack) throw new Error(`there is no pack ${name}`)
  return ObjectEditor.open(pack[2])
}
const nothing = (editor: ObjectEditor) => expect(editor.objects.chosen).toBeUndefined()

test('a press chooses, a second one goes on to what lies below, a press on nothing lets go', async () => {
  const editor = (await open()).place((await open()).kind('regions'), '0203')
  expect(editor.chosen).toBe('region-1')
  editor.click('0202')
  nothing(editor)
  expect(editor.click('0203').chosen).toBe('region-1')
  expect(editor.click('0203').chosen).toBe('bank')
  expect(editor.click('0203').chosen).toBe('region-1')
  expect(editor.click('0605').chosen).toBe('tower')
})

test('all that may be changed is chosen at once, and nothing of a layer that is locked', async () => {
  const editor = await open()
  editor.objects.chooseAll()
  expect(editor.objects.grips.length).toBe(editor.objects.all.length)
  expect(editor.objects.grips.length).toBeGreaterThan(1)
  editor.session.look({
    layers: {
      ...editor.session.state.view.layers,
      things: { ...editor.session.state.view.layers.things, isLocked: true },
    },
  })
  editor.objects.chooseAll()
  expect(editor.objects.grips).toEqual([])
})

test('a drag carries all cells of what is chosen, shown first; one step, and only its own characters change', async () => {
  const editor = (await open()).pointerDown('0303').expectPathToBe('objects.carrying').pointerOver('0302')
  expect(editor.session.state.preview.map((cell) => editor.session.files.map!.grid!.names[cell])).toEqual([
    '0202',
    '0302',
  ])
  expect(editor.text).toBe(SAMPLE_MAP)
  editor.pointerUp()
  expect(editor.text).toBe(SAMPLE_MAP.replace('cells: ["0203", "0303"]', 'cells: ["0202", "0302"]'))
  expect(editor.chosen).toBe('bank')
  expect(editor.document.history.done).toHaveLength(1)
  editor.session.edits.undo()
  expect(editor.text).toBe(SAMPLE_MAP)
})

test('what would lie off the map stays where it is, and it is said', async () => {
  const editor = (await open()).pointerDown('0303').pointerOver('0103').pointerUp()
  expect(editor.text).toBe(SAMPLE_MAP)
  expect(editor.session.state.notice?.key).toBe('studio.refused.thing-off-map')
})

test('by keyboard: Enter chooses, Enter takes up, the cursor carries, Enter puts down; Escape calls it off', async () => {
  const editor = await open()
  const { tool } = editor.session
  tool.keyPress(editor.cell('0605'))
  editor.expectPathToBe('objects.idle')
  expect(editor.chosen).toBe('tower')
  tool.keyPress(editor.cell('0605'))
  editor.expectPathToBe('objects.carrying')
  tool.cursorAt(editor.cell('0604'))
  tool.pointerCancel()
  expect(editor.text).toBe(SAMPLE_MAP)
  tool.keyPress(editor.cell('0605'))
  tool.cursorAt(editor.cell('0604'))
  tool.keyPress(editor.cell('0604'))
  expect(editor.text).toBe(SAMPLE_MAP.replace('cells: ["0605"]', 'cells: ["0604"]'))
  expect(editor.objects.said).toEqual({ key: 'objects.said.moved', values: { name: 'tower', cell: '0604' } })
})

test('Shift and a frame choose several; Delete takes them out in one step, with their lines alone', async () => {
  const editor = (await open()).click('0203').click('0605', { shift: true })
  expect(editor.objects.grips.map(({ object }) => object.id)).toEqual(['bank', 'tower'])
  editor.click('0605', { shift: true })
  expect(editor.chosen).toBe('bank')
  editor.pointerDown('0101').pointerOver('0605').pointerUp()
  expect(editor.objects.grips).toHaveLength(2)
  editor.objects.remove()
  expect(editor.text).toBe(SAMPLE_MAP.slice(0, SAMPLE_MAP.indexOf('sites:')))
  editor.session.edits.undo()
  expect(editor.text).toBe(SAMPLE_MAP)
})

test('a new one has an id of its own, and a name in every language of the pack, in the same step', async () => {
  const editor = await openPack('engine/rulesets/corteo/smallest')
  const before = editor.document.files
  editor.place(editor.kind('sites', 'objective'), '0101')
  expect(editor.chosen).toBe('objective-1')
  expect(editor.cellsOf('objective-1')).toEqual(['0101'])
  const texts = Object.entries(editor.document.files).filter(([file]) => file.startsWith('text/'))
  for (const [, text] of texts)
    expect(readYaml(text).value).toMatchObject({
      text: { sites: { 'objective-1': { name: 'Objective 1' } } },
    })
  expect(editor.document.history.done).toHaveLength(1)
  expect((await editor.check()).filter(({ severity }) => severity === 'error')).toEqual([])
  editor.objects.duplicate()
  expect(editor.chosen).toBe('objective-2')
  editor.session.edits.undo()
  editor.session.edits.undo()
  expect(editor.document.files).toEqual(before)
})

test('a set-up zone goes to its side, is painted in and out, and nothing else of the scenario changes', async () => {
  const editor = await openPack('engine/rulesets/corteo/smallest')
  const file = 'scenarios/windy-day.yaml'
  const before = editor.document.text(file)
  editor.place(editor.kind('groups', undefined, 'kites'), '0101')
  const zone = editor.objects.chosen
  expect(zone?.within).toEqual(['kites', 'groups-1'].map((name) => (name === 'groups-1' ? 'group-1' : name)))
  editor.objects.shape(zone?.lists[0].path)
  editor.pointerDown('0201').expectPathToBe('objects.shaping').pointerOver('0301', '0302').pointerUp()
  expect(editor.objects.chosen?.cells.map(({ cell }) => cell)).toEqual(['0101', '0201', '0301', '0302'])
  editor.objects.shape(editor.objects.chosen?.lists[0].path)
  editor.click('0301')
  expect(editor.objects.chosen?.cells.map(({ cell }) => cell)).toEqual(['0101', '0201', '0302'])
  expect(
    (await editor.check()).filter(({ code }) => code.startsWith('E-KEY') || code.startsWith('E-TYPE')),
  ).toEqual([])
  for (let step = 0; step < 3; step++) editor.session.edits.undo()
  expect(editor.document.text(file)).toBe(before)
})

test('a thing is put where the finger is let go, and a second finger calls it off', async () => {
  const editor = await open()
  editor.objects.startPlacing(editor.kind('regions'))
  editor.pointerDown('0101').expectPathToBe('objects.putting')
  editor.session.tool.pointerCancel()
  expect(editor.text).toBe(SAMPLE_MAP)
  editor.pointerDown('0101').pointerOver('0102').pointerUp()
  expect(editor.cellsOf('region-1')).toEqual(['0102'])
})

test('what keys have begun to paint is called off when its list is let go of: the next Enter places', async () => {
  const editor = (await open()).click('0203')
  const { tool } = editor.session
  editor.objects.shape(editor.objects.chosen?.lists[0].path)
  tool.keyPress(editor.cell('0204'))
  editor.expectPathToBe('objects.shaping')
  editor.objects.shape(undefined)
  editor.expectPathToBe('objects.idle')
  expect(editor.text).toBe(SAMPLE_MAP)
  editor.objects.startPlacing(editor.kind('regions'))
  tool.keyPress(editor.cell('0101'))
  expect(editor.chosen).toBe('region-1')
  expect(editor.cellsOf('region-1')).toEqual(['0101'])
})

test('a piece is carried alone, and of the last one the line goes', async () => {
  const editor = await openPack('engine/rulesets/kriegspiel/smallest')
  const file = 'scenarios/first-morning.yaml'
  const before = editor.document.text(file) ?? ''
  editor.pointerDown('0503').pointerOver('0502', '0501').pointerUp()
  expect(editor.document.text(file)).toBe(
    before.replace("at: ['0403', '0503', '0603']", "at: ['0403', '0501', '0603']"),
  )
  editor.session.edits.undo()
  editor.click('0802')
  editor.objects.remove()
  expect(editor.document.text(file)).toBe(before.replace("      - { unit: riders, at: ['0802'] }\n", ''))
  editor.session.edits.undo()
  editor.click('0403').objects.remove()
  expect(editor.document.text(file)).toBe(
    before.replace("at: ['0403', '0503', '0603']", "at: ['0503', '0603']"),
  )
})

test('fields are set, taken away and added where the mapping is; a new id is written wherever the old one was', async () => {
  const editor = await open()
  const { acts } = editor.objects
  const bank = editor.object('bank')
  acts.setField(bank, [...bank.path, 'value'], 7)
  expect(editor.text).toBe(SAMPLE_MAP.replace('value: 5', 'value: 7'))
  acts.setField(bank, [...bank.path, 'place'], 'square')
  expect(editor.text).toContain('cells: ["0203", "0303"], place: square }')
  acts.setField(bank, [...bank.path, 'place'], undefined)
  expect(editor.text).toBe(SAMPLE_MAP.replace('value: 5', 'value: 7'))
  const tower = editor.object('tower')
  acts.setField(tower, [...tower.path, 'source'], 'book')
  expect(editor.text.endsWith('    cells: ["0605"]\n    source: book\n')).toBe(true)
  const pack = await openPack('engine/rulesets/kriegspiel/smallest')
  const bank2 = pack.object('upper-bank')
  pack.objects.acts.setField(bank2, [...bank2.path, 'id'], 'hill')
  expect(pack.document.text('scenarios/first-morning.yaml')).toContain('{ side: upper, region: hill }')
  expect((await pack.check()).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a new id that is called something already leaves the names as they are', async () => {
  const editor = await openPack('engine/rulesets/corteo/smallest')
  const english = () => editor.document.text('text/en.yaml')
  const before = english()
  const lawn = editor.object('north-lawn')
  editor.objects.acts.setField(lawn, [...lawn.path, 'id'], 'south-lawn')
  expect(english()).toBe(before)
  editor.session.edits.undo()
  editor.objects.acts.setField(lawn, [...lawn.path, 'id'], 'top-lawn')
  expect(english()).toBe(before?.replace('north-lawn:', 'top-lawn:'))
})

test('a name is written in one language, and its file alone changes', async () => {
  const editor = await openPack('engine/rulesets/corteo/smallest')
  const gate = editor.object('gate')
  editor.objects.acts.setName(gate, 'places', 'text/it.yaml', 'Il portone')
  expect(editor.document.text('text/it.yaml')).toContain('Il portone')
  expect(editor.document.unsaved()).toEqual({ 'text/it.yaml': editor.document.text('text/it.yaml') })
})

test('a link goes from one end to the other', async () => {
  const editor = await open()
  editor.objects.startPlacing(editor.kind('links'))
  editor.pointerDown('0101').expectPathToBe('objects.linking').pointerOver('0201', '0301').pointerUp()
  expect(editor.text.endsWith('links:\n  - { type: tunnel, between: ["0101", "0301"] }\n')).toBe(true)
  expect(spanAt(editor.text, ['links', 0])).toBeDefined()
})

test('on the map of another pack its own objects stay, and it is said whose they are', async () => {
  const editor = await open()
  editor.document.run({ name: { key: 'x' }, changes: [{ type: 'remove', file: MAP_FILE, text: SAMPLE_MAP }] })
  expect(editor.objects.all).toEqual([])
})

test('ground that is of no objective says so, and its fix makes the site, named, in one step', async () => {
  const editor = await openPack('content/corteo')
  const before = editor.document.files
  editor.use('paint', 'objective').click('0210').click('0211')
  const [found, ...more] = (await editor.check()).filter(({ code }) => code === 'W-GROUND-WITHOUT-SITE')
  expect(more).toEqual([])
  expect(editor.session.edits.fixOf(found)).toEqual({ key: 'studio.makeSite', values: { count: 2 } })
  await editor.session.edits.makeWanted(found)
  expect(editor.cellsOf('objective-1').sort()).toEqual(['0210', '0211'])
  expect(await editor.check()).toEqual([])
  for (let step = 0; step < 3; step++) editor.session.edits.undo()
  expect(editor.document.files).toEqual(before)
})
