import { describe, expect, test } from 'vitest'
import { endsOf } from '../../app/_editor/map/model/corners'
import { TOOLS } from '../../app/_editor/tools/registry'
import { MAP_FILE, SAMPLE_MAP, SQUARES } from './sample-map'
import { SAMPLE_FILES, TestEditor } from './test-editor'

describe('the brush', () => {
  test('paints what it crosses; the stroke is one step with a name', () => {
    const editor = new TestEditor().use('paint', 'building')
    editor.expectPathToBe('paint.idle').pointerDown('0105').expectPathToBe('paint.painting')
    editor.pointerOver('0205', '0305').pointerUp().expectPathToBe('paint.idle')
    expect(editor.text).toContain('"###..."')
    expect(editor.document.undoName).toEqual({
      key: 'studio.step.paint',
      values: { name: { text: 'terrain.building' } },
    })
    editor.session.edits.undo()
    expect(editor.text).toBe(SAMPLE_MAP)
    editor.session.edits.redo()
    expect(editor.text).toContain('"###..."')
  })

  test('with size 2 covers a cell and its neighbours', () => {
    const editor = new TestEditor().use('paint', 'building')
    editor.session.tool.chooseSize(2)
    editor.click('0303')
    const painted = ['0303', '0302', '0304', '0202', '0402', '0203', '0403'].map((name) =>
      editor.terrainAt(name),
    )
    expect(new Set(painted)).toEqual(new Set(['building']))
  })

  test('with shift draws a straight line from the last stroke', () => {
    const editor = new TestEditor().use('paint', 'building').click('0105').click('0605', { shift: true })
    expect(['0105', '0205', '0305', '0405', '0505', '0605'].map((name) => editor.terrainAt(name))).toEqual(
      Array(6).fill('building'),
    )
    editor.session.edits.undo()
    expect(editor.text).toContain('"#....."')
  })

  test('called off in mid-stroke leaves no trace, neither in the text nor in the history', () => {
    const editor = new TestEditor().use('paint', 'building').pointerDown('0105').pointerOver('0205')
    editor.session.tool.pointerCancel()
    expect(editor.text).toBe(SAMPLE_MAP)
    expect(editor.document.history.done).toEqual([])
    expect(editor.document.history.undone).toEqual([])
    editor.expectPathToBe('paint.idle')
  })

  test('with alt takes up the ground under it, slope and all', () => {
    const editor = new TestEditor().use('paint', 'building').click('0203', { alt: true })
    expect(editor.session.tool.ground).toEqual({ terrain: 'slope', up: 'N' })
    expect(editor.text).toBe(SAMPLE_MAP)
  })
})

test('a bucket that is called off before the finger is lifted has filled nothing', () => {
  const editor = new TestEditor().use('fill', 'garden').pointerDown('0302')
  editor.session.tool.pointerCancel()
  expect(editor.text).toBe(SAMPLE_MAP)
  expect(editor.document.undoName).toBeUndefined()
})

test('the bucket fills the joined cells of one ground and stops at others', () => {
  const editor = new TestEditor().use('fill', 'garden').use('fill').click('0302')
  expect(editor.text).toContain(`'#gggg#' # the lane`)
  expect(editor.terrainAt('0101')).toBe('building')
  expect(editor.document.history.done).toHaveLength(1)
})

test('the eyedropper takes up a ground and hands back the brush', () => {
  const editor = new TestEditor().use('pick').click('0101')
  expect(editor.session.state.terrain).toBe('building')
  editor.expectPathToBe('paint.idle')
})

