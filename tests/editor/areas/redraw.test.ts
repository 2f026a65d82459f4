/** Both bundled maps of areas, redrawn from an empty map by the commands of the tool. The playable map is the same. */
import '../../../schemas/all'
import { describe, expect, test } from 'vitest'
import type { Lacking } from '../../../app/_editor/objects/model/lacking'
import { readYaml } from '../../../app/_editor/yaml/read-yaml'
import { boardMap } from '../../../engine/compile/board-map'
import type { BoardMap } from '../../../engine/types'
import type { MapFile } from '../../../schemas/generated/content'
import { ObjectEditor } from '../objects/object-editor'
import { allPacks } from '../objects/packs'
import { AreaEditor } from './area-editor'

const MAPS = [
  ['content/junta', 'maps/island.yaml'],
  ['content/wir-sind-das-volk', 'maps/germany.yaml'],
] as const

/** Frames, each from corner to corner. */
const INSETS = {
  'content/junta': [],
  'content/wir-sind-das-volk': [['berlin-inset', [29, 0.8], [39.5, 8]]],
} as const

/** The snapping distance of a press, in steps. */
const REACH = 2

const read = (text: string) => readYaml(text).value as MapFile

/** Returns the parts of a map that matter to play, by name. */
function graphOf(board: BoardMap) {
  const { grid, drawing, terrain } = board
  const names = (cells: readonly number[]) => cells.map((cell) => grid.names[cell]).sort()
  const near = (cell: number) => {
    const width = grid.directions.length
    return names([...grid.neighbours.slice(cell * width, (cell + 1) * width)].filter((one) => one >= 0))
  }
  return {
    areas: Object.fromEntries(
      grid.names.map((name, cell) => [
        name,
        {
          terrain: terrain[cell],
          near: near(cell),
          isOutlined: drawing?.outlined[cell],
          at: grid.centre(cell),
        },
      ]),
    ),
    links: drawing?.links.map(({ from, to, ...link }) => ({ ...link, ends: names([from, to]) })),
    // Lands beyond the map have no areas, only names.
    places: board.places
      .filter(({ cells }) => cells.length > 0)
      .map(({ id, kind, cells }) => ({ id, kind, cells: names(cells) })),
  }
}

describe.each(MAPS)('%s %s', (folder, file) => {
  const [, ruleset, files] = allPacks().find(([name]) => name === folder)!
  const bundled = read(files[file])

  test('is drawn again, with the same graph', async () => {
    const { cell } = bundled.grid as { cell?: number }
    const grid = `grid: { kind: areas, around: sea${cell ? `, cell: ${cell}` : ''} }`
    const begun = { [file]: `id: ${bundled.id}\nsource: reconstruction\n${grid}\n\nareas: []\n` }
    const editor = new AreaEditor(begun, file, ruleset)
    for (const { id, terrain, at, shape } of bundled.areas ?? []) {
      const { steps } = editor.sheet
      const spot = [Math.round(at[0] * steps), Math.round(at[1] * steps)] as const
      if (!shape) editor.run(editor.commands.placeNode(spot, terrain, id))
      else {
        const corners = shape.map((point) => editor.press(point, REACH))
        editor.run(editor.commands.draw(corners, terrain, id))
        editor.run(editor.commands.moveSpot(editor.area(id), 'at', spot))
      }
    }
    const studio = await ObjectEditor.open(editor.document.files)
    const link = studio.kind('links')
    for (const { between, ...given } of bundled.links ?? []) {
      studio.objects.startPlacing(link, given as unknown as Lacking['given'])
      studio.pointerDown(between[0]).pointerOver(between[1]).pointerUp()
    }
    const framed = new AreaEditor(studio.document.files, file, ruleset)
    for (const [id, from, to] of INSETS[folder]) {
      const { steps } = framed.sheet
      framed.run(
        framed.commands.frame([from[0] * steps, from[1] * steps], [to[0] * steps, to[1] * steps], id),
      )
    }
    const drawn = boardMap(read(framed.text))
    expect(graphOf(drawn)).toEqual(graphOf(boardMap(bundled)))
  })
})
