import { describe, expect, test } from 'vitest'
import { storageJournal } from '../../app/_editor/saving/model/journal'
import { SAVE_DELAY } from '../../app/_editor/saving/model/save-queue'
import { FIRST_VIEW } from '../../app/_editor/session/view'
import { openWorkbench, type Workbench } from '../../app/_editor/workbench'
import { FakeTimer } from './fake-timer'
import { MemoryStore } from './memory-store'
import { SAMPLE_FILES } from './test-editor'

/** The part of the browser's storage that a journal needs. */
class FakeStorage {
  readonly entries = new Map<string, string>()
  isFull = false
  get length() {
    return this.entries.size
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null
  getItem = (key: string) => this.entries.get(key) ?? null
  removeItem = (key: string) => void this.entries.delete(key)
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new Error('QuotaExceededError')
    this.entries.set(key, value)
  }
}

class Browser {
  readonly storage = new FakeStorage()
  /** The storage of the tab. */
  readonly ofTab = new FakeStorage()
  readonly store = new MemoryStore()
  readonly timer = new FakeTimer()
  #keys = 0

  constructor() {
    this.store.packs.set('game', { files: SAMPLE_FILES, name: 'Game' })
    this.store.drafts.set('mine', { files: SAMPLE_FILES, revision: 4, name: 'Mine' })
  }

  open(id: string, tab = 'one'): Promise<Workbench> {
    return openWorkbench(id, {
      store: this.store,
      journal: storageJournal(this.storage, tab),
      checker: { check: async () => ({ diagnostics: [] }), close() {} },
      timer: this.timer.after,
      newKey: () => `key-${++this.#keys}`,
      steps: this.ofTab,
    })
  }

  /** Crashes the tab with an unsaved edit. */
  async crashWith(id: string, file: string, text: string) {
    const { session, queue } = await this.open(id)
    write(session, file, text)
    queue.close()
    session.close()
  }
}

function write(session: Workbench['session'], file: string, text: string) {
  const removed = session.document.text(file) ?? ''
  session.edits.type([{ type: 'text', file, at: 0, removed, inserted: text }], 0)
}

describe('after a crash', () => {
  test('unsaved edits are back, are said to be, and are saved', async () => {
    const browser = new Browser()
    await browser.crashWith('mine', 'terrain.yaml', 'terrain: [broken')
    const { session, queue } = await browser.open('mine', 'two')
    expect(session.document.text('terrain.yaml')).toBe('terrain: [broken')
    expect(session.state.notice).toEqual({
      key: 'studio.notice.restored',
      values: { files: 'terrain.yaml' },
    })
    await browser.timer.pass(SAVE_DELAY)
    expect(browser.store.drafts.get('mine')?.files['terrain.yaml']).toBe('terrain: [broken')
    expect(queue.state.type).toBe('saved')
    expect(browser.storage.entries.size).toBe(0)
  })

  test('edits on a bundled pack are back too, and make their draft', async () => {
    const browser = new Browser()
    await browser.crashWith('game', 'terrain.yaml', 'x')
    const { queue } = await browser.open('game')
    await browser.timer.pass(SAVE_DELAY)
    expect(queue.place.kind).toBe('draft')
    expect(browser.store.drafts.get(queue.place.id)?.files['terrain.yaml']).toBe('x')
  })

  test('edits that had been saved after all are not announced', async () => {
    const browser = new Browser()
    await browser.crashWith('mine', 'terrain.yaml', 'x')
    browser.store.drafts.get('mine')!.files = { ...SAMPLE_FILES, 'terrain.yaml': 'x' }
    const { session, queue } = await browser.open('mine')
    expect(session.state.notice).toBeUndefined()
    expect(queue.state.type).toBe('saved')
  })

  test('a file that changed elsewhere meanwhile shows both versions', async () => {
    const browser = new Browser()
    await browser.crashWith('mine', 'terrain.yaml', 'mine')
    const draft = browser.store.drafts.get('mine')!
    draft.files = { ...SAMPLE_FILES, 'terrain.yaml': 'theirs' }
    draft.revision = 5
    const { queue } = await browser.open('mine')
    await browser.timer.pass(SAVE_DELAY)
    expect(queue.state).toEqual({
      type: 'conflict',
      clashes: [{ file: 'terrain.yaml', mine: 'mine', theirs: 'theirs' }],
    })
    expect(draft.files['terrain.yaml']).toBe('theirs')
  })
})

