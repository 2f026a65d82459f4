/** Greedy bots play every bundled scenario of Corteo to its end, with every line of its score sheet. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { PackFile, ScenarioFile, TextFile } from '../../schemas/generated/content'
import { loadPack } from '../engine/support/content'
import { CORTEO } from './support/copy'
import { ludoteca } from './support/terminal'

const read = <T>(path: string) => parse(readFileSync(join(CORTEO, path), 'utf8')) as T
const { text } = read<TextFile>('text/en.yaml')
const scenarios = read<PackFile>('pack.yaml').scenarios ?? []

test('there are base, advanced, its special rules, and four more', () => {
  expect(scenarios).toHaveLength(7)
})

/** The scenario as loaded, since one may extend another. */
const wholeScenario = (id: string) => loadPack('corteo').scenarios[id] as unknown as ScenarioFile

describe.each(scenarios)('%s', (id) => {
  const { scoring, victory } = wholeScenario(id)
  test('ends with a full score sheet', { timeout: 120_000 }, async () => {
    const { code, out } = await ludoteca([
      ...['play', `corteo/${id}`, '--seats', 'greedy,greedy', '--seed', '5', '--lang', 'en'],
    ])
    expect(code).toBe(0)
    const lines = out.split('\n').map((line) => line.trim())
    for (const line of scoring) {
      const name = text.scoring[line.id].name
      expect(lines.filter((written) => written.startsWith(name))).not.toEqual([])
    }
    expect(lines.some((line) => /^total +-?\d+$/.test(line))).toBe(true)
    const levels = victory.map((level) => text.victory[level.id].name)
    expect(levels.filter((level) => out.includes(level))).not.toEqual([])
    expect(out).toMatch(/\d+ actions, seed 5, final state [0-9a-f]{16}/)
  })
})
