import { describe, expect, test } from 'vitest'
import { PackDocument } from '../../app/_editor/model/document'
import type { Journal, JournalEntry } from '../../app/_editor/model/saving/journal'
import { SAVE_DELAY, SaveQueue } from '../../app/_editor/model/saving/save-queue'
import { FakeTimer, settle } from './fake-timer'
import { MemoryStore } from './memory-store'

const FILES = { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' }

class Desk {
  readonly timer = new FakeTimer()
  readonly store = new MemoryStore()
  readonly entries = new Map<string, JournalEntry>()
  readonly document = new PackDocument(FILES)
  readonly forked: string[] = []
  readonly queue: SaveQueue

  constructor(kind: 'pack' | 'draft' = 'draft') {
    this.store.packs.set('game', { files: FILES, name: 'Game' })
    this.store.drafts.set('mine', { files: FILES, revision: 1, name: 'Mine' })
    const journal: Journal = {
      read: (id) => [...this.entries].flatMap(([key, entry]) => (key === id ? [entry] : [])),
      write: (id, entry) => {
        this.entries.set(id, entry)
        return true
      },
      clear: (id) => this.entries.delete(id),
      clearAll: (id) => this.entries.delete(id),
    }
    this.queue = new SaveQueue({
      document: this.document,
      store: this.store,
      journal,
      timer: this.timer.after,
      newKey: () => `key-${this.store.asked.length}`,
      place: kind === 'pack' ? { kind: 'pack', id: 'game' } : { kind: 'draft', id: 'mine', revision: 1 },
      name: 'Game',
      onForked: (opened) => this.forked.push(opened.place.id),
    })
  }

  write(file: string, text: string) {
    const removed = this.document.text(file) ?? ''
    this.document.closeStep()
    this.document.run({
      name: { key: 'x' },
      changes: [{ type: 'text', file, at: 0, removed, inserted: text }],
    })
  }
  get draft() {
    return this.store.drafts.get(this.queue.place.id)!
  }
}

describe('saving', () => {
  test('waits for a pause, then sends only what changed', async () => {
    const desk = new Desk()
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY - 1)
    desk.write('a.yaml', 'a: 3\n')
    await desk.timer.pass(SAVE_DELAY - 1)
    expect(desk.store.asked).toEqual([])
    expect(desk.queue.state.type).toBe('waiting')
    await desk.timer.pass(1)
    expect(desk.store.asked).toEqual([{ 'a.yaml': 'a: 3\n' }])
    expect(desk.queue.state.type).toBe('saved')
    expect(desk.entries.size).toBe(0)
  })

  test('a broken file is saved as typed, a removed one is removed', async () => {
    const desk = new Desk()
    desk.write('a.yaml', 'a: [1, "\n\t: :')
    desk.document.run({ name: { key: 'x' }, changes: [{ type: 'remove', file: 'b.yaml', text: 'b: 1\n' }] })
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.draft.files).toEqual({ 'a.yaml': 'a: [1, "\n\t: :' })
  })

  test('what is typed while a save is under way is saved after it', async () => {
    const desk = new Desk()
    desk.write('a.yaml', 'a: 2\n')
    desk.store.hold()
    await desk.timer.pass(SAVE_DELAY)
    desk.write('b.yaml', 'b: 2\n')
    expect(desk.queue.state.type).toBe('saving')
    expect(desk.document.isDirty('a.yaml')).toBe(true)
    desk.store.release()
    await desk.timer.pass(0)
    expect(desk.document.isDirty('a.yaml')).toBe(false)
    expect(desk.queue.state.type).toBe('waiting')
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.store.asked).toEqual([{ 'a.yaml': 'a: 2\n' }, { 'b.yaml': 'b: 2\n' }])
    expect(desk.draft.revision).toBe(3)
  })

  test('flush saves at once', async () => {
    const desk = new Desk()
    desk.write('a.yaml', 'a: 2\n')
    await desk.queue.flush()
    expect(desk.draft.files['a.yaml']).toBe('a: 2\n')
    expect(desk.timer.waiting).toBe(0)
  })
})

