import { describe, expect, test } from 'vitest'
import { PackDocument } from '../../app/_editor/document/document'
import type { Journal, JournalEntry } from '../../app/_editor/saving/model/journal'
import { SAVE_DELAY, SaveQueue } from '../../app/_editor/saving/model/save-queue'
import { FakeTimer, settle } from './fake-timer'
import { MemoryStore } from './memory-store'

const FILES = { 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 1\n' }

class Saving {
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

test('large edits are noted once for many, and at once when the page goes away or the queue is closed', async () => {
  const saving = new Saving()
  saving.store.reachable = false
  const large = (letter: string) => letter.repeat(200_000)
  const noted = () => saving.entries.get('mine')?.changes['a.yaml']?.[0]
  for (const letter of 'bcd') saving.write('a.yaml', large(letter))
  expect(noted()).toBeUndefined()
  await saving.timer.pass(250)
  expect(noted()).toBe('d')
  saving.write('a.yaml', large('e'))
  saving.queue.keepInJournal()
  expect(noted()).toBe('e')
  saving.write('a.yaml', large('f'))
  saving.queue.close()
  expect(noted()).toBe('f')
})

describe('saving', () => {
  test('waits for a pause, then sends only what changed', async () => {
    const saving = new Saving()
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY - 1)
    saving.write('a.yaml', 'a: 3\n')
    await saving.timer.pass(SAVE_DELAY - 1)
    expect(saving.store.asked).toEqual([])
    expect(saving.queue.state.type).toBe('waiting')
    await saving.timer.pass(1)
    expect(saving.store.asked).toEqual([{ 'a.yaml': 'a: 3\n' }])
    expect(saving.queue.state.type).toBe('saved')
    expect(saving.entries.size).toBe(0)
  })

  test('a broken file is saved as typed, a removed one is removed', async () => {
    const saving = new Saving()
    saving.write('a.yaml', 'a: [1, "\n\t: :')
    saving.document.run({ name: { key: 'x' }, changes: [{ type: 'remove', file: 'b.yaml', text: 'b: 1\n' }] })
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.draft.files).toEqual({ 'a.yaml': 'a: [1, "\n\t: :' })
  })

  test('what is typed while a save is under way is saved after it', async () => {
    const saving = new Saving()
    saving.write('a.yaml', 'a: 2\n')
    saving.store.hold()
    await saving.timer.pass(SAVE_DELAY)
    saving.write('b.yaml', 'b: 2\n')
    expect(saving.queue.state.type).toBe('saving')
    expect(saving.document.isDirty('a.yaml')).toBe(true)
    saving.store.release()
    await saving.timer.pass(0)
    expect(saving.document.isDirty('a.yaml')).toBe(false)
    expect(saving.queue.state.type).toBe('waiting')
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.store.asked).toEqual([{ 'a.yaml': 'a: 2\n' }, { 'b.yaml': 'b: 2\n' }])
    expect(saving.draft.revision).toBe(3)
  })

  test('flush saves at once', async () => {
    const saving = new Saving()
    saving.write('a.yaml', 'a: 2\n')
    await saving.queue.flush()
    expect(saving.draft.files['a.yaml']).toBe('a: 2\n')
    expect(saving.timer.waiting).toBe(0)
  })
})

describe('without a connection', () => {
  test('tries again at growing intervals, keeps the edits in the journal, and saves them all at last', async () => {
    const saving = new Saving()
    saving.store.reachable = false
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY + 1000 + 2000 + 4000)
    expect(saving.store.asked).toHaveLength(4)
    expect(saving.queue.state.type).toBe('unreachable')
    saving.write('b.yaml', 'b: 2\n')
    expect(saving.entries.get('mine')?.changes).toEqual({ 'a.yaml': 'a: 2\n', 'b.yaml': 'b: 2\n' })
    saving.store.reachable = true
    await saving.queue.flush()
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.draft.files).toEqual({ 'a.yaml': 'a: 2\n', 'b.yaml': 'b: 2\n' })
    expect(saving.queue.state.type).toBe('saved')
  })

  test('to a store without room says the reason, and saves by itself when there is room', async () => {
    const saving = new Saving()
    saving.store.noRoom = 'The disk is full.'
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.queue.state).toEqual({ type: 'unreachable', reason: 'The disk is full.' })
    saving.store.noRoom = undefined
    await saving.timer.pass(1000)
    expect(saving.queue.state.type).toBe('saved')
    expect(saving.draft.files['a.yaml']).toBe('a: 2\n')
  })

  test('a save whose answer was lost is sent again with the same key, and happens once', async () => {
    const saving = new Saving()
    saving.write('a.yaml', 'a: 2\n')
    saving.store.loseAnswers = true
    await saving.timer.pass(SAVE_DELAY)
    saving.write('a.yaml', 'a: 3\n')
    saving.store.loseAnswers = false
    await saving.timer.pass(60_000)
    expect(saving.draft.files['a.yaml']).toBe('a: 3\n')
    expect(saving.draft.revision).toBe(3)
    expect(saving.queue.state.type).toBe('saved')
  })
})

