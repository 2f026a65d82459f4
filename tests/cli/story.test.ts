/** `play` and `replay` print a game in words, count its events, and tabulate many games. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyOf, edit } from './support/copy'
import { inFolder, ludoteca } from './support/terminal'

const VILLAGE = join('tests', 'cli', 'village', 'morning')
const NIGHT = 'notte-bianca/until-dawn'

type Line = { readonly step: number; readonly seat: string; readonly type: string; readonly text: string }
type Counted = {
  readonly events: Readonly<Record<string, number>>
  readonly authored: readonly { readonly kind: string; readonly id: string; readonly times: number }[]
}

const json = async (args: readonly string[]) => JSON.parse((await ludoteca([...args, '--json'])).out)

describe('a game in words', () => {
  test('play tells each step, with who acted, and ends with the score sheet', async () => {
    const { out, code } = await ludoteca(['play', VILLAGE, '--seed', '4', '--log', '--lang', 'en'])
    expect(out).toMatch(/^ {4}\d {2}Children {2} +Band: placed on \d{4}\n/)
    expect(out).toContain('Turn 1 is over; the score is ')
    expect(out.indexOf('The game is over')).toBeLessThan(out.indexOf('Wells'))
    expect(code).toBe(0)
    const { out: short } = await ludoteca(['play', VILLAGE, '--seed', '4', '--lang', 'en'])
    expect(out.endsWith(short)).toBe(true)
    const { out: italian } = await ludoteca(['play', VILLAGE, '--seed', '4', '--log', '--lang', 'it'])
    expect(italian).toContain('Finisce la mano 1; il punteggio è ')
  })

  test('triggers are told in the words of the pack, quiet ones and secrets are not', async () => {
    const { games, stats } = await json(['play', NIGHT, '--seed', '3', '--log', '--stats', '--lang', 'en'])
    const log: readonly Line[] = games[0].log
    const told = log.filter(({ type }) => type === 'trigger').map(({ text }) => text)
    expect(told).toContain('The sun is up: the last song is played for those who are there.')
    expect(told.some((text) => text.includes('open-windows'))).toBe(false)
    const { authored, events }: Counted = stats
    const quiet = authored.find(({ id }) => id === 'open-windows')
    expect(quiet?.times).toBeGreaterThan(0)
    const triggers = authored.filter(({ kind }) => kind === 'trigger')
    const all = triggers.reduce((sum, { times }) => sum + times, 0)
    expect(events.trigger).toBe(all)
    expect(told).toHaveLength(all - (quiet?.times ?? 0))
    expect(log.filter(({ type }) => type === 'noted')).toHaveLength(events.noted)
  })

  test('replay tells the same story as the game that was recorded', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'game.json')
      const { games, stats } = await json(['play', VILLAGE, '--record', file, '--log', '--stats'])
      const again = await json([
        'replay',
        file,
        '--pack',
        join('tests', 'cli', 'village'),
        '--log',
        '--stats',
      ])
      expect(again.ok).toBe(true)
      expect(again.log).toEqual(games[0].log)
      expect(again.log.length).toBeGreaterThan(10)
      expect(again.stats).toEqual(stats)
      const { out } = await ludoteca([
        'replay',
        file,
        '--pack',
        join('tests', 'cli', 'village'),
        '--log',
        '--stats',
      ])
      expect(out).toContain(games[0].log[0].text)
      expect(out).toContain('Events by type')
    })
  })

  test('without being asked nothing is told', async () => {
    const { games, stats } = await json(['play', VILLAGE])
    expect(games[0].log).toBeUndefined()
    expect(stats).toBeUndefined()
  })
})

describe('many games', () => {
  test('as a table: one line a game, the same numbers as in the other outputs', async () => {
    const { out } = await ludoteca(['play', VILLAGE, '--games', '5', '--seed', '9', '--csv'])
    const [head, ...rows] = out.trimEnd().split('\n')
    expect(head).toBe('game,seed,actions,winner,level,score')
    const { games } = await json(['play', VILLAGE, '--games', '5', '--seed', '9'])
    type Game = { seed: number; actions: number; winner: string; level: string; score: number }
    expect(rows).toEqual(
      games.map(({ seed, actions, winner, level, score }: Game, index: number) =>
        [index + 1, seed, actions, winner, level, score].join(','),
      ),
    )
  })

  test('of a pack with errors the table is empty, and the findings are on standard error', () =>
    inFolder(async (cwd) => {
      const pack = copyOf('kriegspiel', cwd)
      edit(pack, 'units.yaml', 'id:', 'idd:')
      const table = await ludoteca(['play', `${pack}/opening`, '--csv'])
      expect([table.code, table.out]).toEqual([1, ''])
      expect(table.err).toContain('units.yaml:')
      const listed = await ludoteca(['play', `${pack}/opening`, '--json'])
      expect([listed.code, JSON.parse(listed.out).findings[0].file]).toEqual([1, 'units.yaml'])
    }))

  test('points of each seat are columns where seats have their own', async () => {
    const { out } = await ludoteca(['play', 'kriegspiel/opening', '--csv'])
    const [head, row] = out.trimEnd().split('\n')
    expect(head).toBe('game,seed,actions,winner,level,score,north,south')
    expect(row).toMatch(/^1,1,\d+,(north|south|draw),[a-z-]+,-?\d+,\d+,\d+$/)
  })

  test('what happened is summed over all of them', async () => {
    const { stats } = await json(['play', VILLAGE, '--games', '3', '--stats'])
    const each = await Promise.all(
      [1, 2, 3].map(async (seed) => (await json(['play', VILLAGE, '--seed', `${seed}`, '--stats'])).stats),
    )
    const sum = (type: string) => each.reduce((all, { events }: Counted) => all + (events[type] ?? 0), 0)
    expect(stats.events.moved).toBe(sum('moved'))
    expect(stats.events.placed).toBe(sum('placed'))
    const { out } = await ludoteca(['play', VILLAGE, '--games', '3', '--stats', '--lang', 'en'])
    expect(out).toMatch(/Victory levels\n {2}A wet victory +\d\n/)
  })
})
