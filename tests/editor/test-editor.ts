import { expect } from 'vitest'
import type { Files } from '../../app/_editor/document/change'
import { PackDocument } from '../../app/_editor/document/document'
import type { History } from '../../app/_editor/document/history'
import type { Checked } from '../../app/_editor/problems/model/checker'
import { EditorSession } from '../../app/_editor/session'
import type { PatchClipboard } from '../../app/_editor/session/marks'
import type { Pointer } from '../../app/_editor/tools/tool'
import { FakeTimer } from './fake-timer'
import { MAP_FILE, SAMPLE_MAP } from './sample-map'

export const SAMPLE_TERRAIN = `terrain:
  - { id: street, look: { colour: '#fff' }, cost: 1 }
  - { id: building, look: { colour: '#b59573', glyph: H }, cost: closed }
  - { id: garden, look: { colour: '#9cb57d' }, cost: 1 }
  - { id: slope, look: { colour: '#e0cfae' }, cost: 1, slope: { up: 2, down: '1/2' } }
edges:
  - { id: wall, look: { colour: '#333', style: wall }, cost: closed }
  - { id: gate, look: { colour: '#555', style: gate }, cost: free }
`

export const SAMPLE_FILES: Files = {
  [MAP_FILE]: SAMPLE_MAP,
  'terrain.yaml': SAMPLE_TERRAIN,
  'text/en.yaml': `language: en
text:
  terrain:
    street: { name: Street }
`,
}

/** The studio without a screen: presses on named cells, and invariants afterwards. */
export class TestEditor {
  readonly timer = new FakeTimer()
  readonly document: PackDocument
  readonly session: EditorSession
  /** The answer of the checker. */
  checked: Checked = { diagnostics: [] }
  readonly checkedFiles: Files[] = []

  constructor(files: Files = SAMPLE_FILES, clipboard?: PatchClipboard, history?: History) {
    this.document = new PackDocument(files, files, history)
    const checker = {
      check: async (asked: Files) => {
        this.checkedFiles.push(asked)
        return this.checked
      },
      close() {},
    }
    this.session = new EditorSession({ document: this.document, checker, timer: this.timer.after, clipboard })
  }

  use(tool: string, terrain?: string) {
    if (terrain) this.session.tool.chooseTerrain(terrain)
    this.session.tool.choose(tool)
    return this
  }
  pointerDown(name: string, press: Partial<Pointer> = {}) {
    this.session.tool.pointerDown(this.cell(name), press)
    return this
  }
  pointerOver(...names: string[]) {
    this.session.tool.pointerOver(names.map((name) => this.cell(name)))
    return this
  }
  pointerUp() {
    this.session.tool.pointerUp()
    return this
  }
  click(name: string, press: Partial<Pointer> = {}) {
    return this.pointerDown(name, press).pointerUp()
  }
  clickSide(name: string) {
    const [cell, direction] = name.split('/')
    return this.click(cell, { side: this.session.files.map!.grid!.directionOf(direction) })
  }

  cell = (name: string) => this.session.files.map!.grid!.indexOf(name)
  get text() {
    return this.document.text(MAP_FILE) ?? ''
  }
  terrainAt = (name: string) => this.session.files.map?.board?.terrain[this.cell(name)]
  expectPathToBe(path: string) {
    expect(this.session.state.toolPath).toBe(path)
    return this
  }
}
