import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownClipboard } from '../../app/_editor/session/marks'
import { MAP_FILE, SAMPLE_MAP } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

const FIELD = `id: field
grid: { kind: square, columns: 6, rows: 5 }
legend:
  ".": { terrain: street }
  "g": { terrain: garden }
  ">": { terrain: slope, up: E }
rows:
  - "gg...."
  - ".>...."
  - "......"
  - "......"
  - "....g."
edges:
  - type: wall
    sides: ["0101/E"]
`
const field = (clipboard = ownClipboard()) =>
  new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: FIELD }, clipboard)
const hexes = () => new TestEditor()
const marked = ({ session }: TestEditor) =>
  session.state.marked.map((cell) => session.files.map!.grid!.names[cell])
/** Returns the previewed sides by their names on the map. */
const shownSides = ({ session }: TestEditor) => {
  const { grid } = session.files.map!
  return session.state.sides.map(
    ({ cell, direction }) => `${grid!.names[cell]}/${grid!.directions[direction]}`,
  )
}
const picture = (editor: TestEditor) => editor.text.match(/(?<= {2}- ")[^"]{6}(?=")/g)
/** Returns the walls by their names on the map. */
const walls = ({ session }: TestEditor) => {
  const { board, grid } = session.files.map!
  return board!.edges
    .map(({ cell, direction }) => `${grid!.names[cell]}/${grid!.directions[direction]}`)
    .sort()
}

describe('marking', () => {
  test('a rectangle, with Shift one more, with Alt less; nothing of the text changes', () => {
    const editor = field().use('marquee').pointerDown('0101').pointerOver('0202')
    expect(marked(editor)).toEqual([])
    editor.pointerUp()
    expect(marked(editor)).toEqual(['0101', '0201', '0102', '0202'])
    editor.pointerDown('0505', { shift: true }).pointerUp()
    expect(marked(editor)).toContain('0505')
    editor.pointerDown('0101', { alt: true }).pointerOver('0102').pointerUp()
    expect(marked(editor)).toEqual(['0201', '0202', '0505'])
    expect(editor.text).toBe(FIELD)
  })

  test('as in other map editors Ctrl takes away too, and with Shift leaves only what was marked already', () => {
    const editor = field().use('marquee').pointerDown('0101').pointerOver('0202').pointerUp()
    editor.click('0101', { ctrl: true })
    expect(marked(editor)).toEqual(['0201', '0102', '0202'])
    editor.pointerDown('0202', { ctrl: true, shift: true }).pointerOver('0303').pointerUp()
    expect(marked(editor)).toEqual(['0202'])
  })

  test('the wand takes joined cells of one ground, the other tool all of it', () => {
    const editor = field().use('wand').click('0101')
    expect(marked(editor)).toEqual(['0101', '0201'])
    editor.use('same').click('0101')
    expect(marked(editor)).toEqual(['0101', '0201', '0505'])
  })

  test('the lasso takes what it goes along and what it goes round', () => {
    const editor = field().use('lasso').pointerDown('0202')
    editor.pointerOver('0302', '0402', '0403', '0404', '0304', '0204', '0203').pointerUp()
    expect(marked(editor)).toEqual(
      ['0202', '0302', '0402', '0203', '0303', '0403', '0204', '0304', '0404'].sort((a, b) =>
        (a.slice(2) + a).localeCompare(b.slice(2) + b),
      ),
    )
  })

  test('all, nothing, the others; a map with other cells has nothing marked', () => {
    const { session, ...editor } = field()
    session.marks.all()
    expect(session.state.marked).toHaveLength(30)
    session.marks.others()
    expect(session.state.marked).toHaveLength(0)
    session.marks.all()
    const at = FIELD.indexOf('columns: 6') + 'columns: '.length
    session.edits.type([{ type: 'text', file: MAP_FILE, at, removed: '6', inserted: '5' }], 0)
    expect(session.state.marked).toEqual([])
    expect(editor.document.history.done).toHaveLength(1)
  })
})

describe('what is marked', () => {
  const two = (clipboard = ownClipboard()) =>
    field(clipboard).use('marquee').pointerDown('0101').pointerOver('0202').pointerUp()

  test('is cut and put down elsewhere: ground, ways up and sides, a step each', () => {
    const editor = two()
    editor.session.marks.cut()
    expect(picture(editor)).toEqual(['......', '......', '......', '......', '....g.'])
    expect(walls(editor)).toEqual([])
    editor.session.marks.paste()
    editor.expectPathToBe('stamp.idle')
    editor.session.tool.hoverAt(editor.cell('0303'))
    expect(editor.session.state.ghost).toHaveLength(4)
    expect(shownSides(editor).sort()).toEqual(['0303/E', '0403/W'])
    editor.click('0303')
    expect(picture(editor)).toEqual(['......', '......', '..gg..', '...>..', '....g.'])
    expect(walls(editor)).toEqual(['0303/E'])
    expect(editor.document.history.done).toHaveLength(2)
    editor.session.edits.undo()
    editor.session.edits.undo()
    expect(editor.text).toBe(FIELD)
  })

  test('is moved by dragging it, and stays marked where it lies', () => {
    const editor = two().pointerDown('0102').pointerOver('0203', '0304')
    editor.expectPathToBe('marquee.moving')
    expect(shownSides(editor)).toContain('0303/E')
    expect(editor.text).toBe(FIELD)
    editor.pointerUp()
    expect(picture(editor)).toEqual(['......', '......', '..gg..', '...>..', '....g.'])
    expect(marked(editor)).toEqual(['0303', '0403', '0304', '0404'])
    expect(editor.document.history.done).toHaveLength(1)
  })

  test('is turned and flipped where it lies; four turns are none', () => {
    const editor = two()
    editor.session.marks.flip('across')
    expect(editor.text).toContain('terrain: slope, up: W')
    expect(picture(editor)?.slice(0, 2)).toEqual(['gg....', '←.....'])
    editor.session.edits.undo()
    expect(editor.text).toBe(FIELD)
    const whole = field().use('marquee').pointerDown('0101').pointerOver('0303').pointerUp()
    for (let turn = 0; turn < 4; turn++) {
      whole.session.marks.turn(1)
      expect(whole.document.history.done).toHaveLength(turn + 1)
    }
    expect(picture(whole)).toEqual(picture(field()))
    const { grid } = whole.session.files.map!
    expect(walls(whole)).toHaveLength(1)
    expect(whole.session.tool.host.edgeAt(whole.cell('0101'), grid!.directionOf('E'))).toBe('wall')
  })

  test('is painted, cleared, and walled in', () => {
    const editor = two()
    editor.session.tool.chooseTerrain('building')
    editor.session.marks.paint()
    expect(editor.terrainAt('0202')).toBe('building')
    editor.session.tool.chooseEdge('gate')
    editor.session.marks.wall()
    expect(walls(editor)).toEqual(['0101/E', '0102/S', '0201/E', '0202/E', '0202/S'])
    editor.session.marks.clear()
    expect(editor.terrainAt('0202')).toBe('street')
    expect(walls(editor)).not.toContain('0101/E')
  })

  test('goes to another pack over the clipboard, and to no map with other cells', () => {
    const clipboard = ownClipboard()
    two(clipboard).session.marks.copy()
    const other = field(clipboard)
    other.session.marks.paste()
    other.click('0404')
    expect(other.terrainAt('0404')).toBe('garden')
    const hex = new TestEditor(SAMPLE_FILES, clipboard)
    hex.session.marks.paste()
    hex.click('0303')
    expect(hex.text).toBe(SAMPLE_MAP)
    expect(hex.session.state.notice).toEqual({ key: 'studio.refused.other-cells' })
  })

  test('is kept as a stamp under a number', () => {
    const editor = two()
    editor.session.marks.keepStamp(3)
    editor.session.marks.takeStamp(2)
    expect(editor.session.state.notice).toEqual({ key: 'studio.marks.nothingKept' })
    editor.session.marks.takeStamp(3)
    editor.expectPathToBe('stamp.idle').click('0404')
    expect(editor.terrainAt('0404')).toBe('garden')
  })
})

test('what would lie off the map when it is turned stays as it is', () => {
  const editor = field().use('marquee').pointerDown('0101').pointerOver('0501').pointerUp()
  editor.session.marks.turn(1)
  expect(editor.session.state.notice).toEqual({ key: 'studio.refused.off-map' })
  expect(editor.text).toBe(FIELD)
})

test('without marked cells every command says so and changes nothing', () => {
  const commands = ['copy', 'cut', 'clear', 'paint', 'wall'] as const
  for (const command of commands) {
    const editor = field()
    editor.session.marks[command]()
    expect(editor.session.state.notice).toEqual({ key: 'studio.marks.nothing' })
    expect(editor.text).toBe(FIELD)
  }
})

test('what a clipboard holds that is no piece of a map is not taken', () => {
  const clipboard = ownClipboard()
  const run = { x: 0, y: 0, dx: 0, dy: 1, count: 1e9, terrain: 'street' }
  const endless = JSON.stringify({ shape: 'square', runs: [run], sides: [] })
  for (const text of [
    '{',
    '7',
    '{"shape":"square"}',
    '{"shape":"square","runs":[{"x":"0"}],"sides":[]}',
    endless,
  ]) {
    clipboard.write('copied', text)
    const editor = field(clipboard)
    editor.session.marks.paste()
    expect(editor.session.state.notice).toEqual({ key: 'studio.marks.nothingKept' })
  }
})

test('the eraser leaves the commonest ground and nothing on the sides, as one step', () => {
  const editor = field().use('erase').pointerDown('0101').pointerOver('0201').pointerUp()
  expect(picture(editor)?.[0]).toBe('......')
  expect(editor.document.history.done).toHaveLength(1)
  editor.session.edits.undo()
  expect(editor.text).toBe(FIELD)
})

test('on hexes six turns of what is marked are none, whatever is marked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 22 }), fc.integer({ min: 7, max: 22 }), (from, to) => {
      const editor = hexes()
      editor.session.tool.host.mark([from, to], 'only')
      const { grid } = editor.session.files.map!
      const kept = [from, to].every((cell) => grid!.distance(cell, from) <= 1)
      fc.pre(kept)
      const before = editor.session.files.map!.board!.terrain.slice()
      const patch = editor.session.tool.host.takeUp(editor.session.state.marked)
      editor.session.marks.copy()
      editor.session.marks.paste()
      for (let turn = 0; turn < 6; turn++) editor.session.marks.turn(1)
      const inOrder = (one: typeof patch | undefined) => ({
        ...one,
        cells: one?.cells.toSorted((a, b) => a.x - b.x || a.y - b.y),
      })
      expect(inOrder(editor.session.state.patch)).toEqual(inOrder(patch))
      expect(editor.session.files.map!.board!.terrain).toEqual(before)
    }),
    { numRuns: 30 },
  )
})
