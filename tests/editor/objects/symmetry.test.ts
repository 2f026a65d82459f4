import '../../../schemas/all'
import { describe, expect, test } from 'vitest'
import { type Image, imagesOf } from '../../../app/_editor/map/model/symmetry'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { ObjectEditor } from './object-editor'
import { allPacks } from './packs'

const PACK = allPacks().find(([folder]) => folder === 'engine/rulesets/corteo/smallest')?.[2] ?? {}
const SIZE = 13
const STAR = `id: star
grid: { kind: hex, orientation: flat, offset: odd, columns: ${SIZE}, rows: ${SIZE} }
legend:
  '.': { terrain: path }
rows:
${`  - '${'.'.repeat(SIZE)}'\n`.repeat(SIZE)}`
/** The smallest game of Corteo on a larger, empty map. */
const FILES = {
  ...PACK,
  'terrain.yaml': `${PACK['terrain.yaml']}\nedges:\n  - { id: wall, look: { colour: '#333', style: wall }, cost: closed }\n`,
  'maps/star.yaml': STAR,
  'scenarios/star-day.yaml': PACK['scenarios/windy-day.yaml']
    .replace('id: windy-day', 'id: star-day')
    .replace('map: park', 'map: star')
    .replaceAll(/groups: \[.*\]/g, 'groups: []'),
}

async function opened() {
  const editor = await ObjectEditor.open(FILES)
  editor.session.files.open('maps/star.yaml')
  editor.objects.showScenario('scenarios/star-day.yaml')
  return editor
}
const grid = ({ session }: ObjectEditor) => session.files.map!.grid!
const sixths = (editor: ObjectEditor) => imagesOf(grid(editor), 'six')

/** Returns the objects on the map with their kinds and cells. */
const standing = ({ objects: { all }, ...editor }: ObjectEditor, image?: Image) =>
  all
    .map(({ list, tag, cells }) => {
      const there = cells.map(({ cell }) => editor.cell(cell)).map((cell) => image?.cell(cell) ?? cell)
      return `${list}.${tag} ${there.sort((a, b) => a - b).join()}`
    })
    .sort()

const painted = (editor: ObjectEditor) => {
  const { board } = editor.session.files.map!
  return grid(editor).names.filter((_, cell) => board!.terrain[cell] !== 'path')
}
const walls = (editor: ObjectEditor, image?: Image) => {
  const { directions, neighbours, opposite } = grid(editor)
  return editor.session.files
    .map!.board!.edges.flatMap((edge) => {
      const side = image ? image.side(edge) : edge
      if (!side) return []
      const across = neighbours[side.cell * directions.length + side.direction]
      return `${edge.type} ${[`${side.cell}/${side.direction}`, `${across}/${opposite(side.direction)}`].sort()}`
    })
    .sort()
}

/** The strokes of one sixth of a map, on its cells (the first time) or on one of their images. */
const STROKES: readonly ((editor: ObjectEditor, at: (cell: string) => string, time: number) => void)[] = [
  (editor, at) => editor.use('paint', 'pond').pointerDown(at('0704')).pointerOver(at('0703')).pointerUp(),
  (editor, at) => editor.use('paint', 'lawn').click(at('0804')),
  (editor, at) => {
    const { board, grid } = editor.session.files.map!
    const [cell, near] = [at('0902'), at('0903')].map((name) => grid!.indexOf(name))
    const { length } = board!.grid.directions
    const side = grid!.neighbours.slice(cell * length, (cell + 1) * length).indexOf(near)
    editor.session.tool.chooseEdge('wall')
    editor.click(grid!.names[cell], { side })
  },
  (editor, at) => {
    editor.use('objects').place(editor.kind('sites', 'objective'), at('0804'))
  },
  (editor, at) => {
    editor.use('objects').place(editor.kind('regions'), at('0705'))
  },
  (editor, at, time) => {
    editor.choose(`region-${time}`).objects.shape(editor.objects.chosen?.lists[0].path)
    editor.click(at('0805'))
  },
  (editor, at) => {
    editor.use('objects').place(editor.kind('groups', undefined, 'kites'), at('0703'))
  },
  (editor, at, time) => {
    editor.choose(`objective-${time}`).pointerDown(at('0804')).pointerOver(at('0803')).pointerUp()
  },
]

