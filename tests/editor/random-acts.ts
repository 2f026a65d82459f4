/** Random actions of an author. Each derives its arguments from the same few numbers. */

import { difference } from '../../app/_editor/document/change'
import { BRUSH_SIZES, brushShapesOf } from '../../app/_editor/map/model/brush'
import { symmetriesOf } from '../../app/_editor/map/model/symmetry'
import { resized } from '../../app/_editor/objects/controller/resizing'
import { keyOf } from '../../app/_editor/objects/model/find'
import { MODES } from '../../app/_editor/outlines/controller/gestures'
import * as pictures from '../../app/_editor/pictures/model/pictures'
import { LAYERS } from '../../app/_editor/session/view'
import { readYaml } from '../../app/_editor/yaml/read-yaml'
import { base64Of } from '../../schemas/pictures/pictures'
import { png } from '../support/made-pictures'
import { one, type RandomAuthor } from './random-author'

/** The random numbers of an action. */
type Draw = readonly [a: number, b: number, c: number, d: number]
type Numbers = { readonly act: string; readonly draw: Draw }

const TERRAIN = ['path', 'pond', 'lawn', 'hut']
const DRAWING = ['line', 'rectangle', 'ellipse', 'ring', 'lasso', 'erase', 'same', 'wand', 'pick']

type Act = (author: RandomAuthor, ...numbers: Draw) => void

/** Runs an action with a selected object, if the map has one. */
const holding = (author: RandomAuthor, number: number, act: () => void) => {
  const { objects } = author
  const object = one(objects.all, number)
  if (!object) return
  objects.choose([{ object: keyOf(object) }])
  act()
}
const listed = (author: RandomAuthor, number: number) =>
  one(
    pictures.picturesIn(author.document.files).filter(({ id }) => id !== undefined),
    number,
  )

/** Actions on terrain and objects. */
const ON_CELLS: Readonly<Record<string, Act>> = {
  stroke({ session, cellOf }, a, b, c, d) {
    session.tool.chooseTerrain(one(TERRAIN, d))
    session.tool.choose('paint')
    session.tool.pointerDown(cellOf(a))
    session.tool.pointerOver([b, c].map(cellOf))
    session.tool.pointerUp()
  },
  mix({ session, grid, cellOf }, a, b, c, d) {
    session.tool.chooseSize(one(BRUSH_SIZES, a))
    session.tool.chooseShape(one(brushShapesOf(grid), b))
    const parts = [one(TERRAIN, c), one(TERRAIN, d)].map((terrain) => ({
      ground: { terrain },
      weight: 1 + (d % 9),
    }))
    session.tool.chooseMix([...parts, { ground: undefined, weight: 2 }], true)
    session.tool.choose('paint')
    session.tool.pointerDown(cellOf(a + c))
    session.tool.pointerOver([cellOf(d)])
    session.tool.pointerUp()
    session.tool.chooseSize(1)
  },
  fill(author, a, b) {
    author.use('fill', one(TERRAIN, b)).session.tool.pointerDown(author.cellOf(a))
  },
  draw(author, a, b, c, d) {
    author
      .use(one(DRAWING, c), one(TERRAIN, d))
      .use(one(DRAWING, c))
      .drag(a, b, d % 2 === 0)
  },
  side({ session, grid, cellOf }, a, b, c) {
    session.tool.chooseEdge(one(['wall', 'gate', undefined], c))
    session.tool.pointerDown(cellOf(a), { side: b % Math.max(1, grid?.directions.length ?? 1) })
    session.tool.pointerUp()
  },
  symmetry({ session, grid }, a) {
    if (grid) session.tool.chooseSymmetry(one(symmetriesOf(grid), a))
  },
  movePiece(author, a, b, c) {
    author.mark(a, b)
    author.drag(a, c)
  },
  turnPiece(author, a, b, c, d) {
    author.mark(a, b)
    if (d % 2) author.session.marks.turn(one([1, -1], c))
    else author.session.marks.flip(one(['across', 'down'], c))
  },
  changePiece(author, a, b, c) {
    author.mark(a, b)
    author.session.marks[one(['copy', 'cut', 'clear', 'paint', 'wall', 'others'] as const, c)]()
  },
  stamp({ session, cellOf }, a, b, c) {
    if (a % 4 === 0) session.marks.keepStamp(1 + (b % 9))
    else if (a % 4 === 1) session.marks.takeStamp(1 + (b % 9))
    else session.marks.paste()
    if (session.state.tool === 'stamp') session.tool.pointerDown(cellOf(c))
    session.tool.pointerUp()
  },
  carry: ({ session }) => session.marks.carry(),
  place({ objects, cellOf }, a, b, c) {
    const kinds = objects.reader.placeables(objects.scenario)
    if (kinds.length > 0) objects.place(one(kinds, a), [cellOf(b), cellOf(c)])
  },
  moveThing(author, a, b) {
    holding(author, a, () => {
      const { objects, grid } = author
      const from = grid?.indexOf(objects.chosen?.cells[0]?.cell ?? '') ?? -1
      if (from >= 0) objects.move(from, author.cellOf(b))
    })
  },
  copyThing: (author, a) => holding(author, a, () => author.objects.duplicate()),
  removeThing: (author, a, b) => b % 2 === 0 && holding(author, a, () => author.objects.remove()),
  shapeThing(author, a, b, c) {
    holding(author, a, () => {
      const [list] = author.objects.chosen?.lists ?? []
      if (list) author.objects.paintCells(list.path, [author.cellOf(b)], c % 3 > 0)
    })
  },
  nameThing(author, a, b) {
    holding(author, a, () => {
      const { objects } = author
      const { chosen } = objects
      if (chosen?.shape.schema.properties?.id)
        objects.acts.setField(chosen, [...chosen.path, 'id'], `thing-${b}`)
    })
  },
  resize({ session, grid, document }, a, b, c, d) {
    const by = (number: number, across = 0) => (across > 14 ? -(number % 3) : (number % 5) - 2)
    const growth = {
      top: by(a, grid?.rows),
      left: by(b, grid?.columns),
      right: by(c, grid?.columns),
      bottom: by(d, grid?.rows),
    }
    const plan = resized(
      session,
      a % 3 ? { ...growth, isPushed: d % 4 === 0 } : one(['left', 'right'] as const, b),
    )
    if (!('changes' in plan)) return
    document.closeStep()
    document.run({ name: { key: 'studio.step.resize' }, changes: plan.changes })
    document.closeStep()
  },
}