test('a browser without room says that edits are not kept there', async () => {
  const browser = new Browser()
  browser.storage.isFull = true
  const { session, queue } = await browser.open('mine')
  write(session, 'terrain.yaml', 'x')
  expect(queue.journalKept).toBe(false)
})

describe('after a reload', () => {
  test('the steps of before are taken back and made again', async () => {
    const browser = new Browser()
    const before = await browser.open('mine')
    write(before.session, 'terrain.yaml', 'x')
    write(before.session, 'terrain.yaml', 'y')
    before.session.edits.undo()
    before.keepSteps()
    before.close()
    const { session } = await browser.open('mine')
    expect(session.document.text('terrain.yaml')).toBe('x')
    session.edits.redo()
    expect(session.document.text('terrain.yaml')).toBe('y')
    session.edits.undo()
    session.edits.undo()
    expect(session.document.files).toEqual(SAMPLE_FILES)
    expect(session.document.undoName).toBeUndefined()
  })

  test('nothing is taken back of files that are others now', async () => {
    const browser = new Browser()
    const before = await browser.open('mine')
    write(before.session, 'terrain.yaml', 'x')
    await before.queue.flush()
    before.keepSteps()
    before.close()
    browser.store.drafts.get('mine')!.files = { ...SAMPLE_FILES, 'terrain.yaml': 'theirs' }
    const { session } = await browser.open('mine')
    expect(session.document.undoName).toBeUndefined()
  })

  test('layers are shown and locked as before, each draft for itself', async () => {
    const browser = new Browser()
    const before = await browser.open('mine')
    before.session.lookAt('ground', { isLocked: true })
    before.session.lookAt('things', { isShown: false, strength: 0.4 })
    before.keepSteps()
    before.close()
    const again = await browser.open('mine')
    expect(again.session.state.view).toEqual(before.session.state.view)
    const { view } = (await browser.open('game')).session.state
    expect(view).toEqual(FIRST_VIEW)
    again.session.look(view)
    again.keepSteps()
    expect(browser.ofTab.length).toBe(0)
  })

  test.each([
    'null',
    '[',
    '{"ground":{"isLocked":"yes"},"sides":{"isShown":true,"isLocked":true,"strength":0}}',
  ])('layers that are kept as %s are as at first', async (kept) => {
    const browser = new Browser()
    browser.ofTab.setItem('ludoteca:layers:mine', kept)
    expect((await browser.open('mine')).session.state.view).toEqual(FIRST_VIEW)
  })

  test('a tab without room keeps no steps, nor those of before', async () => {
    const browser = new Browser()
    const { session, keepSteps } = await browser.open('mine')
    write(session, 'terrain.yaml', 'x')
    keepSteps()
    expect(browser.ofTab.length).toBe(1)
    browser.ofTab.isFull = true
    keepSteps()
    expect(browser.ofTab.length).toBe(0)
  })
})

describe('a file whose lines end in several ways', () => {
  test('is one file with one way to end them from the first edit on, and no edit before it', async () => {
    const browser = new Browser()
    const mixed = 'terrain:\r\n  - id: street\n    cost: 1\n'
    browser.store.drafts.set('mine', {
      files: { ...SAMPLE_FILES, 'terrain.yaml': mixed },
      revision: 4,
      name: 'Mine',
    })
    const { session, queue } = await browser.open('mine')
    expect(session.document.unsaved()).toEqual({})
    session.edits.type([{ type: 'text', file: 'terrain.yaml', at: 0, removed: '', inserted: '# one\n' }], 0)
    await queue.flush()
    expect(browser.store.drafts.get('mine')?.files['terrain.yaml']).toBe(
      '# one\nterrain:\n  - id: street\n    cost: 1\n',
    )
  })

  test('nor is a file that is put in', async () => {
    const { session } = await new Browser().open('mine')
    session.files.make({ file: 'a.md', changes: [{ type: 'add', file: 'a.md', text: 'a\r\nb\nc\n' }] })
    expect(session.document.text('a.md')).toBe('a\nb\nc\n')
  })
})
