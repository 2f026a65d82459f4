import { describe, expect, test } from 'vitest'
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
    editor.session.undo()
    expect(editor.text).toBe(SAMPLE_MAP)
    editor.session.redo()
    expect(editor.text).toContain('"###..."')
  })

  test('with size 2 covers a cell and its neighbours', () => {
    const editor = new TestEditor().use('paint', 'building')
    editor.session.chooseSize(2)
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
    editor.session.undo()
    expect(editor.text).toContain('"#....."')
  })

  test('called off in mid-stroke leaves no trace, neither in the text nor in the history', () => {
    const editor = new TestEditor().use('paint', 'building').pointerDown('0105').pointerOver('0205')
    editor.session.pointerCancel()
    expect(editor.text).toBe(SAMPLE_MAP)
    expect(editor.document.history.done).toEqual([])
    expect(editor.document.history.undone).toEqual([])
    editor.expectPathToBe('paint.idle')
  })

  test('with alt takes up the ground under it, slope and all', () => {
    const editor = new TestEditor().use('paint', 'building').click('0203', { alt: true })
    expect(editor.session.ground).toEqual({ terrain: 'slope', up: 'N' })
    expect(editor.text).toBe(SAMPLE_MAP)
  })
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
    editor.session.chooseEdge('wall')
    editor.clickSide('0102/S')
    expect(editor.text).toContain('"0404/NE", "0102/S"]')
    editor.clickSide('0103/N')
    expect(editor.text).toBe(SAMPLE_MAP)
  })

  test('makes a gate out of a wall', () => {
    const editor = new TestEditor()
    editor.session.chooseEdge('gate')
    editor.clickSide('0304/N')
    expect(editor.text).toContain('["0204/N", "0404/NE"]')
    expect(editor.text).toContain('- "0304/N"')
  })

  test('goes on along the sides it is dragged over, as one step', () => {
    const editor = new TestEditor()
    editor.session.chooseEdge('wall')
    const side = (name: string) => {
      const [cell, direction] = name.split('/')
      return { cell: editor.cell(cell), direction: editor.session.map!.grid!.directionOf(direction) }
    }
    editor.pointerDown('0102', { side: side('0102/S').direction }).expectPathToBe('edge.drawing')
    editor.session.pointerAlong([side('0102/SE'), side('0202/S'), side('0202/S')])
    editor.pointerUp().expectPathToBe('edge.idle')
    expect(editor.text).toContain('"0102/S", "0102/SE", "0202/S"]')
    editor.session.undo()
    expect(editor.text).toBe(SAMPLE_MAP)
  })

  test('erases along the way when it began on what is there already', () => {
    const editor = new TestEditor()
    editor.session.chooseEdge('wall')
    editor.clickSide('0102/S').clickSide('0202/S')
    const { grid } = editor.session.map!
    editor.pointerDown('0103', { side: grid!.directionOf('N') })
    editor.session.pointerAlong([{ cell: editor.cell('0202'), direction: grid!.directionOf('S') }])
    editor.pointerUp()
    expect(editor.text).toBe(SAMPLE_MAP)
  })

  test('called off, leaves the map as it was', () => {
    const editor = new TestEditor()
    editor.session.chooseEdge('wall')
    editor.pointerDown('0102', { side: editor.session.map!.grid!.directionOf('S') })
    editor.session.pointerCancel()
    expect(editor.text).toBe(SAMPLE_MAP)
    editor.expectPathToBe('edge.idle')
  })

  test('with Shift walls in the block from where it drew last', () => {
    const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: SQUARES })
    editor.session.chooseEdge('wall')
    editor.clickSide('0202/N')
    editor.click('0303', { side: editor.session.map!.grid!.directionOf('E'), shift: true })
    const { grid, board } = editor.session.map!
    const names = board!.edges.map(
      ({ cell, direction }) => `${grid!.names[cell]}/${grid!.directions[direction]}`,
    )
    expect(names.sort()).toEqual(
      ['0202/N', '0202/W', '0203/S', '0203/W', '0302/E', '0302/N', '0303/E', '0303/S'].sort(),
    )
  })

  test('tells the sides of the border of the map apart', () => {
    const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: SQUARES })
    editor.session.chooseEdge('wall')
    editor.clickSide('0101/N').clickSide('0201/N')
    expect(editor.session.map!.board!.edges.length).toBe(2)
    editor.clickSide('0101/N')
    expect(editor.session.map!.board!.edges.length).toBe(1)
  })
})