/** Actions on outlines of areas. */
const ON_AREAS: Readonly<Record<string, Act>> = {
  drawOutline(author, a, b, c, d) {
    const { outlines, session } = author
    session.tool.choose('outlines')
    outlines.use(one(MODES, a))
    for (const [x, y] of [
      [b, c],
      [c, d],
      [d, b],
      [b, c],
    ]) {
      author.point(x, y)
      session.tool.pointerDown(-1, { shift: d % 2 === 0 })
      author.point(x + (outlines.mode === 'choose' || outlines.mode === 'frame' ? 7 : 0), y)
      session.tool.pointerPast([])
      session.tool.pointerUp()
    }
    if (outlines.path.length > 2) outlines.finish()
    while (outlines.takeBack());
  },
  changeArea({ outlines, session }, a, b, c, d) {
    session.tool.choose('outlines')
    const { areas } = outlines.sheet
    if (areas.length === 0) return
    const area = one(areas, a)
    outlines.choose(area.id)
    if (d % 4 > 0 && area.shape) {
      outlines.chooseCorner(one(area.shape, b))
      if (d % 4 === 1) outlines.nudge((c % 9) - 4, (b % 9) - 4)
      else if (d % 4 === 2) outlines.halve()
      else outlines.remove()
    } else if (b % 5 === 0) outlines.merge(one(areas, c))
    else if (b % 5 === 1) outlines.write(outlines.commands.rename(area, `area-${c}`))
    else if (b % 5 === 2) outlines.write(outlines.commands.setTerrain(area, one(TERRAIN, c)))
    else if (b % 5 === 3) outlines.write(outlines.commands.linkNeighbours('path'))
    else if (areas.length > 3) outlines.remove()
  },
}