describe('the edge tool', () => {
  test('draws on a side, and erases where the same is already', () => {
    const editor = new TestEditor()
    editor.session.tool.chooseEdge('wall')
    editor.clickSide('0102/S')
    expect(editor.text).toContain('"0404/NE", "0102/S"]')
    editor.clickSide('0103/N')
    expect(editor.text).toBe(SAMPLE_MAP)
  })

  test('makes a gate out of a wall', () => {
    const editor = new TestEditor()
    editor.session.tool.chooseEdge('gate')
    editor.clickSide('0304/N')
    expect(editor.text).toContain('["0204/N", "0404/NE"]')
    expect(editor.text).toContain('- "0304/N"')
  })

  /** Returns a corner of a cell by the grid's number. */
  const corner = (editor: TestEditor, name: string, at: number) =>
    editor.session.files.map!.grid!.corners(editor.cell(name))[at]
  const side = (editor: TestEditor, name: string) => {
    const [cell, direction] = name.split('/')
    return { cell: editor.cell(cell), direction: editor.session.files.map!.grid!.directionOf(direction) }
  }
  const ends = (editor: TestEditor, name: string) =>
    endsOf(editor.session.files.map!.grid!, side(editor, name))
  const shown = ({ session }: TestEditor) => {
    const { grid } = session.files.map!
    return session.state.sides.map(
      ({ cell, direction }) => `${grid!.names[cell]}/${grid!.directions[direction]}`,
    )
  }
  const drawingFrom = (name: string) => {
    const editor = new TestEditor()
    editor.session.tool.chooseEdge('wall')
    const { cell, direction } = side(editor, name)
    editor.session.tool.pointerDown(cell, { side: direction })
    return editor.expectPathToBe('edge.drawing')
  }

  test('goes on from corner to corner, shown before it is drawn, as one step', () => {
    const editor = drawingFrom('0102/S')
    const [, end] = ends(editor, '0202/S').toSorted((a, b) => a.x - b.x)
    const [start] = ends(editor, '0102/S').toSorted((a, b) => b.x - a.x)
    editor.session.tool.pointerPast([start, end])
    expect(shown(editor)).toEqual(['0102/S', '0202/SW', '0203/N'])
    expect(editor.text).toBe(SAMPLE_MAP)
    editor.pointerUp().expectPathToBe('edge.idle')
    expect(editor.text).toContain('"0102/S", "0202/SW", "0203/N"]')
    expect(editor.document.history.done).toHaveLength(1)
    editor.session.edits.undo()
    expect(editor.text).toBe(SAMPLE_MAP)
  })

  test('goes back the way it came, and takes in the side it is halfway along', () => {
    const editor = drawingFrom('0102/S')
    const [start] = ends(editor, '0102/S').toSorted((a, b) => b.x - a.x)
    const [low, high] = ends(editor, '0202/S').toSorted((a, b) => a.x - b.x)
    editor.session.tool.pointerPast([start, low, high])
    editor.session.tool.pointerPast([low], side(editor, '0202/S'))
    expect(shown(editor)).toEqual(['0102/S', '0202/SW', '0202/S'])
    editor.session.tool.pointerPast([], side(editor, '0403/N'))
    expect(shown(editor)).toEqual(['0102/S', '0202/SW'])
  })

  test('a quick stroke straight across cells is one line without teeth', () => {
    const editor = drawingFrom('0104/N')
    editor.session.tool.pointerPast([corner(editor, '0104', 0), corner(editor, '0604', 0)])
    const { grid } = editor.session.files.map!
    const met = new Map<string, number>()
    for (const one of editor.session.state.sides)
      for (const { x, y } of endsOf(grid!, one)) {
        const key = `${x.toFixed(2)} ${y.toFixed(2)}`
        met.set(key, (met.get(key) ?? 0) + 1)
      }
    // There are two loose ends, and every other corner joins two sides.
    expect([...met.values()].filter((count) => count === 1)).toHaveLength(2)
    expect(Math.max(...met.values())).toBe(2)
  })

  test('erases along the way when it began on what is there already', () => {
    const editor = new TestEditor()
    editor.session.tool.chooseEdge('wall')
    editor.clickSide('0102/S').clickSide('0202/SW').clickSide('0202/S')
    const { cell, direction } = side(editor, '0103/N')
    editor.session.tool.pointerDown(cell, { side: direction })
    const [start] = ends(editor, '0102/S').toSorted((a, b) => b.x - a.x)
    const [, end] = ends(editor, '0202/S').toSorted((a, b) => a.x - b.x)
    editor.session.tool.pointerPast([start, end])
    editor.pointerUp()
    expect(editor.text).toBe(SAMPLE_MAP)
  })

  test('by keyboard: a side of the cell under the cursor is chosen, shown, drawn and erased', () => {
    const editor = new TestEditor()
    const { tool } = editor.session
    tool.chooseEdge('wall')
    tool.cursorAt(editor.cell('0102'))
    expect(shown(editor)).toEqual(['0102/N'])
    for (const name of ['0102/NE', '0102/SE', '0102/S']) {
      tool.turnSide(1)
      expect(shown(editor)).toEqual([name])
    }
    tool.keyPress(editor.cell('0102'))
    expect(editor.text).toContain('"0404/NE", "0102/S"]')
    tool.turnSide(-1)
    expect(shown(editor)).toEqual(['0102/SE'])
    tool.turnSide(1)
    tool.keyPress(editor.cell('0102'))
    expect(editor.text).toBe(SAMPLE_MAP)
    // The pointer takes over, so the preview of the key disappears.
    tool.hoverAt(editor.cell('0303'))
    expect(shown(editor)).toEqual([])
  })

  test('called off, leaves the map as it was', () => {
    const editor = new TestEditor()
    editor.session.tool.chooseEdge('wall')
    editor.pointerDown('0102', { side: editor.session.files.map!.grid!.directionOf('S') })
    editor.session.tool.pointerCancel()
    expect(editor.text).toBe(SAMPLE_MAP)
    editor.expectPathToBe('edge.idle')
  })

  test('with Shift walls in the block from where it drew last', () => {
    const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: SQUARES })
    editor.session.tool.chooseEdge('wall')
    editor.clickSide('0202/N')
    editor.click('0303', { side: editor.session.files.map!.grid!.directionOf('E'), shift: true })
    const { grid, board } = editor.session.files.map!
    const names = board!.edges.map(
      ({ cell, direction }) => `${grid!.names[cell]}/${grid!.directions[direction]}`,
    )
    expect(names.sort()).toEqual(
      ['0202/N', '0202/W', '0203/S', '0203/W', '0302/E', '0302/N', '0303/E', '0303/S'].sort(),
    )
  })

  test('tells the sides of the border of the map apart', () => {
    const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: SQUARES })
    editor.session.tool.chooseEdge('wall')
    editor.clickSide('0101/N').clickSide('0201/N')
    expect(editor.session.files.map!.board!.edges.length).toBe(2)
    editor.clickSide('0101/N')
    expect(editor.session.files.map!.board!.edges.length).toBe(1)
  })
})

test('painting without rows says why and changes nothing', () => {
  const text = SAMPLE_MAP.replace(/\nrows:[\s\S]*\nedges:/, '\nedges:')
  const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: text }).use('paint', 'building').click('0101')
  expect(editor.session.state.notice).toEqual({ key: 'studio.refused.no-rows' })
  expect(editor.text).toBe(text)
})

test.each(TOOLS.filter(({ leavesMap }) => !leavesMap).map(({ id }) => id))(
  '%s: a press that is called off, as by a second finger, was none',
  (tool) => {
    const editor = new TestEditor().use('marquee').click('0505')
    editor.use(tool)
    const { document, session } = editor
    const now = () => {
      const { marked, terrain, edge, selected, toolPath } = session.state
      return { files: document.files, marked, terrain, edge, selected, toolPath, done: document.undoName }
    }
    const before = now()
    editor.pointerDown('0101', { side: 0 })
    session.tool.pointerCancel()
    expect(now()).toEqual(before)
  },
)
