import '../../../schemas/all'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LAYERS, type Layer, type LayerLook } from '../../../app/_editor/session/view'
import { TOOLS } from '../../../app/_editor/tools/registry'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const PACK = allPacks().find(([folder]) => folder === 'engine/rulesets/corteo/smallest')?.[2] ?? {}
const PARK = 'maps/park.yaml'
const MORNING = 'scenarios/first-morning.yaml'
const FILES = {
  ...PACK,
  'terrain.yaml': `${PACK['terrain.yaml']}\nedges:\n  - { id: wall, look: { colour: '#333', style: wall }, cost: closed }\n`,
  [PARK]: `${PACK[PARK]}\nedges:\n  - { type: wall, sides: ['0302/S'] }\n`,
}

const open = async () => {
  const editor = await ObjectEditor.open(FILES)
  editor.objects.showScenario(MORNING)
  return editor
}
const at = (editor: ObjectEditor, layer: Layer, change: Partial<LayerLook>) => {
  editor.session.lookAt(layer, change)
  return editor
}
const said = ({ session }: ObjectEditor) => session.state.notice?.values

/** Returns the content of each layer in the files. */
function contentOf({ document, session }: ObjectEditor): Record<Layer, unknown> {
  const {
    grid: _grid,
    legend: _legend,
    rows: _rows,
    edges,
    ...things
  } = readYaml(document.text(PARK) ?? '').value as Record<string, unknown>
  const { terrain, up } = session.files.map?.board ?? {}
  return { ground: [terrain, up], sides: edges, things, setUp: readYaml(document.text(MORNING) ?? '').value }
}

describe('a layer that is locked or hidden', () => {
  test.each([
    ['locked', { isLocked: true }],
    ['hidden', { isShown: false }],
  ] as const)('%s ground is not painted, and it is said; opened again, it is', async (why, closed) => {
    const editor = at(await open(), 'ground', closed)
      .use('paint', 'lawn')
      .click('0101')
    expect(editor.document.files).toEqual(FILES)
    expect(said(editor)).toEqual({ why, layer: 'ground' })
    at(editor, 'ground', { isLocked: false, isShown: true })
    expect(said(editor)).toBeUndefined()
    editor.click('0101')
    expect(editor.terrainAt('0101')).toBe('lawn')
  })

  test('the eraser leaves locked sides, and erases the ground beside them', async () => {
    const editor = at(await open(), 'sides', { isLocked: true }).use('erase')
    editor.pointerDown('0403').pointerOver('0302', '0303').pointerUp()
    expect(contentOf(editor).sides).toEqual([{ type: 'wall', sides: ['0302/S'] }])
    expect(said(editor)).toEqual({ why: 'locked', layer: 'sides' })
    expect(editor.document.history.done).toHaveLength(1)
    // The next action clears the earlier message.
    editor.use('paint', 'lawn').click('0101')
    expect(said(editor)).toBeUndefined()
  })

  test('things of the map are not carried, made, copied or taken out; their fields are still written', async () => {
    const editor = at(await open(), 'things', { isLocked: true })
    const before = contentOf(editor).things
    editor.choose('far-lawn')
    editor.pointerDown('0705').pointerOver('0605').pointerUp()
    expect(said(editor)).toEqual({ why: 'locked', layer: 'things' })
    editor.objects.duplicate()
    editor.objects.remove()
    editor.place(editor.kind('places'), '0101')
    editor.use('marquee').pointerDown('0704').pointerOver('0705').pointerUp().session.marks.clear()
    expect(contentOf(editor).things).toEqual(before)
    editor.objects.acts.setField(editor.object('far-lawn'), [...editor.object('far-lawn').path, 'value'], 9)
    expect(contentOf(editor).things).not.toEqual(before)
  })

  test('what is hidden is not pressed, what is locked after all else; a frame takes neither', async () => {
    const editor = await open()
    const press = () => {
      editor.objects.choose([])
      return editor.click('0705').chosen
    }
    const first = press()
    expect(press()).toBe('far-lawn')
    expect(first).toBe('far-lawn')
    at(editor, 'things', { isShown: false })
    expect(press()).toBeUndefined()
    at(editor, 'things', { isShown: true, isLocked: true })
    expect(press()).toBe('far-lawn')
    editor.objects.choose([])
    editor.pointerDown('0102').pointerOver('0705').pointerUp()
    expect(editor.objects.grips.map(({ object }) => object.file)).not.toContain(PARK)
  })

  test('stays as it was, whatever is done on the map', async () => {
    const editor = await open()
    const cells = editor.session.files.map!.grid!.names.slice(0, 40)
    const act = fc.record({
      tool: fc.constantFrom(...TOOLS.map(({ id }) => id)),
      from: fc.constantFrom(...cells),
      to: fc.constantFrom(...cells),
      command: fc.constantFrom('clear', 'paint', 'wall', 'turn', 'cut', 'paste', 'remove', 'none'),
      isAlike: fc.boolean(),
    })
    const closed = fc.subarray([...LAYERS], { minLength: 1 })
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 8 }),
        closed,
        fc.boolean(),
        (acts, layers, isHidden) => {
          for (const layer of LAYERS) at(editor, layer, { isShown: true, isLocked: false })
          for (const layer of layers) at(editor, layer, isHidden ? { isShown: false } : { isLocked: true })
          const before = contentOf(editor)
          const { marks, tool } = editor.session
          for (const { tool: id, from, to, command, isAlike } of acts) {
            tool.chooseSymmetry(isAlike ? 'point' : 'none')
            editor.use(id).pointerDown(from, { side: 0 }).pointerOver(to).pointerUp()
            if (command === 'turn') marks.turn(1)
            else if (command === 'remove') editor.objects.remove()
            else if (command !== 'none') marks[command]()
          }
          const after = contentOf(editor)
          for (const layer of layers) expect(after[layer], layer).toEqual(before[layer])
          while (editor.document.undoName) editor.session.edits.undo()
          expect(editor.document.files).toEqual(FILES)
        },
      ),
      { numRuns: 60 },
    )
  })
})