/** Actions on pictures, texts, files and views of a map. */
const ON_ALL: Readonly<Record<string, Act>> = {
  scenario({ objects }, a) {
    objects.showScenario(one([undefined, ...objects.reader.scenarios], a))
  },
  layer({ session }, a, b) {
    const open = { isLocked: false, isShown: true }
    for (const layer of LAYERS) session.lookAt(layer, open)
    if (b % 4 === 0) session.lookAt(one(LAYERS, a), one([{ isLocked: true }, { isShown: false }], b >> 2))
  },
  bringPicture(author, a) {
    const { files } = author.document
    if (pictures.picturesIn(files).length > 5) return
    const id = pictures.idFor('old wood.png', pictures.idsIn(files))
    author.step(pictures.added(files, { id, ending: 'png', base64: base64Of(png(1 + (a % 9), 4)) }))
  },
  showPicture(author, a, b) {
    const { files } = author.document
    const [picture, shower] = [listed(author, a), one(pictures.showersIn(files, 'corteo'), b)]
    if (picture?.id && shower) author.step(pictures.shownOn(files, shower, picture.id))
  },
  changePicture(author, a, b, c) {
    const { files } = author.document
    const picture = listed(author, a)
    if (picture?.id === undefined) return
    if (b % 3 === 0)
      author.step(pictures.credited(files, picture.id, one(pictures.CREDITS, c), c % 5 ? `by "${c}"` : ''))
    else if (b % 3 === 1) author.step(pictures.calledAnew(files, picture, `picture-${c}`, 'corteo'))
    else author.step(pictures.removed(files, picture, 'corteo'))
  },
  underlay(author, a, b, c, d) {
    const { document, session } = author
    const picture = listed(author, a)?.id
    const under =
      picture && d % 4 ? { picture, at: [b / 8, -c / 8], width: 1 + (b % 20), turn: d % 90 } : undefined
    author.step(pictures.underlaid(document.files, session.state.mapFile ?? '', under as never))
  },
  type({ session, document }, a, b, c, d) {
    const file = one(
      Object.keys(document.files).filter((name) => name.endsWith('.yaml')),
      d,
    )
    const before = document.text(file) ?? ''
    const at = Math.floor((a / 1024) * before.length)
    const removed = before.slice(at, at + (b % 3))
    session.edits.type(
      [{ type: 'text', file, at, removed, inserted: one(['a', ' ', '\n', '# why', '"', 'è😀'], c) }],
      a,
    )
  },
  file({ session, document }, a) {
    const name = one(['maps/a.yaml', 'cases/b.yaml', 'README.md'], a)
    if (document.text(name) === undefined) session.files.add(name)
    else session.files.remove(name)
  },
  open({ session }, a) {
    session.files.open(one(session.files.maps, a))
  },
  back({ session }, a) {
    for (let step = 0; step <= a % 3; step++) session.edits.undo()
    if (a % 2) session.edits.redo()
  },
}

export const ACTS = { ...ON_CELLS, ...ON_AREAS, ...ON_ALL }

/** Opens a map of the right kind for an action, if another one is open. */
function openFor(author: RandomAuthor, name: string, number: number): void {
  const { files } = author.session
  const isFor = (kinds: Readonly<Record<string, Act>>) => Object.hasOwn(kinds, name)
  if (isFor(ON_AREAS) && !author.isOnAreas) files.openMap('maps/bay.yaml')
  if (isFor(ON_CELLS) && (author.isOnAreas || !author.grid))
    files.openMap(one(['maps/park.yaml', 'maps/yard.yaml'], number))
}

/**
 * Does one action. A typing slip is corrected some actions later, because tools cannot read the text until then.
 * @returns whether the action changed something
 */
export function act(author: RandomAuthor, { act: name, draw }: Numbers): boolean {
  const { document } = author
  const before = document.files
  openFor(author, name, draw[3])
  ACTS[name](author, ...draw)
  const { files } = document
  if (name === 'type' && !author.slip) {
    const file = Object.keys(files).find((path) => files[path] !== before[path])
    if (file && !readYaml(files[file]).ok) author.slip = { file, before: before[file], after: draw[1] % 4 }
  }
  mend(author)
  return files !== before
}

function mend(author: RandomAuthor): void {
  const { slip, document, session } = author
  if (!slip || slip.after-- > 0) return
  author.slip = undefined
  const now = document.text(slip.file)
  if (now !== undefined) session.edits.type(difference(slip.file, now, slip.before), 0)
}
