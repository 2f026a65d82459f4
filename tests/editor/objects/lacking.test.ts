/** A scenario of the smallest pack on a new map. The required objects are placed under their required names, until it plays. */
import '../../../schemas/all'
import '../../../engine/rulesets/all'
import { describe, expect, test } from 'vitest'
import { applyAll, difference, type Files } from '../../../app/_editor/document/change'
import { type NewMap, newMap, newScenario } from '../../../app/_editor/files/model/new-parts'
import type { Lacking } from '../../../app/_editor/objects/model/lacking'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const WISH: NewMap = {
  name: 'Lake',
  shape: 'pointy',
  offset: 'odd',
  columns: 20,
  rows: 14,
  ground: '',
  around: 'sea',
  isEmpty: false,
}
const MINE = 'scenarios/mine.yaml'

/** Returns the smallest pack of a ruleset with its scenario on a map of one terrain, with the map open. */
async function onNewMap(ruleset: string, wish: Partial<NewMap>) {
  const [, , files] = allPacks().find(([folder]) => folder === `engine/rulesets/${ruleset}/smallest`)!
  const from = Object.keys(files).find((file) => file.startsWith('scenarios/'))!
  const withMap: Files = applyAll(files, newMap(files, { ...WISH, ...wish }, ruleset).changes)
  const scenario = newScenario(withMap, { name: 'Mine', from, map: 'lake' })!
  expect(scenario.file).toBe(MINE)
  const editor = await ObjectEditor.open(applyAll(withMap, scenario.changes))
  editor.session.files.open(MINE)
  return editor
}

const nameOf = ({ placeable, given }: Lacking) => given.id ?? `${given.side} ${placeable.tag}`
const lacking = ({ objects }: ObjectEditor) => objects.lacking.map(nameOf)

/** Selects a required object and presses cells. The first press creates it, the others extend it. */
function put(editor: ObjectEditor, name: string, [first, ...others]: readonly string[]): void {
  const { objects } = editor
  const wanted = objects.lacking.find((one) => nameOf(one) === name)
  if (!wanted) throw new Error(`nobody asks for ${name}`)
  objects.startPlacing(wanted.placeable, wanted.given)
  editor.click(first)
  const list = objects.chosen?.lists.find(({ key }) => key === 'cells')
  if (others.length > 0) objects.paintCells(list!.path, others.map(editor.cell), true)
}

const errors = async (editor: ObjectEditor) =>
  (await editor.check()).filter(({ file, severity }) => severity === 'error' && file === MINE)

describe('what a scenario asks of a new map', () => {
  test('Corteo: a place by its id, a base with its side; then it plays', async () => {
    const editor = await onNewMap('corteo', { ground: 'path' })
    expect(lacking(editor)).toEqual(['gate', 'gardeners base'])
    put(editor, 'gate', ['0203', '0303', '0204', '0304'])
    expect(editor.objects.chosen?.id).toBe('gate')
    expect((await errors(editor)).map(({ code }) => code)).not.toContain('E-UNKNOWN-PLACE')
    put(editor, 'gardeners base', ['1806', '1807'])
    expect(editor.objects.chosen).toMatchObject({ tag: 'base', side: 'gardeners' })
    expect(await errors(editor)).toEqual([])
    expect(lacking(editor)).toEqual([])
  })

  test('Kriegspiel: the regions and the arsenals of both sides', async () => {
    const editor = await onNewMap('kriegspiel', { shape: 'square', ground: 'meadow' })
    expect(lacking(editor)).toEqual(['upper base', 'lower base', 'upper-bank', 'lower-bank'])
    put(editor, 'upper-bank', ['0403', '0503', '0603', '0802', '0502'])
    put(editor, 'lower-bank', ['0405', '0505', '0605', '0206', '0506'])
    await editor.check()
    expect(lacking(editor)).toEqual(['upper base', 'lower base'])
    put(editor, 'upper base', ['0301'])
    put(editor, 'lower base', ['0310'])
    expect(await errors(editor)).toEqual([])
  })

  test('Cry Havoc: where both groups begin', async () => {
    const editor = await onNewMap('cry-havoc', { shape: 'flat', ground: 'grass' })
    expect(lacking(editor)).toEqual(['lane', 'garden'])
    put(editor, 'lane', ['0101', '0102', '0103'])
    put(editor, 'garden', ['1801', '1802'])
    expect((await errors(editor)).map(({ code }) => code)).toEqual(['E-ZONE-TOO-SMALL'])
    editor.objects.paintCells(editor.objects.chosen!.lists[0].path, [editor.cell('1803')], true)
    expect(await errors(editor)).toEqual([])
  })

  test('once it is there, the next one of its kind has a name of its own', async () => {
    const editor = await onNewMap('cry-havoc', { shape: 'flat', ground: 'grass' })
    put(editor, 'lane', ['0101'])
    editor.place(editor.kind('regions'), '0501')
    expect(editor.objects.chosen?.id).toBe('region-1')
  })

  test('the finding that says so leads there; one whose name is only misspelt is mended instead', async () => {
    const editor = await onNewMap('corteo', { ground: 'path' })
    editor.use('fill')
    editor.session.files.open('pack.yaml')
    const [finding] = editor.checked.diagnostics.filter(({ code }) => code === 'E-UNKNOWN-PLACE')
    expect(editor.session.edits.fixOf(finding)).toEqual({ key: 'studio.putOnMap' })
    editor.session.edits.applyFix(finding)
    expect(editor.session.state.file).toBe(MINE)
    editor.expectPathToBe('objects.idle')
    put(editor, 'gate', ['0203'])
    const text = editor.document.text(MINE)!
    editor.session.document.run({
      name: { key: 'x' },
      changes: difference(MINE, text, text.replace('place: gate', 'place: gatte')),
    })
    const misspelt = (await editor.check()).find(({ code }) => code === 'E-UNKNOWN-PLACE')!
    expect(editor.session.edits.fixOf(misspelt)).not.toEqual({ key: 'studio.putOnMap' })
    editor.session.edits.applyFix(misspelt)
    expect(editor.document.text(MINE)).toBe(text)
  })

  test('on a map that has all of it nothing is asked for', async () => {
    const [, , files] = allPacks().find(([folder]) => folder === 'engine/rulesets/corteo/smallest')!
    expect(lacking(await ObjectEditor.open(files))).toEqual([])
  })
})
