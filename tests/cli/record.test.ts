import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesets } from '../../engine/rulesets'
import { copyOfCorteo, edit } from './support/copy'
import { inFolder, ludoteca } from './support/terminal'

type Recorded = { readonly text: string; readonly hash: string; readonly score: string }

/** Plays one game for all tests and returns its record and the output of `play`. */
async function recordOnce(): Promise<Recorded> {
  return inFolder(async (cwd) => {
    const { code, out } = await ludoteca(['play', 'corteo/base', '--seed', '7', '--record', 'game.json'], {
      cwd,
    })
    expect(code).toBe(0)
    const hash = /final state ([0-9a-f]{16})/.exec(out)?.[1] ?? ''
    const score = /^total\s+(-?\d+)$/m.exec(out)?.[1] ?? ''
    expect(hash).not.toBe('')
    return { text: readFileSync(join(cwd, 'game.json'), 'utf8'), hash, score }
  })
}
let once: Promise<Recorded> | undefined

/** Writes the recorded game into a folder. */
async function recorded(cwd: string): Promise<{ file: string; hash: string; score: string }> {
  once ??= recordOnce()
  const { text, hash, score } = await once
  const file = join(cwd, 'game.json')
  writeFileSync(file, text)
  return { file, hash, score }
}

describe('record and replay', () => {
  test('a recorded game replays to the same state and the same score', async () => {
    await inFolder(async (cwd) => {
      const { hash, score } = await recorded(cwd)
      const { code, out } = await ludoteca(['replay', 'game.json'], { cwd })
      expect(out).toContain(`Final state: ${hash}`)
      expect(out).toContain('the final state is the recorded one')
      expect(/^total\s+(-?\d+)$/m.exec(out)?.[1]).toBe(score)
      expect(code).toBe(0)
    })
  })

  test('the same seed gives the same game, another seed another', async () => {
    const one = await ludoteca(['play', 'kriegspiel/opening', '--seed', '5'])
    const again = await ludoteca(['play', 'kriegspiel/opening', '--seed', '5', '--seats', 'random,random'])
    const other = await ludoteca(['play', 'kriegspiel/opening', '--seed', '6'])
    expect(again.out).toBe(one.out)
    expect(other.out).not.toBe(one.out)
  })

  test('the first illegal action is named, with the rule that forbids it', async () => {
    await inFolder(async (cwd) => {
      const { file } = await recorded(cwd)
      const record = JSON.parse(readFileSync(file, 'utf8'))
      record.actions.splice(40, 0, { seat: 'march', action: { type: 'run' } })
      writeFileSync(file, JSON.stringify(record))
      const { code, out } = await ludoteca(['replay', 'game.json'], { cwd })
      expect(out).toMatch(/Action 41 of \d+ is not legal: march run\n {2}[CK]-\w+: \S/)
      expect(code).toBe(1)
    })
  })

  test('a record that says another end is caught', async () => {
    await inFolder(async (cwd) => {
      const { file, hash } = await recorded(cwd)
      writeFileSync(file, readFileSync(file, 'utf8').replace(hash, '0123456789abcdef'))
      const { code, out } = await ludoteca(['replay', 'game.json', '--json'], { cwd })
      expect(JSON.parse(out)).toEqual({ ok: false, hash, recorded: '0123456789abcdef' })
      expect(code).toBe(1)
    })
  })

  test('a record of another content says so', async () => {
    await inFolder(async (cwd) => {
      await recorded(cwd)
      const pack = copyOfCorteo(cwd)
      edit(pack, 'README.md', 'a', 'o')
      const { err } = await ludoteca(['replay', 'game.json', '--pack', pack], { cwd })
      expect(err).toContain('The record was made with corteo')
    })
  })

  /** Changes the record and replays it, in a language. */
  const replayChanged = async (change: (record: Record<string, unknown>) => void, ...args: string[]) =>
    inFolder(async (cwd) => {
      const { file } = await recorded(cwd)
      const record = JSON.parse(readFileSync(file, 'utf8'))
      change(record)
      writeFileSync(file, JSON.stringify(record))
      return ludoteca(['replay', 'game.json', ...args], { cwd })
    })
  const NEWER = { ruleset: 'corteo', version: 999 }
  const illegal = { seat: 'march', action: { type: 'run' } }

  test('a record says its version of the rules, and one of today’s plays without a word', async () => {
    await inFolder(async (cwd) => {
      const { file } = await recorded(cwd)
      const { rules } = JSON.parse(readFileSync(file, 'utf8'))
      expect(rules).toEqual({ ruleset: 'corteo', version: rulesets.get('corteo')?.version })
      const { err } = await ludoteca(['replay', 'game.json'], { cwd })
      expect(err).toBe('')
    })
  })

  test('a record of other rules says so, though it plays the same', async () => {
    const { code, out, err } = await replayChanged((record) => Object.assign(record, { rules: NEWER }))
    expect(err).toContain('version 999 of the rules of corteo')
    expect(out).toContain('the final state is the recorded one')
    expect(code).toBe(0)
    const it = await replayChanged((record) => Object.assign(record, { rules: NEWER }), '--lang', 'it')
    expect(it.err).toContain('versione 999 delle regole di corteo')
  })

  test('a record of other rules that breaks those of today blames the rules, not the record', async () => {
    const change = (record: Record<string, unknown>) => {
      Object.assign(record, { rules: NEWER })
      ;(record.actions as unknown[]).splice(40, 0, illegal)
    }
    const { code, out } = await replayChanged(change)
    expect(out).toMatch(
      /The rules have changed .* up to action 41 of \d+, which is no longer legal: march run/,
    )
    expect(code).toBe(1)
    const json = await replayChanged(change, '--json')
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, otherRules: { recorded: NEWER, said: true } })
  })

  test('a record of other rules that ends elsewhere by those of today says that too', async () => {
    const { code, out } = await replayChanged((record) =>
      Object.assign(record, { rules: NEWER, hash: '0123456789abcdef' }),
    )
    expect(out).toContain('every action is still legal, but the final state is')
    expect(code).toBe(1)
  })

  test('a record that does not say its version is of the first one or older', async () => {
    const { err } = await replayChanged((record) => delete record.rules)
    expect(err).toContain('does not say its version of the rules of corteo: it is version 1 or older')
  })

  test('rules that cannot be read are no record', async () => {
    const { code, err } = await replayChanged((record) =>
      Object.assign(record, { rules: { version: 'two' } }),
    )
    expect(err).toContain('"rules" is missing or wrong')
    expect(code).toBe(2)
  })

  test('a seed of 128 bits is as good as a number, and new draws one', async () => {
    const seed = '00112233445566778899aabbccddeeff'
    const command = ['play', 'kriegspiel/marengo-1800', '--games', '2', '--json']
    const [one, again, drawn, other] = await Promise.all(
      [seed, seed, 'new', 'new'].map(async (asked) => {
        const { out } = await ludoteca([...command, '--seed', asked])
        return JSON.parse(out).games as { seed: string; hash: string }[]
      }),
    )
    expect(again).toEqual(one)
    expect(one[0].seed).toBe(seed)
    for (const game of [...one, ...drawn, ...other]) expect(game.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set([...one, ...drawn, ...other].map((game) => game.seed)).size).toBe(6)
  })

  test('several games, one seed after the other', async () => {
    const { code, out } = await ludoteca(['play', 'corteo/base', '--games', '5', '--seed', '20', '--json'])
    const { games } = JSON.parse(out)
    expect(games.map(({ seed }: { seed: number }) => seed)).toEqual([20, 21, 22, 23, 24])
    expect(games.every((game: { winner?: string }) => game.winner !== undefined)).toBe(true)
    expect(code).toBe(0)
  })
})
