/** Hints of packs: the due hint, its memory, and that bundled hints appear with a target. */
import { describe, expect, test } from 'vitest'
import { type Hint, hintNow, readSeen, writeSeen } from '../../app/_play/guide/hint-now'
import { cellsPointedAt } from '../../app/_play/guide/pointed-out'
import { crossCheck } from '../../engine/compile'
import { compile } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { Decision, RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'

const decision: Decision = {
  ...{ seat: 'a', phase: 'movement', prompt: { key: 'p' } },
  choices: [{ action: { type: 'move' }, at: { kind: 'cell', cell: 3 }, label: { key: 'm' }, group: 'move' }],
}
const asked = { decision, botsTurn: false, handover: undefined, moment: undefined, outcome: undefined }
const hints: Hint[] = [
  { id: 'fight', when: { phase: 'fights' } },
  { id: 'throw', when: { action: 'throw' } },
  { id: 'other', when: { side: 'power' } },
  { id: 'move', when: { phase: 'movement', action: 'move', side: 'march' } },
  { id: 'any' },
]
const sideOf = { a: 'march' }

describe('a hint', () => {
  test('is due when all that it names holds, in their order, once', () => {
    expect(hintNow(hints, asked, sideOf, [])?.id).toBe('move')
    expect(hintNow(hints, asked, sideOf, ['move'])?.id).toBe('any')
    expect(hintNow(hints, asked, sideOf, ['move', 'any'])).toBeUndefined()
    expect(hintNow(hints, asked, sideOf, 'off')).toBeUndefined()
  })
  test.each([
    ['under a curtain', { handover: 'a' }],
    ['while a bot acts', { botsTurn: true }],
    ['in the past', { moment: { last: 3, mayBranch: true } }],
    ['when nobody is asked', { decision: undefined }],
  ])('is not shown %s', (_, change) => {
    expect(hintNow(hints, { ...asked, ...change }, sideOf, [])).toBeUndefined()
  })
  test('is remembered by pack; what is damaged, or cannot be kept, counts as unseen', () => {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    writeSeen(store, 'corteo', ['move'])
    expect([readSeen(store, 'corteo'), readSeen(store, 'junta')]).toEqual([['move'], []])
    writeSeen(store, 'corteo', 'off')
    expect(readSeen(store, 'corteo')).toBe('off')
    writeSeen(store, 'corteo', [])
    expect(kept.size).toBe(0)
    kept.set('ludoteca:hints:corteo', '{')
    expect(readSeen(store, 'corteo')).toEqual([])
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {},
    }
    expect(() => writeSeen(broken, 'corteo', ['move'])).not.toThrow()
  })
})

const PACKS = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'notte-bianca', 'wir-sind-das-volk']

describe.each(PACKS)('%s', (id) => {
  const pack = loadPack(id)
  test('has hints with words in both languages', () => {
    const own = pack.manifest.hints ?? []
    expect(own.length).toBeGreaterThan(2)
    for (const { id: hint } of own)
      for (const language of ['en', 'it']) {
        const text = pack.texts[language]?.text.hints?.[hint]
        expect([hint, (text?.name ?? '').length > 0, (text?.help ?? '').length > 20]).toEqual([
          hint,
          true,
          true,
        ])
      }
  })
  test('shows its first ones in a game, and what they point at is there', () => {
    const made = compile(pack, Object.keys(pack.scenarios)[0] ?? '')
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    const match = new LocalMatch(made.value, { seed: 4 })
    const seen: string[] = []
    for (let step = 0; step < 120 && !match.frame().outcome; step++) {
      const frame = match.frame()
      const due = hintNow(pack.manifest.hints ?? [], frame, made.value.sideOf, seen)
      if (due) {
        seen.push(due.id)
        const isOnMap = due.point?.action !== undefined && due.when?.action === due.point.action
        if (isOnMap)
          expect([due.id, cellsPointedAt(due, made.value, frame.table, frame.decision).length > 0]).toEqual([
            due.id,
            true,
          ])
      }
      if (frame.handover !== undefined) match.send({ type: 'take-screen', seat: frame.handover })
      else match.send(frame.decision ? { type: 'choose-for-me', whole: false } : { type: 'pass-screen' })
    }
    expect(seen.length).toBeGreaterThan(0)
  })
})

describe('names in hints', () => {
  const pack = loadPack('kriegspiel')
  const found = (hint: Hint) => {
    const changed: RawPack = { ...pack, manifest: { ...pack.manifest, hints: [hint] } }
    return crossCheck(changed)
      .filter(({ file }) => file === 'pack.yaml')
      .map(({ code, path }) => `${code} ${path.join('.')}`)
  }
  test.each<[string, Hint]>([
    ['E-UNKNOWN-PHASE hints.0.when.phase', { id: 'placing', when: { phase: 'movess' } }],
    ['E-UNKNOWN-ACTION hints.0.when.action', { id: 'placing', when: { action: 'shoot' } }],
    ['E-UNKNOWN-SIDE hints.0.when.side', { id: 'placing', when: { side: 'west' } }],
    ['E-UNKNOWN-ACTION hints.0.point.action', { id: 'placing', point: { action: 'shoot' } }],
    ['E-UNKNOWN-PLACE hints.0.point.place', { id: 'placing', point: { place: 'nowhere' } }],
  ])('are known: %s', (finding, hint) => {
    expect(found(hint)).toEqual([finding])
    expect(found({ id: 'placing', when: { phase: 'moves' }, point: { place: 'north-pass' } })).toEqual([])
  })
  test('want words', () => {
    const { hints: _, ...rest } = pack.texts.en?.text ?? {}
    const silent = { ...pack, texts: { ...pack.texts, en: { ...pack.texts.en, text: rest } } }
    expect(crossCheck(silent as RawPack).map(({ file }) => file)).toContain('text/en.yaml')
  })
})