describe('six turns carry what stands on the map', () => {
  async function drawn() {
    const editor = await opened()
    editor.session.tool.chooseSymmetry('six')
    for (const stroke of STROKES) stroke(editor, (cell) => cell, 1)
    return editor
  }

  test('a map is drawn in a sixth of the strokes, and is the same when it is turned by 60 degrees', async () => {
    const editor = await drawn()
    expect(editor.document.history.done).toHaveLength(STROKES.length)
    expect(painted(editor)).toHaveLength(18)
    expect(walls(editor)).toHaveLength(6)
    expect(standing(editor)).toHaveLength(18)
    for (const image of sixths(editor)) {
      expect(standing(editor, image)).toEqual(standing(editor))
      expect(walls(editor, image)).toEqual(walls(editor))
      const { terrain } = editor.session.files.map!.board!
      expect(
        terrain.filter((one, cell) => image.cell(cell) >= 0 && terrain[image.cell(cell)] !== one),
      ).toEqual([])
    }

    const byHand = await opened()
    const { names } = grid(byHand)
    const images = [undefined, ...sixths(byHand)]
    for (const stroke of STROKES)
      for (const [time, image] of images.entries()) {
        const at = (cell: string) => names[image?.cell(byHand.cell(cell)) ?? byHand.cell(cell)]
        stroke(byHand, at, time + 1)
      }
    expect(byHand.document.history.done).toHaveLength(6 * STROKES.length)
    expect(standing(byHand)).toEqual(standing(editor))
    expect(walls(byHand)).toEqual(walls(editor))
    expect(painted(byHand)).toEqual(painted(editor))
  })

  test('each image has an id of its own and names in all languages; the checks find nothing new', async () => {
    const editor = await drawn()
    const ids = editor.objects.all.map(({ id }) => id).filter((id) => /^(?:objective|region)-/.test(id ?? ''))
    expect(new Set(ids).size).toBe(12)
    for (const language of ['en', 'it']) {
      const { text } = readYaml(editor.document.text(`text/${language}.yaml`) ?? '').value as {
        text: Record<string, Record<string, unknown>>
      }
      expect(Object.keys(text.sites)).toEqual(
        expect.arrayContaining(ids.filter((id) => id?.startsWith('objective'))),
      )
    }
    const [before, after] = [await (await opened()).check(), await editor.check()]
    const said = (found: typeof before) => found.map(({ code, file }) => `${file} ${code}`)
    expect(said(after).filter((one) => !said(before).includes(one))).toEqual([])
  })

  test('one of them taken out takes the others along; each step is one to take back', async () => {
    const editor = await drawn()
    const before = editor.document.files
    editor.choose('objective-3').objects.remove()
    expect(standing(editor).filter((one) => one.startsWith('sites'))).toEqual([])
    editor.session.edits.undo()
    expect(editor.document.files).toEqual(before)
    editor.choose('region-2').objects.duplicate()
    expect(standing(editor).filter((one) => one.startsWith('regions'))).toHaveLength(12)
    expect(editor.chosen).toBe('region-7')
    const [from] = editor.cellsOf('region-7')
    const there = grid(editor).names[grid(editor).neighbours[editor.cell(from) * 6]]
    editor.pointerDown(from).pointerOver(there).pointerUp()
    expect(new Set(standing(editor).filter((one) => one.startsWith('regions'))).size).toBe(12)
    for (let steps = editor.document.history.done.length; steps > 0; steps--) editor.session.edits.undo()
    expect(editor.document.files).toEqual(FILES)
  })

  test('what is its own image is made once, and painted all around', async () => {
    const editor = await opened()
    editor.session.tool.chooseSymmetry('six')
    editor.place(editor.kind('regions'), '0707')
    expect(standing(editor)).toHaveLength(1)
    editor.objects.shape(editor.objects.chosen?.lists[0].path)
    editor.click('0706')
    expect(editor.cellsOf('region-1')).toHaveLength(7)
  })

  test('an image that would leave the map keeps all where they are, and it is said', async () => {
    const editor = await opened()
    editor.session.tool.chooseSymmetry('six')
    editor.place(editor.kind('regions'), '0704')
    const before = editor.document.files
    editor.pointerDown('0704').pointerOver('0101').pointerUp()
    expect(editor.document.files).toEqual(before)
    expect(editor.session.state.notice?.key).toBe('studio.refused.thing-off-map')
  })
})