describe('without a connection', () => {
  test('tries again at growing intervals, keeps the edits in the journal, and saves them all at last', async () => {
    const desk = new Desk()
    desk.store.reachable = false
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY + 1000 + 2000 + 4000)
    expect(desk.store.asked).toHaveLength(4)
    expect(desk.queue.state.type).toBe('unreachable')
    desk.write('b.yaml', 'b: 2\n')
    expect(desk.entries.get('mine')?.changes).toEqual({ 'a.yaml': 'a: 2\n', 'b.yaml': 'b: 2\n' })
    desk.store.reachable = true
    await desk.queue.flush()
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.draft.files).toEqual({ 'a.yaml': 'a: 2\n', 'b.yaml': 'b: 2\n' })
    expect(desk.queue.state.type).toBe('saved')
  })

  test('to a store without room says the reason, and saves by itself when there is room', async () => {
    const desk = new Desk()
    desk.store.noRoom = 'The disk is full.'
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.queue.state).toEqual({ type: 'unreachable', reason: 'The disk is full.' })
    desk.store.noRoom = undefined
    await desk.timer.pass(1000)
    expect(desk.queue.state.type).toBe('saved')
    expect(desk.draft.files['a.yaml']).toBe('a: 2\n')
  })

  test('a save whose answer was lost is sent again with the same key, and happens once', async () => {
    const desk = new Desk()
    desk.write('a.yaml', 'a: 2\n')
    desk.store.loseAnswers = true
    await desk.timer.pass(SAVE_DELAY)
    desk.write('a.yaml', 'a: 3\n')
    desk.store.loseAnswers = false
    await desk.timer.pass(60_000)
    expect(desk.draft.files['a.yaml']).toBe('a: 3\n')
    expect(desk.draft.revision).toBe(3)
    expect(desk.queue.state.type).toBe('saved')
  })
})

describe('a bundled pack', () => {
  test('is left alone until the first edit, which is not lost', async () => {
    const desk = new Desk('pack')
    expect(desk.queue.state.type).toBe('untouched')
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.forked).toEqual([desk.queue.place.id])
    expect(desk.store.packs.get('game')?.files).toEqual(FILES)
    expect(desk.draft.files['a.yaml']).toBe('a: 2\n')
    expect(desk.queue.state.type).toBe('saved')
  })

  test('is forked when the site can be reached again', async () => {
    const desk = new Desk('pack')
    desk.store.reachable = false
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.queue.state.type).toBe('unreachable')
    expect(desk.entries.get('game')?.changes).toEqual({ 'a.yaml': 'a: 2\n' })
    desk.store.reachable = true
    await desk.timer.pass(2000)
    expect(desk.draft.files['a.yaml']).toBe('a: 2\n')
    expect(desk.entries.has('game')).toBe(false)
  })
})

describe('two tabs', () => {
  const saveElsewhere = (desk: Desk, files: Record<string, string>) => {
    const { revision } = desk.draft
    return desk.store.save('mine', { revision, changes: files, key: `elsewhere-${revision}` })
  }

  test('that change different files are brought together by themselves', async () => {
    const desk = new Desk()
    await saveElsewhere(desk, { 'b.yaml': 'b: 9\n' })
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY * 2)
    expect(desk.draft.files).toEqual({ 'a.yaml': 'a: 2\n', 'b.yaml': 'b: 9\n' })
    expect(desk.document.files).toEqual(desk.draft.files)
    expect(desk.queue.state.type).toBe('saved')
    expect(desk.store.kept.size).toBe(0)
  })

  test('that change one file stop, show both, and keep mine on demand', async () => {
    const desk = new Desk()
    await saveElsewhere(desk, { 'a.yaml': 'a: 9\n' })
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.queue.state).toEqual({
      type: 'conflict',
      clashes: [{ file: 'a.yaml', mine: 'a: 2\n', theirs: 'a: 9\n' }],
    })
    await desk.timer.pass(60_000)
    expect(desk.draft.files['a.yaml']).toBe('a: 9\n')
    await desk.queue.resolve('mine')
    expect(desk.draft.files['a.yaml']).toBe('a: 2\n')
    expect(desk.queue.state.type).toBe('saved')
    desk.document.undo()
    expect(desk.document.text('a.yaml')).toBe('a: 9\n')
  })

  test('or take theirs, which undo takes back', async () => {
    const desk = new Desk()
    await saveElsewhere(desk, { 'a.yaml': 'a: 9\n' })
    desk.write('a.yaml', 'a: 2\n')
    await desk.timer.pass(SAVE_DELAY)
    await desk.queue.resolve('theirs')
    await settle()
    expect(desk.document.text('a.yaml')).toBe('a: 9\n')
    expect(desk.queue.state.type).toBe('saved')
    desk.document.undo()
    await desk.timer.pass(SAVE_DELAY)
    expect(desk.draft.files['a.yaml']).toBe('a: 2\n')
  })
})

test('a refusal of the store is shown in its words and does not stop later saves', async () => {
  const desk = new Desk()
  desk.store.refusal = 'the draft is too large'
  desk.write('a.yaml', 'a: 2\n')
  await desk.timer.pass(SAVE_DELAY)
  expect(desk.queue.state).toEqual({ type: 'refused', reason: 'the draft is too large' })
  expect(desk.entries.has('mine')).toBe(true)
  desk.store.refusal = undefined
  desk.write('a.yaml', 'a: 3\n')
  await desk.timer.pass(SAVE_DELAY)
  expect(desk.draft.files['a.yaml']).toBe('a: 3\n')
})
