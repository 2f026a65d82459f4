/** The legend of a table explains everything the ruleset draws, in both languages. The rule options are those of the game. */
import { describe, expect, test } from 'vitest'
import { lookOf } from '../../app/_play/board/look-of'
import { packHelp, packNames } from '../../app/_play/pack-names'
import { found } from '../../app/_play/rules/legend'
import { type Drawn, legendOf } from '../../app/_play/rules/legend-entries'
import { meaningOf } from '../../app/_play/rules/rule-option-text'
import { compile, decisions, inspect, table, view } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { Legend } from '../../engine/match/port/match'
import { rulebookOf } from '../../engine/match/port/rulebook'
import { stateOf } from '../../engine/replay/session'
import { statementsIn } from '../../engine/rulesets/statements'
import type { GameDef, RawPack, Table } from '../../engine/types'
import { loadPack } from '../engine/support/content'

const PACKS = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'notte-bianca', 'wir-sind-das-volk']
const LANGUAGES = ['en', 'it'] as const

function gameOf(pack: RawPack, scenario: string): GameDef {
  const made = compile(pack, scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

/** Returns tables of a game between greedy bots, and the drawings for things under the pointer. */
function tablesOf(def: GameDef, most: number): { readonly tables: Table[]; readonly lines: Set<string> } {
  const match = new LocalMatch(def, {
    seed: 3,
    controls: Object.fromEntries(def.seats.map((seat) => [seat, 'greedy'])),
  })
  const tables: Table[] = []
  const lines = new Set<string>()
  for (let step = 0; step < most && !match.frame().outcome; step += 5) {
    const shown = match.frame().table
    tables.push(shown)
    for (const piece of step % 50 === 0 && match.frame().canInspect ? shown.pieces : [])
      for (const { kind } of inspect(def, stateOf(match.session), 'spectator', {
        kind: 'piece',
        piece: piece.id,
      })?.lines ?? [])
        lines.add(kind)
    match.botSteps(5)
  }
  return { tables, lines }
}

const piecesOf = ({ pieces, trays }: Table) => [...pieces, ...trays.flatMap((tray) => tray.pieces)]

describe.each(PACKS)('%s', (id) => {
  const pack = loadPack(id)
  const [scenario = ''] = Object.keys(pack.scenarios)
  const def = gameOf(pack, scenario)

  test('says what every number, mark, line, marker and state on its tables means', async () => {
    const { tables, lines } = tablesOf(def, 500)
    const legend: Legend = (await rulebookOf(def))?.legend ?? {}
    const { numbers = [], badges = {}, marks = {}, markers = {} } = legend
    const units = new Set(pack.units.units.map((unit) => unit.id))
    const all = tables.flatMap(piecesOf)
    const kinds = {
      badges: all.flatMap((piece) => piece.badges),
      marks: tables.flatMap((one) => one.marks.map(({ kind }) => kind)),
      lines: [...lines, ...tables.flatMap((one) => (one.lines ?? []).map(({ kind }) => kind))],
      markers: all.filter(({ type }) => !units.has(type)).map(({ type }) => type),
    }
    const unsaid = (used: readonly string[], said: object) =>
      [...new Set(used)].filter((kind) => !(kind in said))
    expect(unsaid(kinds.badges, badges)).toEqual([])
    expect(unsaid(kinds.marks, marks)).toEqual([])
    expect(unsaid(kinds.lines, legend.lines ?? {})).toEqual([])
    expect(unsaid(kinds.markers, markers)).toEqual([])
    const counts = new Set(
      all.filter(({ kind }) => kind === 'unit').map((piece) => piece.numbers?.length ?? 0),
    )
    for (const count of counts) expect([0, numbers.length]).toContain(count)
    expect(all.length).toBeGreaterThan(10)
  }, 60_000)

  test.each(LANGUAGES)('has words for all of it in %s', async (language) => {
    const state = stateOf(new LocalMatch(def, { seed: 3 }).session)
    const nameOf = packNames(pack, language)
    const drawn: Drawn = {
      ...{ def, language, nameOf, look: lookOf(pack), legend: (await rulebookOf(def))?.legend },
      ...{ table: table(def, view(def, state, 'spectator')), decision: decisions(def, state)[0] },
      helpOf: (group, one) => packHelp(pack, language, group, one),
      ...{ format: ({ key }) => key, nameOfGroup: (group) => group, nameOfBadge: (badge) => badge },
    }
    const sections = legendOf(drawn)
    const entries = sections.flatMap((section) =>
      section.entries.map((entry) => ({ section: section.id, ...entry })),
    )
    expect(entries.filter(({ name, text }) => name === '' && !text)).toEqual([])
    // Names of the pack never appear as bare ids.
    const bare = entries.filter(
      ({ section, id: own, name }) => section !== 'states' && section !== 'choices' && name === own,
    )
    expect(bare).toEqual([])
    expect(sections.map((section) => section.id)).toEqual(expect.arrayContaining(['sides', 'ground']))
    expect(entries.length).toBeGreaterThan(10)
    const [unit] = pack.units.units
    const hits = found(sections, nameOf('units', unit?.id ?? '').toUpperCase())
    expect(hits.flatMap((section) => section.entries.map((entry) => entry.id))).toContain(unit?.id)
  })

  test('knows how each option that a statement names is answered in the game', async () => {
    const rules = (await rulebookOf(def))!
    const options = new Set(statementsIn(rules).flatMap((statement) => statement.ruleOptions ?? []))
    expect([...options].filter((option) => !(option in rules.ruleOptions))).toEqual([])
    const explained = new Set(
      rules.groups.flatMap(({ ruleOptions = [] }) => ruleOptions).flatMap((one) => one.options),
    )
    for (const language of LANGUAGES) {
      const silent = Object.entries(rules.ruleOptions).filter(
        ([option, { is }]) =>
          typeof is === 'string' && explained.has(option) && meaningOf(rules, option, is, language) === '',
      )
      expect(silent).toEqual([])
    }
  })
})

describe('an option', () => {
  const pack = loadPack('kriegspiel')
  const [[id, opening] = ['', undefined]] = Object.entries(pack.scenarios)
  const withRules = (rules: object): RawPack => ({
    ...pack,
    scenarios: { [id]: { ...opening, rules: { ...(opening?.rules as object), ...rules } } as never },
  })
  test('is said to be otherwise where the scenario says so, with its meaning in both languages', async () => {
    const rules = (await rulebookOf(gameOf(withRules({ relayRange: 'none' }), id)))!
    expect(rules.ruleOptions.relayRange).toEqual({ is: 'none', usual: 'printed' })
    expect(rules.ruleOptions.relayDefence).toEqual({ is: 'lost', usual: 'lost' })
    expect(meaningOf(rules, 'relayRange', 'none', 'en')).toMatch(/^only themselves/)
    expect(meaningOf(rules, 'relayRange', 'none', 'it')).toMatch(/^solo sé stesse/)
    expect(meaningOf(rules, 'relayRange', 'elsewhere', 'en')).toBe('')
  })
})
