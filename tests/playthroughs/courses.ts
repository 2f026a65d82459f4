/** Compares the games of a pack with their recorded courses. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gamesOf } from '../engine/support/content'
import { coursesOf, rulesOf, STRETCH, written } from './course'

const ADVICE = [
  'If the rules changed: raise the version of the ruleset (CONTRIBUTING.md), so that records know.',
  'If the content of the pack changed, or only what is told of a game: its version may stay.',
  'Then run `npm run play:update`.',
].join('\n')

/** The lines of a scenario, from its name to the next one. */
function kept(text: string, scenario: string): string[] {
  const lines = text.split('\n')
  const from = lines.indexOf(scenario)
  if (from < 0) return []
  const to = lines.findIndex((line, at) => at > from && !line.startsWith(' '))
  return lines.slice(from, to < 0 ? undefined : to)
}

/** Returns the first difference of two games in words. */
function parting(before: readonly string[], now: readonly string[]): string {
  const row = now.findIndex((line, at) => line !== before[at])
  const signs = (line = '') => line.split(': ')[1]?.split(' ') ?? []
  const [old, today] = [signs(before[row]), signs(now[row])]
  const same = today.findIndex((sign, at) => sign !== old[at])
  return `Game ${row} goes otherwise after act ${Math.max(0, same) * STRETCH} or a little later.\n${ADVICE}`
}

/** Defines a test for each scenario of the pack. */
export function goAsBefore(pack: string): void {
  const file = new URL(`courses/${pack}.txt`, import.meta.url)
  const games = gamesOf(pack)
  describe(`the games of ${pack}`, () => {
    test.each(games)('$scenario goes as it has gone so far', (def) => {
      const before = kept(readFileSync(file, 'utf8'), def.scenario)
      const now = written(def, coursesOf(def))
      expect(now, parting(before, now)).toEqual(before)
    })

    test('are of these scenarios and of this version of the rules', () => {
      const lines = readFileSync(file, 'utf8').split('\n')
      expect(lines[0]).toBe(`Rules: ${rulesOf(games[0])}`)
      const scenarios = lines.slice(1).filter((line) => /^\S/.test(line))
      expect(scenarios).toEqual(games.map(({ scenario }) => scenario))
    })
  })
}