describe('map and text', () => {
  test('selecting a cell shows its character, then the places that name it', () => {
    const editor = new TestEditor().use('select').click('0303')
    const first = editor.session.state.reveal!
    expect(editor.text.slice(first.span.start - 3, first.span.end)).toBe('".^.')
    editor.click('0303')
    const second = editor.session.state.reveal!
    expect(editor.text.slice(second.span.start, second.span.end)).toBe('0303')
    editor.click('0303')
    expect(editor.session.state.reveal!.span).toEqual(first.span)
  })

  test('the caret in a row flashes its cell, in a list the cell it names', () => {
    const editor = new TestEditor()
    editor.session.caretAt(MAP_FILE, SAMPLE_MAP.indexOf('....#'))
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0202')])
    editor.session.caretAt(MAP_FILE, SAMPLE_MAP.indexOf('0404/NE') + 2)
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0404')])
    editor.session.caretAt(MAP_FILE, SAMPLE_MAP.indexOf('role: objective'))
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0203'), editor.cell('0303')])
  })

  test('painting without rows says why and changes nothing', () => {
    const text = SAMPLE_MAP.replace(/\nrows:[\s\S]*\nedges:/, '\nedges:')
    const editor = new TestEditor({ ...SAMPLE_FILES, [MAP_FILE]: text })
      .use('paint', 'building')
      .click('0101')
    expect(editor.session.state.notice).toEqual({ key: 'studio.refused.no-rows' })
    expect(editor.text).toBe(text)
  })
})

test('a place named by a refusal in play opens its file at that span', () => {
  const editor = new TestEditor()
  editor.session.goToRange('terrain.yaml', { line: 2, column: 11, endLine: 2, endColumn: 17 })
  expect(editor.session.state.file).toBe('terrain.yaml')
  const { start, end } = editor.session.state.reveal!.span
  expect(SAMPLE_FILES['terrain.yaml'].slice(start, end)).toBe('street')
})

describe('files', () => {
  test('can be added, renamed and removed, and all of it undone', () => {
    const editor = new TestEditor()
    editor.session.addFile('maps/harbour.yaml')
    expect(editor.session.state.file).toBe('maps/harbour.yaml')
    editor.session.renameFile('maps/harbour.yaml', 'maps/port.yaml')
    expect(editor.session.state.file).toBe('maps/port.yaml')
    editor.session.removeFile('maps/port.yaml')
    expect(editor.session.state.file).toBe(MAP_FILE)
    for (let step = 0; step < 3; step++) editor.session.undo()
    expect(editor.document.files).toEqual(SAMPLE_FILES)
  })
})

describe('problems', () => {
  const finding = {
    file: MAP_FILE,
    path: ['rows', 1],
    code: 'E-ROW',
    severity: 'error' as const,
    message: { key: 'check.row' },
    line: 12,
    column: 6,
    endLine: 12,
    endColumn: 12,
  }

  test('are asked for once the author pauses', async () => {
    const editor = new TestEditor()
    await editor.timer.pass(0)
    expect(editor.checkedFiles).toHaveLength(1)
    editor.checked = { diagnostics: [finding] }
    editor.use('paint', 'building').click('0105').click('0205')
    expect(editor.session.state.isChecked).toBe(false)
    await editor.timer.pass(500)
    expect(editor.checkedFiles).toHaveLength(2)
    expect(editor.session.state.checked.diagnostics).toEqual([finding])
    expect(editor.session.state.isChecked).toBe(true)
  })

  test('lead to their line and flash their cells', () => {
    const editor = new TestEditor()
    editor.session.goTo(finding)
    const { start, end } = editor.session.state.reveal!.span
    expect(editor.text.slice(start, end)).toBe('#....#')
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0102')])
    editor.session.goTo({ ...finding, cells: [{ map: 'corner', cell: '0605' }] })
    expect(editor.session.state.flash.cells).toEqual([editor.cell('0605')])
  })

  test('with a machine fix are mended in one step', () => {
    const editor = new TestEditor()
    const range = { line: 12, column: 6, endLine: 12, endColumn: 12 }
    editor.session.applyFix({ ...finding, fix: { range, text: '#.##.#', title: { key: 'fix' } } })
    expect(editor.text).toBe(SAMPLE_MAP.replace('#....#', '#.##.#'))
    editor.session.undo()
    expect(editor.text).toBe(SAMPLE_MAP)
  })
})
