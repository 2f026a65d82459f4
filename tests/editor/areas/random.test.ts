/** Random actions on a map of areas. Shared borders stay shared, comments stay, and undo restores every letter. */
import '../../../schemas/all'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bordersOf, neighboursOf } from '../../../app/_editor/outlines/model/borders'
import type { Outcome } from '../../../app/_editor/outlines/model/commands'
import { isSimple, lyingOf } from '../../../app/_editor/outlines/model/geometry'
import { type Area, isSameSpot, type Spot, writtenSpot } from '../../../app/_editor/outlines/model/sheet'
import { allPacks } from '../objects/packs'
import { AreaEditor } from './area-editor'
import { AREA_FILE, BAY_FILES } from './sample'

const number = fc.nat({ max: 9999 })
const way = fc.integer({ min: -120, max: 120 })
const act = fc.record({
  kind: fc.constantFrom('move', 'insert', 'removeCorner', 'split', 'merge', 'remove', 'draw', 'spot', 'node'),
  one: number,
  other: number,
  by: fc.tuple(way, way),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]
const plus = ([x, y]: Spot, [dx, dy]: readonly [number, number]): Spot => [x + dx, y + dy]

/** Returns the outcome of an action on the current map, or `undefined` if the action has no target. */
function outcomeOf(editor: AreaEditor, { kind, one, other, by }: Act): Outcome | undefined {
  const { sheet, commands } = editor
  const { corners, borders } = bordersOf(sheet)
  const outlined = sheet.areas.filter(({ shape }) => shape)
  const byIndex = (index: number) => sheet.areas.find((area) => area.index === index) as Area
  if (kind === 'node') return commands.placeNode([one % 800, other % 800], 'town')
  if (outlined.length === 0)
    return commands.draw(
      [
        [0, 0],
        [100, 0],
        [0, 100],
      ],
      'room',
    )
  const corner = pick(corners, one).at
  const [a, b] = pick(borders, one).ends
  const area = pick(outlined, one)
  if (kind === 'move')
    return commands.moveCorner(corner, other % 5 === 0 ? pick(corners, other).at : plus(corner, by))
  if (kind === 'insert')
    return commands.insertCorner(
      [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)],
      other % 2 ? plus(a, by) : undefined,
    )
  if (kind === 'removeCorner') return commands.removeCorner(corner)
  if (kind === 'split')
    return commands.split(area, [pick(area.shape ?? [], other), pick(area.shape ?? [], other >> 3)])
  if (kind === 'draw') return commands.draw([a, b, plus(a, by)], 'room')
  if (kind === 'spot') return commands.moveSpot(area, other % 2 ? 'at' : 'label', plus(area.at, by))
  if (kind === 'remove') return other % 4 === 0 ? commands.remove(area) : undefined
  const pairs = neighboursOf(sheet)
  if (pairs.length === 0) return undefined
  const [first, second] = pick(pairs, one)
  return commands.merge(byIndex(first), byIndex(second))
}

const pairsOf = (editor: AreaEditor) => {
  const id = (index: number) => editor.sheet.areas.find((area) => area.index === index)?.id ?? ''
  return neighboursOf(editor.sheet).map(([one, other]) => [id(one), id(other)].sort().join(' '))
}

/** Returns outlines that cross themselves or each other. */
const spoiled = (editor: AreaEditor) => {
  const shapes = editor.sheet.areas.flatMap(({ shape }) => (shape ? [shape] : []))
  return [
    ...shapes.filter((shape) => !isSimple(shape)),
    ...shapes.filter((one, at) =>
      shapes.some((other, next) => next > at && lyingOf(one, other) === 'across'),
    ),
  ]
}

const KEEPS_BORDERS = ['move', 'insert', 'draw', 'spot', 'node']

test('shared borders stay shared, no outline is spoiled, and undo and redo lead to the same letters', () => {
  let [done, refused] = [0, 0]
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (list) => {
      const editor = new AreaEditor(BAY_FILES, AREA_FILE, 'junta')
      for (const one of list) {
        const before = pairsOf(editor)
        const corners = bordersOf(editor.sheet).corners.length
        const files = editor.document.files
        const outcome = outcomeOf(editor, one)
        if (!outcome) continue
        if (editor.try(outcome)) {
          refused++
          expect(editor.document.files).toBe(files)
          continue
        }
        done++
        const after = pairsOf(editor)
        // Two merged corners may have been a whole border.
        const isJoined = bordersOf(editor.sheet).corners.length < corners
        if (KEEPS_BORDERS.includes(one.kind) && !isJoined)
          expect(after).toEqual(expect.arrayContaining(before))
        expect(spoiled(editor)).toEqual([])
        const ofNorth = editor.commands.area('north') ? ['# up there', '# along the top'] : []
        for (const comment of ['# The bay.', '# with a coast', '# the land', '# towns', ...ofNorth])
          expect(editor.text).toContain(comment)
      }
      const end = editor.document.files
      while (editor.document.undo());
      expect(editor.document.files).toEqual(BAY_FILES)
      while (editor.document.redo());
      expect(editor.document.files).toEqual(end)
    }),
    { numRuns: 30 },
  )
  // Most actions have an effect.
  expect(done).toBeGreaterThan(refused / 2)
})

test.each([
  ['content/junta', 'maps/island.yaml'],
  ['content/wir-sind-das-volk', 'maps/germany.yaml'],
])('%s: carrying any corner changes the lines of its points alone', (folder, file) => {
  const [, ruleset, files] = allPacks().find(([name]) => name === folder)!
  fc.assert(
    fc.property(number, way, way, (one, dx, dy) => {
      const editor = new AreaEditor(files, file, ruleset)
      const { at } = pick(bordersOf(editor.sheet).corners, one)
      const to = plus(at, [dx >> 4, dy >> 4])
      const { steps } = editor.sheet
      const before = editor.text.split('\n')
      if (editor.try(editor.commands.moveCorner(at, to))) return
      const after = editor.text.split('\n')
      expect(after).toHaveLength(before.length)
      const changed = before.flatMap((line, index) => (line === after[index] ? [] : [index]))
      expect(changed.length > 0).toBe(!isSameSpot(at, to))
      // Areas at the corner. On another border it also becomes a corner of that border.
      for (const index of changed)
        expect(
          before[index].includes(writtenSpot(at, steps)) || after[index].includes(writtenSpot(to, steps)),
        ).toBe(true)
    }),
    { numRuns: 8 },
  )
})