describe('a bundled pack', () => {
  test('is left alone until the first edit, which is not lost', async () => {
    const saving = new Saving('pack')
    expect(saving.queue.state.type).toBe('untouched')
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.forked).toEqual([saving.queue.place.id])
    expect(saving.store.packs.get('game')?.files).toEqual(FILES)
    expect(saving.draft.files['a.yaml']).toBe('a: 2\n')
    expect(saving.queue.state.type).toBe('saved')
  })

  test('what is taken back while it is forked leaves nothing to save', async () => {
    const saving = new Saving('pack')
    saving.write('a.yaml', 'a: 2\n')
    saving.store.hold()
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.queue.state.type).toBe('saving')
    saving.document.undo()
    saving.store.release()
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.store.asked).toEqual([])
    expect(saving.queue.state.type).toBe('saved')
    saving.write('b.yaml', 'b: 2\n')
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.draft.files).toEqual({ 'a.yaml': 'a: 1\n', 'b.yaml': 'b: 2\n' })
  })

  test('is forked when the site can be reached again', async () => {
    const saving = new Saving('pack')
    saving.store.reachable = false
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.queue.state.type).toBe('unreachable')
    expect(saving.entries.get('game')?.changes).toEqual({ 'a.yaml': 'a: 2\n' })
    saving.store.reachable = true
    await saving.timer.pass(2000)
    expect(saving.draft.files['a.yaml']).toBe('a: 2\n')
    expect(saving.entries.has('game')).toBe(false)
  })
})

describe('two tabs', () => {
  const saveElsewhere = (saving: Saving, files: Record<string, string>) => {
    const { revision } = saving.draft
    return saving.store.save('mine', { revision, changes: files, key: `elsewhere-${revision}` })
  }

  test('that change different files are brought together by themselves', async () => {
    const saving = new Saving()
    await saveElsewhere(saving, { 'b.yaml': 'b: 9\n' })
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY * 2)
    expect(saving.draft.files).toEqual({ 'a.yaml': 'a: 2\n', 'b.yaml': 'b: 9\n' })
    expect(saving.document.files).toEqual(saving.draft.files)
    expect(saving.queue.state.type).toBe('saved')
    expect(saving.store.kept.size).toBe(0)
  })

  test('that change one file stop, show both, and keep mine on demand', async () => {
    const saving = new Saving()
    await saveElsewhere(saving, { 'a.yaml': 'a: 9\n' })
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.queue.state).toEqual({
      type: 'conflict',
      clashes: [{ file: 'a.yaml', mine: 'a: 2\n', theirs: 'a: 9\n' }],
    })
    await saving.timer.pass(60_000)
    expect(saving.draft.files['a.yaml']).toBe('a: 9\n')
    await saving.queue.resolve('mine')
    expect(saving.draft.files['a.yaml']).toBe('a: 2\n')
    expect(saving.queue.state.type).toBe('saved')
    saving.document.undo()
    expect(saving.document.text('a.yaml')).toBe('a: 9\n')
  })

  test('or take theirs, which undo takes back', async () => {
    const saving = new Saving()
    await saveElsewhere(saving, { 'a.yaml': 'a: 9\n' })
    saving.write('a.yaml', 'a: 2\n')
    await saving.timer.pass(SAVE_DELAY)
    await saving.queue.resolve('theirs')
    await settle()
    expect(saving.document.text('a.yaml')).toBe('a: 9\n')
    expect(saving.queue.state.type).toBe('saved')
    saving.document.undo()
    await saving.timer.pass(SAVE_DELAY)
    expect(saving.draft.files['a.yaml']).toBe('a: 2\n')
  })
})

test('a refusal of the store is shown in its words and does not stop later saves', async () => {
  const saving = new Saving()
  saving.store.refusal = 'the draft is too large'
  saving.write('a.yaml', 'a: 2\n')
  await saving.timer.pass(SAVE_DELAY)
  expect(saving.queue.state).toEqual({ type: 'refused', reason: 'the draft is too large' })
  expect(saving.entries.has('mine')).toBe(true)
  saving.store.refusal = undefined
  saving.write('a.yaml', 'a: 3\n')
  await saving.timer.pass(SAVE_DELAY)
  expect(saving.draft.files['a.yaml']).toBe('a: 3\n')
})
